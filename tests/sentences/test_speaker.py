"""What the Speaker says of positions laid out for it."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from tests.sentences.source import source_of

from arbitre.games.lorcana.facts import KEYWORDS
from arbitre.games.lorcana.game import Lorcana
from arbitre.games.lorcana.language import LANGUAGE
from arbitre.kernel.decision import NO_CARD, Option, Reason, Refusal
from arbitre.kernel.error import Error
from arbitre.kernel.event import SIGNAL, Event
from arbitre.kernel.knowledge import EVERYBODY, EVERYTHING, SPECTATOR
from arbitre.scenario.lorcana import LorcanaScenario
from arbitre.scenario.run import scenario_of
from arbitre.sentences import LANGUAGES, Speaker
from arbitre.sentences.lorcana import SILENT

KNIGHT = {
    "name": "Knight",
    "version": "Of the Test",
    "type": "character",
    "cost": 3,
    "strength": 2,
    "willpower": 4,
    "lore": 1,
    "abilities": [{"ability": "keyword", "keyword": "Challenger", "value": 2}],
    "fr": {"name": "Chevalier", "version": "De l'essai"},
    "it": {"name": "Cavaliere", "version": "Della prova"},
}
SENTRY = {
    "name": "Sentry",
    "type": "character",
    "cost": 2,
    "strength": 3,
    "willpower": 3,
    "lore": 1,
    "abilities": [{"ability": "keyword", "keyword": "Resist", "value": 1}],
}
HELPER = {
    "name": "Helper",
    "type": "character",
    "cost": 1,
    "strength": 1,
    "willpower": 1,
    "lore": 2,
    "abilities": [{"ability": "keyword", "keyword": "Support"}, {"ability": "keyword", "keyword": "Boost", "value": 2}],
}
KING = {
    "name": "Knight",
    "version": "King",
    "type": "character",
    "cost": 6,
    "strength": 5,
    "willpower": 5,
    "lore": 2,
    "abilities": [{"ability": "keyword", "keyword": "Shift", "value": 2}],
}
BOLT = {
    "name": "Bolt",
    "type": "action",
    "cost": 1,
    "abilities": [
        {
            "ability": "action",
            "effects": [
                {
                    "do": "deal damage",
                    "amount": 3,
                    "target": {"of": "chosen", "cards": {"what": "character", "whose": "opponents"}},
                }
            ],
        }
    ],
    "fr": {"name": "Éclair"},
}
SONG = {
    "name": "Song",
    "type": "action",
    "song": True,
    "cost": 3,
    "abilities": [
        {"ability": "keyword", "keyword": "Sing Together", "value": 4},
        {
            "ability": "action",
            "effects": [{"do": "banish", "target": {"of": "each", "cards": {"what": "item", "whose": "any"}}}],
        },
    ],
}
LAMP = {
    "name": "Lamp",
    "type": "item",
    "cost": 2,
    "abilities": [
        {
            "ability": "activated",
            "cost": [
                {"do": "exert", "target": {"of": "this"}},
                {"do": "pay ink", "amount": 1},
                {"do": "banish", "target": {"of": "this"}},
            ],
            "effects": [{"do": "draw"}],
        }
    ],
}
TOWER = {"name": "Tower", "type": "location", "cost": 2, "willpower": 5, "lore": 1, "move_cost": 1}
TWINS = {
    "name": "Twins",
    "type": "character",
    "cost": 1,
    "strength": 1,
    "willpower": 1,
    "lore": 1,
    "abilities": [
        {"ability": "triggered", "when": [{"event": "quests", "card": "this"}], "effects": [{"do": "draw"}]},
        {
            "ability": "triggered",
            "when": [{"event": "quests", "card": "this"}],
            "effects": [{"do": "gain lore", "amount": 1}],
        },
        {"ability": "keyword", "keyword": "Support"},
    ],
}
WATCHER = {
    "name": "Watcher",
    "type": "item",
    "cost": 1,
    "abilities": [
        {
            "ability": "triggered",
            "when": [{"event": "played", "card": {"whose": "you"}}, {"event": "played", "player": "you"}],
            "effects": [{"do": "draw"}],
        }
    ],
}
TOLL = {
    "name": "Toll",
    "type": "item",
    "cost": 1,
    "abilities": [
        {
            "ability": "static",
            "effects": [
                {"static": "pay to", "actions": ["quest"], "cards": {"whose": "opponents"}, "ink": 1},
                {"static": "pay to", "actions": ["challenge"], "cards": {"whose": "opponents"}, "ink": 2},
            ],
        }
    ],
}
CARDS: list[dict[str, Any]] = [TOLL, KNIGHT, SENTRY, HELPER, KING, BOLT, SONG, LAMP, TOWER, TWINS, WATCHER]


def lay(a: dict[str, Any], b: dict[str, Any] | None = None, **more: Any) -> Lorcana:
    data = {"game": "lorcana", "title": "", "rules": [], "A": a, "B": b or {}, "card": CARDS, **more}
    return LorcanaScenario(data).game


def find(game: Lorcana, name: str, seat: int | None = None) -> int:
    return next(
        card
        for card, facts in enumerate(game.facts)
        if facts.full_name.startswith(name) and seat in (None, game.owner[card])
    )


def options(game: Lorcana, kind: str, lang: str = "en") -> list[str]:
    assert game.decision is not None
    return [Speaker(lang).option(game, option) for option in game.decision.options if option.kind == kind]


def do(game: Lorcana, kind: str, name: str = "") -> list[Event]:
    """Take the option of that kind (with that card); what happened then."""
    assert game.decision is not None
    before = len(game.events)
    game.apply(
        next(
            option
            for option in game.decision.options
            if option.kind == kind and (not name or game.facts[option.card].full_name.startswith(name))
        )
    )
    return game.events.since(before)


def log(game: Lorcana, events: list[Event], lang: str = "en", audience: int | None = None) -> list[str]:
    lines = [Speaker(lang).event(game, event, audience) for event in events]
    return [line for line in lines if line is not None]


# -- names -----------------------------------------------------------------------------------------------------


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Error, match="en, fr, it"):
        Speaker("de")


@pytest.mark.parametrize(("lang", "name"), [("en", "Player B"), ("fr", "Joueur B"), ("it", "Giocatore B")])
def test_players_without_names_are_called_by_their_letter(lang: str, name: str) -> None:
    assert Speaker(lang).seat(lay({}), 1) == name


def test_players_are_called_by_their_names() -> None:
    speaker = Speaker("fr", names=["Émile"])
    assert speaker.seat(lay({}), 0) == "Émile"
    assert speaker.seat(lay({}), 1) == "Joueur B"


@pytest.mark.parametrize(
    ("lang", "name"),
    [("en", "Knight - Of the Test"), ("fr", "Chevalier - De l'essai"), ("it", "Cavaliere - Della prova")],
)
def test_cards_have_their_name_in_the_language(lang: str, name: str) -> None:
    game = lay({"play": ["Knight - Of the Test", "Sentry"]})
    assert Speaker(lang).card(game, find(game, "Knight")) == name
    assert Speaker(lang).card(game, find(game, "Sentry")) == "Sentry"


def test_lists_read_as_lists() -> None:
    game = lay({})
    assert Speaker("en").listed(game, ["a", "b", "c"]) == "a, b and c"
    assert Speaker("fr").listed(game, ["a", "b"]) == "a et b"
    assert Speaker("it").listed(game, ["a"]) == "a"


def test_an_unknown_word_is_an_error() -> None:
    with pytest.raises(Error, match="term-nonsense"):
        Speaker().term("nonsense")


# -- options ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Challenge Sentry with Knight - Of the Test (deals 3, banishes it; takes 3)"),
        ("fr", "Défier Sentry avec Chevalier - De l'essai (inflige 3 et bannit\u00a0; subit 3)"),
        ("it", "Sfidare Sentry con Cavaliere - Della prova (infligge 3 ed esilia; subisce 3)"),
    ],
)
def test_a_challenge_shows_what_it_would_do_with_challenger_and_resist(lang: str, text: str) -> None:
    game = lay({"play": ["Knight - Of the Test"]}, {"play": [{"card": "Sentry", "exerted": True}]})
    assert options(game, "challenge", lang) == [text]


def test_a_challenge_shows_that_the_challenger_would_be_banished() -> None:
    game = lay(
        {"play": [{"card": "Knight - Of the Test", "damage": 1}]}, {"play": [{"card": "Sentry", "exerted": True}]}
    )
    assert options(game, "challenge") == [
        "Challenge Sentry with Knight - Of the Test (deals 3, banishes it; takes 3, is banished)"
    ]


def test_questing_and_challenging_show_what_must_be_paid_for_them() -> None:
    game = lay({"play": ["Helper"], "ink": 2}, {"play": ["Toll", {"card": "Sentry", "exerted": True}]})
    assert options(game, "quest") == ["Quest with Helper (2 lore for 1 ink)"]
    assert options(game, "quest", "fr") == ["Envoyer Helper à l'aventure (2 éclats de Lore pour 1 encre)"]
    assert options(game, "challenge") == ["Challenge Sentry with Helper (deals 0; takes 3, is banished; costs 2 ink)"]


def test_looking_at_a_challenge_does_not_change_the_game() -> None:
    game = lay({"play": ["Knight - Of the Test"]}, {"play": [{"card": "Sentry", "exerted": True}]})
    before = game.digest()
    options(game, "challenge")
    assert game.digest() == before
    assert game.challenge is None


def test_turn_actions_show_their_cost_and_what_they_bring() -> None:
    game = lay(
        {
            "play": ["Knight - Of the Test", "Helper", "Lamp", "Tower"],
            "hand": ["Knight - King", "Song", "Sentry"],
            "ink": 6,
        }
    )
    assert game.decision is not None
    texts = [Speaker().option(game, option) for option in game.decision.options]
    for text in (
        "End the turn",
        "Ink Sentry",
        "Play Sentry (2 ink)",
        "Play Knight - King with Shift on Knight - Of the Test (2 ink)",
        "Sing Song with Knight - Of the Test",
        "Sing Song together",
        "Use the ability of Lamp (1 ink, exert and another cost)",
        "Boost Helper (2 ink)",
        "Quest with Helper (2 lore)",
        "Move Helper to Tower (1 ink)",
    ):
        assert text in texts


def test_a_card_in_play_is_chosen_by_name_player_and_damage() -> None:
    game = lay({"hand": ["Bolt"], "ink": 1}, {"play": [{"card": "Knight - Of the Test", "damage": 1}, "Sentry"]})
    do(game, "play", "Bolt")
    assert options(game, "choose") == ["Knight - Of the Test (Player B, 1 damage)", "Sentry (Player B)"]
    assert options(game, "choose", "it") == ["Cavaliere - Della prova (Giocatore B, 1 danno)", "Sentry (Giocatore B)"]
    assert game.decision is not None
    assert Speaker("fr").question(game, game.decision) == "Choisissez une carte pour Éclair"


def test_a_facedown_card_is_not_named() -> None:
    game = lay({"play": [{"card": "Helper", "under": [{"card": "Sentry", "facedown": True}]}]})
    assert Speaker().option(game, Option("choose", find(game, "Sentry"))) == "a facedown card"


def test_a_question_names_the_card_that_asks() -> None:
    game = lay({"play": ["Helper", "Sentry"]})
    do(game, "quest", "Helper")
    assert game.decision is not None
    assert Speaker().question(game, game.decision) == "Use the effect of Helper?"


@pytest.mark.parametrize(
    ("lang", "texts"),
    [
        ("en", ["Resolve ability 1 of Twins", "Resolve ability 2 of Twins", "Resolve Support of Twins"]),
        ("fr", ["Résoudre la capacité 1 : Twins", "Résoudre la capacité 2 : Twins", "Résoudre Soutien pour Twins"]),
        ("it", ["Risolvere l'abilità 1 di Twins", "Risolvere l'abilità 2 di Twins", "Risolvere Aiutante di Twins"]),
    ],
)
def test_abilities_that_wait_are_told_apart(lang: str, texts: list[str]) -> None:
    game = lay({"play": ["Twins", "Sentry"]})
    do(game, "quest", "Twins")
    assert [text.replace("\u00a0", " ") for text in options(game, "resolve", lang)] == texts


@pytest.mark.parametrize(
    ("lang", "used", "waiting", "told"),
    [
        (
            "en",
            "Use SPEAK! of Magic Mirror (4 ink and exert)",
            "Resolve MUSICAL DEBUT of Ariel",
            "You use SPEAK! of Magic Mirror",
        ),
        ("fr", "Utiliser PARLE !", "Résoudre DÉBUTS MUSICAUX", "Vous utilisez PARLE !"),
        ("it", "Usare SPEAK! di", "Risolvere MUSICAL DEBUT di", "Usi SPEAK! di"),  # as far as names are known
    ],
)
def test_abilities_are_called_by_their_names(lang: str, used: str, waiting: str, told: str) -> None:
    data = {
        "game": "lorcana",
        "rules": [],
        "title": "",
        "A": {
            "hand": ["Ariel - Spectacular Singer"],
            "play": ["Magic Mirror", "Watch"],
            "ink": 10,
        },
        "card": [{"name": "Watch", "type": "item", "cost": 1, "text": ["Whenever you play a character, draw a card."]}],
    }
    game = scenario_of(data).game
    assert any(text.replace("\u00a0", " ").startswith(used) for text in options(game, "use", lang))
    do(game, "use", "Magic Mirror")
    lines = [Speaker(lang).event(game, event, 0) or "" for event in game.events]
    assert any(line.replace("\u00a0", " ").startswith(told) for line in lines)
    do(game, "play", "Ariel - Spectacular Singer")
    assert any(text.replace("\u00a0", " ").startswith(waiting) for text in options(game, "resolve", lang))


def test_an_ability_that_waits_says_which_card_it_is_about() -> None:
    game = lay({"play": ["Watcher"], "hand": ["Sentry", "Lamp"], "ink": 4})
    do(game, "play", "Sentry")
    assert options(game, "resolve") == ["Resolve the ability of Watcher (Sentry)"] * 2


EVERY_OPTION = {
    "bottom": ("Sentry", "", 0),
    "top": ("Sentry", "", 0),
    "challenge": ("Knight - Of the Test", "Tower", 0),
    "choose": ("Sentry", "", 0),
    "discard": ("Song", "", 0),
    "ink": ("Sentry", "", 0),
    "move": ("Sentry", "Tower", 0),
    "next": ("Sentry", "", 0),
    "play": ("Song", "", 0),
    "play free": ("Song", "", 0),
    "put away": ("Song", "", 0),
    "quest": ("Sentry", "", 0),
    "replace": ("Sentry", "", 0),
    "shift": ("Knight - King", "Knight - Of the Test", 0),
    "sing": ("Song", "Sentry", 0),
    "sing together": ("Song", "", 0),
    "use": ("Lamp", "", 0),
    "use free": ("Lamp", "", 0),
}
BARE = ("done", "end turn", "enter exerted", "enter ready", "mode", "name", "no", "number", "replace", "yes")
SEATS = ("hand over", "player")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", sorted(Lorcana.words.options.keys() - {"resolve"}))
def test_every_kind_of_option_can_be_said(kind: str, lang: str) -> None:
    game = lay({"play": ["Knight - Of the Test", "Sentry", "Lamp", "Tower"], "hand": ["Song", "Knight - King"]})
    speaker = Speaker(lang)
    said: list[str] = []
    if kind in EVERY_OPTION:
        card, target, number = EVERY_OPTION[kind]
        option = Option(kind, find(game, card), find(game, target) if target else NO_CARD, number)
        said.append(speaker.option(game, option))
        assert speaker.card(game, find(game, card)) in said[0]
        assert not target or speaker.card(game, find(game, target)) in said[0]
    if kind in SEATS:
        said.append(speaker.option(game, Option(kind, target=1)))
        assert speaker.seat(game, 1) in said[0]
    if kind in BARE:
        said.append(speaker.option(game, Option(kind)))
    assert said, f"there is no example of the option {kind!r} here"


# -- questions, refusals, results --------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("about", [{}, {"card": "Sentry", "target": "Tower", "cost": 4, "ink": 1, "value": 2}])
def test_every_refusal_can_be_said_and_names_its_rule(lang: str, about: dict[str, str | int]) -> None:
    game = lay({"play": ["Sentry", "Tower"]})
    rule = {"en": "(rule 4.5.1.2)", "fr": "(règle 4.5.1.2)", "it": "(regola 4.5.1.2)"}[lang]
    reasons = source_of("lorcana").reasons()
    assert reasons
    said = {key: Speaker(lang).refusal(game, Refusal(Reason(key, "4.5.1.2"), about)) for key in reasons}
    assert {key: text for key, text in said.items() if not text.endswith(rule) or "{" in text} == {}


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "That costs 3 ink, and you have 1 ready (rule 4.3.2.4)"),
        ("fr", "Il faut 3 encres, et il vous en reste 1 (règle 4.3.2.4)"),
        ("it", "Il costo è 3 inchiostro, e ne hai 1 a disposizione (regola 4.3.2.4)"),
    ],
)
def test_a_refusal_tells_the_numbers(lang: str, text: str) -> None:
    game = lay({"hand": ["Knight - Of the Test"], "ink": 1})
    refusal = game.why_not("play", find(game, "Knight - Of the Test"))
    assert refusal is not None
    assert Speaker(lang).refusal(game, refusal) == text


def test_a_refusal_speaks_of_the_card_in_the_language() -> None:
    game = lay({"play": [{"card": "Knight - Of the Test", "drying": True}]})
    refusal = game.why_not("quest", find(game, "Knight"))
    assert refusal is not None
    assert Speaker("fr").refusal(game, refusal) == (
        "Chevalier - De l'essai est encore en train de sécher (règle 4.5.1.2)"
    )


def test_a_song_is_refused_because_of_the_singer() -> None:
    game = lay({"play": [{"card": "Knight - Of the Test", "exerted": True}, "Helper"], "hand": ["Song"]})
    exerted = game.why_not("sing", find(game, "Song"), find(game, "Knight"))
    cheap = game.why_not("sing", find(game, "Song"), find(game, "Helper"))
    assert exerted is not None
    assert cheap is not None
    assert Speaker().refusal(game, exerted) == "Knight - Of the Test is exerted (rule 5.4.4.2)"
    assert Speaker().refusal(game, cheap) == (
        "Helper counts as cost 1 for singing, and Song needs 3 or more (rule 5.4.4.2)"
    )


def test_the_result_tells_who_won_and_with_how_much() -> None:
    game = lay({"play": ["Helper"], "lore": 18})
    assert Speaker().result(game) == "The game is not over."
    do(game, "quest", "Helper")
    assert Speaker().result(game) == "Player A wins with 20 lore."
    assert Speaker("fr").result(game) == "Joueur A remporte la partie avec 20 éclats de Lore."
    assert Speaker("it", names=["Ada", "Bea"]).result(game) == "Ada vince con 20 leggenda."


def test_the_result_tells_whose_deck_ran_out() -> None:
    game = lay({"deck": []})
    do(game, "end turn")
    assert Speaker().result(game) == "Player B wins: Player A had no card left in the deck."


def test_the_result_tells_who_conceded() -> None:
    game = lay({})
    game.concede(1)
    assert Speaker().result(game) == "Player A wins: Player B conceded."
    assert Speaker("fr").result(game) == "Joueur A remporte la partie\u00a0: concession (Joueur B)."


def test_a_team_wins_together() -> None:
    game = lay({"play": ["Helper"], "lore": 18}, seats=4, teams=[[0, 1], [2, 3]])
    do(game, "quest", "Helper")
    assert Speaker().result(game) == "Player A and Player B win with 20 lore."


# -- the log: what was banished, by what and why -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Knight - Of the Test banishes Player B's Sentry in a challenge"),
        ("fr", "Chevalier - De l'essai bannit Sentry (Joueur B) dans un défi"),
        ("it", "Cavaliere - Della prova esilia Sentry (Giocatore B) in una sfida"),
    ],
)
def test_the_log_tells_who_banished_in_a_challenge(lang: str, text: str) -> None:
    game = lay({"play": ["Knight - Of the Test"]}, {"play": [{"card": "Sentry", "exerted": True}]})
    assert log(game, do(game, "challenge"), lang)[-1] == text


def test_both_can_be_banished_in_a_challenge() -> None:
    game = lay(
        {"play": [{"card": "Knight - Of the Test", "damage": 1}]}, {"play": [{"card": "Sentry", "exerted": True}]}
    )
    assert log(game, do(game, "challenge"))[-2:] == [
        "Sentry banishes Player A's Knight - Of the Test in a challenge",
        "Knight - Of the Test banishes Player B's Sentry in a challenge",
    ]


def test_the_log_tells_which_action_did_the_damage() -> None:
    game = lay({"hand": ["Bolt"], "ink": 1}, {"play": [{"card": "Knight - Of the Test", "damage": 1}]})
    lines = log(game, do(game, "play", "Bolt"))
    assert lines == [
        "Player A plays Bolt",
        "Player A pays 1 ink for Bolt",
        "Player A chooses Knight - Of the Test for Bolt",
        "Bolt deals 3 damage to Knight - Of the Test",
        "Player B's Knight - Of the Test is banished by the damage from Bolt",
    ]


def test_the_log_tells_which_effect_banished() -> None:
    game = lay({"hand": ["Song"], "ink": 3}, {"play": ["Lamp"]})
    assert log(game, do(game, "play", "Song"))[-1] == "Song banishes Player B's Lamp"


def test_a_card_can_banish_itself() -> None:
    game = lay({"play": ["Lamp"], "ink": 1})
    assert "Player A banishes Lamp by its own ability" in log(game, do(game, "use"))


def test_damage_left_from_before_is_reason_enough() -> None:
    game = lay({"play": ["Sentry"]})
    event = Event("banished", "1.8.1.4", 0, find(game, "Sentry"), NO_CARD, 0, (NO_CARD,), EVERYBODY)
    assert log(game, [event]) == ["Player A's Sentry is banished: its damage has reached its Willpower"]


def test_playing_with_shift_and_singing_are_told() -> None:
    game = lay({"play": ["Knight - Of the Test"], "hand": ["Knight - King", "Song"], "ink": 2})
    assert log(game, do(game, "shift"))[0] == "Player A plays Knight - King with Shift on Knight - Of the Test"
    assert log(game, do(game, "sing", "Song"), "fr") == ["Joueur A joue Song", "Knight - King chante Song"]


def test_questing_is_one_line() -> None:
    game = lay({"play": ["Sentry"]})
    assert log(game, do(game, "quest"), "fr") == ["Joueur A envoie Sentry à l'aventure et gagne 1 éclat de Lore"]


def test_characteristics_are_told_with_their_sign() -> None:
    game = lay({"play": ["Sentry", "Lamp"]})
    sentry, lamp = find(game, "Sentry"), find(game, "Lamp")
    more = Event("gets", "6.6.1.1", 0, sentry, lamp, 2, (), EVERYBODY, "lore")
    less = Event("gets", "6.6.1.1", 0, sentry, lamp, -1, (), EVERYBODY, "strength")
    assert log(game, [more, less]) == ["Sentry gets +2 lore (Lamp)", "Sentry gets -1 Strength (Lamp)"]
    assert log(game, [more, less], "fr") == [
        "Sentry gagne +2 en valeur de Lore (Lamp)",
        "Sentry perd 1 en Force (Lamp)",
    ]


def test_one_card_put_away_is_one_card_drawn() -> None:
    game = lay({"hand": ["Sentry"]})
    kept = Event("alters hand", "2.2.2.1", 0, NO_CARD, NO_CARD, 0, (), 1)
    one = Event("alters hand", "2.2.2.1", 0, NO_CARD, NO_CARD, 1, (find(game, "Sentry"),), 1)
    assert log(game, [kept, one], "fr", 1) == [
        "Joueur A garde sa main de départ",
        "Joueur A place une carte sous sa pioche et en pioche une autre",
    ]


def test_keywords_are_told_with_their_number() -> None:
    game = lay({"play": ["Sentry", "Lamp"]})
    for word, value, text in (("Resist", 2, "Resist +2"), ("Singer", 5, "Singer 5"), ("Evasive", 0, "Evasive")):
        event = Event("gains", "6.4.2.2", 0, find(game, "Sentry"), find(game, "Lamp"), value, (), EVERYBODY, word)
        assert log(game, [event]) == [f"Sentry gains {text} (Lamp)"]


# -- the log: every kind ---------------------------------------------------------------------------------------------

WORDS: dict[str, tuple[str, ...]] = {
    "gets": LANGUAGE.words["Stat"],
    "gains": (*sorted(KEYWORDS), "ability"),
    "can't": LANGUAGE.words["Restriction"],
    "skips": ("draw", "ready", "set"),
    "names": ("Knight", "Somebody Else"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", sorted(Lorcana.words.events.keys() - SILENT))
def test_every_kind_of_event_can_be_said(kind: str, lang: str) -> None:
    game = lay({"play": ["Sentry", "Lamp", "Tower"]})
    speaker = Speaker(lang)
    sentry, lamp, tower = (find(game, name) for name in ("Sentry", "Lamp", "Tower"))
    declared = game.words.events[kind]
    secret = {{"card": "Sentry", "other": "Lamp", "cards": "Tower"}[field] for field in declared.secret}
    for word, amount, other, cards, seen in itertools.product(
        WORDS.get(kind, ("",)),
        (-1, 0, 1, 2) if declared.amount else (0,),
        (NO_CARD, lamp) if declared.other else (NO_CARD,),
        ((), (NO_CARD,), (tower, lamp)) if declared.cards else ((),),
        (EVERYBODY, 1) if secret else (EVERYBODY,),
    ):
        card = sentry if declared.card else NO_CARD
        event = Event(kind, "0", 0, card, other, amount, cards, seen, SIGNAL if declared.heard else word)
        for audience in (None, EVERYTHING, SPECTATOR, 0, 1):
            line = speaker.event(game, event, audience)
            if line is None:
                assert kind == "chance" or declared.heard
                continue
            assert "{" not in line
            assert line == line.strip()
            if seen != EVERYBODY and audience in (SPECTATOR, 1):
                assert not any(name in line for name in secret), line


@pytest.mark.parametrize("kind", sorted(SILENT))
def test_some_events_are_no_news(kind: str) -> None:
    game = lay({"play": ["Sentry"]})
    assert Speaker().event(game, Event(kind, "0", 0, find(game, "Sentry"), NO_CARD, 0, (), EVERYBODY), None) is None


# -- the log: what is hidden stays hidden ------------------------------------------------------------------------------


def test_only_who_draws_learns_what() -> None:
    game = lay({"play": ["Lamp"], "ink": 1, "deck": ["Sentry", "Song"]})
    drawn = [event for event in do(game, "use") if event.kind == "draws"]
    assert log(game, drawn, "en", 0) == ["You draw Sentry"]
    assert log(game, drawn, "fr", 1) == ["Joueur A pioche une carte"]
    assert log(game, drawn, "it", SPECTATOR) == ["Giocatore A pesca una carta"]
    assert log(game, drawn, "en", None) == log(game, drawn, "en", EVERYTHING) == ["Player A draws Sentry"]


def test_a_boosted_card_is_known_to_nobody() -> None:
    game = lay({"play": ["Helper"], "ink": 2, "deck": ["Sentry", "Song"]})
    events = do(game, "use", "Helper")
    assert log(game, events, "en", 0)[-1] == "You put a card under Helper"
    assert log(game, events, "fr", 1)[-1] == "Joueur A place une carte sous Helper"
    assert log(game, events, "en", None)[-1] == "Player A puts Sentry under Helper"


def test_several_hidden_cards_are_a_number() -> None:
    game = lay({"hand": ["Sentry", "Lamp"]})
    cards = (find(game, "Sentry"), find(game, "Lamp"))
    event = Event("alters hand", "2.2.2.1", 0, NO_CARD, NO_CARD, 2, cards, 1)
    assert log(game, [event], "en", 0) == ["You put Sentry and Lamp on the bottom of your deck and draw as many"]
    assert log(game, [event], "it", 1) == ["Giocatore A mette 2 carte in fondo al mazzo e ne pesca altrettante"]
