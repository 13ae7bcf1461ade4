"""The Spoils at the terminal: the board, the moves, what is typed, windows, and whole games with every command."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.random_games import take
from tests.spoils_cards import asked_again, begun, in_play, position
from tests.terminal.table import Table

from arbitre.cli import main
from arbitre.games.spoils import changing_zones
from arbitre.games.spoils.costs import Paying
from arbitre.games.spoils.game import Spoils
from arbitre.games.spoils.respond import Window
from arbitre.games.spoils.sides import forget
from arbitre.games.spoils.zones import HAND
from arbitre.kernel.column import with_row
from arbitre.kernel.decision import Refusal
from arbitre.kernel.error import Error
from arbitre.players import answer, greedy
from arbitre.pool.spoils import pool
from arbitre.sentences import languages
from arbitre.terminal.again import Start
from arbitre.terminal.kits import deck_kit
from arbitre.terminal.spoils.typed import SpoilsReader
from arbitre.terminal.typed import Unclear
from arbitre.terminal.words import Words

KIT = deck_kit("spoils")
LANGUAGES = languages("spoils")


def starter_game(seed: int = 3, starting: int | None = 0) -> Spoils:
    """A game of the first two decks that are sold."""
    names = KIT.usual_decks()
    game = KIT.new([KIT.find_deck(name)[1] for name in names[:2]], seed, starting)
    assert isinstance(game, Spoils)
    return game


def drawn(game: Spoils, lang: str = "en", width: int = 90) -> list[str]:
    return [line.plain for line in Table(game, lang, width=width).board().lines()]


def row(lines: list[str], name: str) -> str:
    """The first line that begins so, with single spaces."""
    return " ".join(next(line for line in lines if line.strip().startswith(name)).split())


def menu_lines(game: Spoils, width: int = 100) -> list[str]:
    return [" ".join(line.plain.split()) for line in Table(game, width=width).menu().lines(width)]


# -- the board ---------------------------------------------------------------------------------------------------


def test_it_shows_what_every_player_has() -> None:
    game = position(("Clerk",), ("Fortress",), hand=("Warden",), resources="GGR")
    for seat in (0, 1):
        blade = in_play(game, seat, "Blade")
        game.face_down = with_row(game.face_down, blade, True)
        forget(game, blade)
    lines = drawn(game)
    assert lines[0].startswith("Turn 5, your turn ")
    assert row(lines, "Ada").startswith("Ada (computer) influence 25 · resources 3/3 · icons G2 V1 · hand 0 · deck ")
    assert row(lines, "▶").startswith("▶ Player (you) influence 25 · resources 3/3 · icons G2 V1 · hand 1 · deck ")
    assert row(lines, "Order of Trials") == "Order of Trials · Coin x2, 1 face-down"
    assert row(lines, "Guild of Tests") == "Guild of Tests · Coin x2, face-down: Blade"
    assert row(lines, "Fortress") == "Fortress 3 structure 5"


def test_characters_show_what_counts_now_and_what_is_on_them() -> None:
    game = position(("Warden", "Longsword", "Sneak", "Colossus"), ("Clerk",))
    warden, sword, sneak = (in_play(game, 0, name) for name in ("Warden", "Longsword", "Sneak"))
    changing_zones.attach(game, sword, warden)
    game.damage[warden] = 1
    game.exerted[sneak] = True
    game.tokens = with_row(game.tokens, sneak, 2)
    game.settled[in_play(game, 1, "Clerk")] = False
    lines = drawn(game)
    assert row(lines, "Warden") == "Warden 2 4↑ 3 2 damage 1"
    assert lines[lines.index(next(line for line in lines if "Warden" in line)) + 1].startswith("    Longsword")
    assert row(lines, "Longsword") == "Longsword 1 attached, item"
    assert row(lines, "Sneak") == "Sneak 2 1 2 4 depleted, tokens 2, Covert"
    assert row(lines, "Colossus") == "Colossus 6 6 6 2 Unique"
    assert row(lines, "Clerk") == "Clerk 1 1 1 3 new"


def test_the_hand_shows_costs_thresholds_and_what_is_lacking() -> None:
    lines = drawn(position(hand=("Colossus", "Jolt", "Lurker", "Fortress", "Jolt"), resources="GR"))
    hand = lines[next(i for i, line in enumerate(lines) if line.strip().startswith("Hand")) + 1 :]
    assert row(hand, "Jolt") == "Jolt x2 R 1 tactic"
    assert row(hand, "Colossus") == "Colossus GG 6 6 6 2 Unique, lacks G"
    assert row(hand, "Lurker") == "Lurker G 4 3 3 3 Flip Up"
    assert row(hand, "Fortress") == "Fortress G 3 location, structure 5"


def test_the_battle_is_shown() -> None:
    game = position(("Warden", "Bruiser"), ("Archer", "Clerk"))
    take(game, "attack")
    take(game, "choose", "Bruiser")
    while game.decision is not None and game.decision.kind != "choose blockers":
        take(game, "pass")
    lines = drawn(game)
    assert row(lines, "Battle:") == "Battle: Player attacks Ada, with Bruiser 4/3/1"
    assert row(lines, "Bruiser") == "Bruiser 3 4 3 1 attacks, depleted"
    take(game, "choose", "Clerk")
    assert "blocked by Clerk 1/1/3" in " ".join(drawn(game))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 120])
def test_no_line_is_wider_than_the_screen(lang: str, width: int) -> None:
    game = starter_game(width)
    while game.decision is not None and game.turn < 8:
        if game.decision.seat == 0:
            table = Table(game, lang, width=width, plays_on=False)
            with pytest.raises(EOFError):
                table.session._ask()
            assert not [line for line in table.text.splitlines() if len(line) > width]
        game.apply(answer(greedy(1), game))


def test_nothing_hidden_is_on_the_screen() -> None:
    """With the opponent's hidden cards exchanged for others, the screen is the same."""
    game = starter_game(4)
    while game.decision is not None and (game.turn < 8 or game.decision.seat != 0):
        game.apply(answer(greedy(1), game))
    assert game.decision is not None
    assert game.zones[1][HAND]
    other = game.copy()
    other.facts = game.facts.copy()
    for card in game.zones[1][HAND]:
        other.facts[card] = game.facts[game.faction[0]]
    screens = []
    for one in (game, other):
        table = Table(one, plays_on=False)
        with pytest.raises(EOFError):
            table.session._ask()
        screens.append(table.text)
    assert screens[0] == screens[1]


# -- moves -------------------------------------------------------------------------------------------------------


def test_moves_stand_in_groups_and_the_end_of_the_turn_is_0() -> None:
    game = position(("Clerk", "Archer"), ("Fortress",), hand=("Warden", "Jolt", "Jolt"))
    assert menu_lines(game) == [
        "Play 1 Jolt (1) 2 Warden (2)",
        "Use 3 Guild of Tests: Ponder — COST: Pay 3. EFFECT: Draw a card.",
        "4 Archer: Shoot — COST: Pay 1. Deplete this card. Pick a character. EFFECT: Inflict 1 damage",
        "to the character.",
        "Attack 5 Ada (influence 25) 6 Fortress (structure left 5)",
        "0 End the turn",
    ]


def test_a_window_offers_to_pass_once_and_for_the_turn() -> None:
    game = position(("Archer",), ("Warden",))
    game.active = 1
    begun(game, Window(0, "response", "607.1"))
    assert menu_lines(game)[-2:] == ["Pass 3 for the rest of the turn", "0 Pass"]


def test_attackers_say_what_they_fight_with_and_who_is_chosen() -> None:
    game = position(("Warden", "Bruiser", "Clerk"), ())
    take(game, "attack")
    table = Table(game, lines=["bruiser", "attack bruiser"], plays_on=False)
    text = table.run()
    assert "1 Warden 2/3/2   2 Bruiser 4/3/1   3 Clerk 1/1/3" in text
    assert "So far: Bruiser" in text


def test_a_person_is_not_asked_in_which_order_the_rules_of_the_faction_come() -> None:
    game = position(hand=("Clerk",), resources="")
    take(game, "end turn")
    table = Table(game, plays_on=False)
    table.run()
    decision = table.session.game.decision
    assert decision is not None
    assert table.session.game.active == 0
    assert decision.kind == "choose one", "the Develop Rule asks; nobody was asked which rule comes first"


# -- what is typed -------------------------------------------------------------------------------------------------


def reader(game: Spoils, lang: str = "en") -> SpoilsReader:
    found = Table(game, lang).session.reader()
    assert isinstance(found, SpoilsReader)
    return found


@pytest.mark.parametrize(
    ("lang", "typed", "meant"),
    [
        ("en", "play jolt", "play A.Jolt"),
        ("en", "use archer: shoot", "use A.Archer: shoot"),
        ("en", "use guild", "use A faction"),
        ("en", "attack", "attack"),
        ("en", "attack ada", "attack B faction"),
        ("en", "attack fortress", "attack B.Fortress"),
        ("fr", "attaquer fortress", "attack B.Fortress"),
        ("fr", "jouer jolt", "play A.Jolt"),
        ("fr", "fin", "end turn"),
    ],
)
def test_what_is_typed_is_understood(lang: str, typed: str, meant: str) -> None:
    game = position(("Archer",), ("Fortress", "Clerk"), hand=("Jolt",))
    found = reader(game, lang)
    assert found.move(typed) == meant
    assert isinstance(found.find(typed), int)


def test_what_can_not_be_done_is_refused_with_its_rule() -> None:
    game = position(("Clerk",), ("Warden",), hand=("Colossus", "Coin"), resources="GR")
    game.settled[in_play(game, 0, "Clerk")] = False
    asked_again(game)
    for typed, rule in (
        ("play colossus", "405.2"),
        ("play coin", "604.1a"),
        ("attack", "608.1a"),
        ("attack warden", "608.1a"),
    ):
        found = reader(game).find(typed)
        assert isinstance(found, Refusal), typed
        assert found.rule == rule, typed


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("jump clerk", "A move starts with one of: play, flip up"),
        ("play wardn", "Did you mean Warden"),
        ("play", "Which card? For example: play eye gouge"),
    ],
)
def test_what_is_not_understood_is_said(typed: str, answer: str) -> None:
    with pytest.raises(Unclear, match=answer.replace("?", r"\?")):
        reader(position(hand=("Warden",))).move(typed)


# -- whole games -------------------------------------------------------------------------------------------------


@pytest.mark.on_either_engine
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_with_every_command(lang: str) -> None:
    words = Words(lang, "spoils")

    def typed(command: str, rest: str = "") -> str:
        return f"{words.first(f'command-{command}')} {rest}".strip()

    at = {
        3: ["999", "abracadabra", typed("help"), typed("log"), typed("card", "the tournament"), typed("why")],
        5: [typed("why", words.first("verb-attack")), typed("save", "one.record"), typed("board")],
        7: [typed("undo"), words.first("answer-yes")],
    }
    table = Table(starter_game(), lang, at=at)
    text = table.run()
    game = table.session.game
    assert game.result is not None
    assert not table.at
    assert table.screen.speaker.result(game, table.session.seat) in text
    assert words("not-understood", text="abracadabra") in text
    assert words("saved", file="one.record") in text
    assert words("undone") in text
    assert words("needs-move", example=words("example-refused")) in text
    assert "The Tournament Faction" in text
    assert Path("one.record").read_text("utf-8").startswith("arbitre record")


def test_a_saved_game_goes_on_where_it_was() -> None:
    game = starter_game()
    while game.decision is not None and (game.turn < 3 or game.decision.kind != "turn action"):
        game.apply(answer(greedy(1), game))
    Path("kept.record").write_text(game.record(), encoding="utf-8")
    table = Table(starter_game(9), lines=["load kept.record"], plays_on=False)
    text = table.run()
    assert "kept.record is open: turn" in text
    assert table.session.game.digest() == game.digest()


def test_a_record_of_another_game_is_not_opened() -> None:
    from tests.terminal.table import new_game

    Path("other.record").write_text(new_game().record(), encoding="utf-8")
    text = Table(starter_game(), lines=["load other.record"], plays_on=False).run()
    assert "this is a game of lorcana, not of spoils" in text


# -- decks and languages -------------------------------------------------------------------------------------------


def test_decks_that_are_sold_are_found_by_a_part_of_their_name() -> None:
    name, cards = KIT.find_deck("new player: war")
    assert name == "New Player: Warlord"
    assert cards[0] == "The Tournament Faction"
    with pytest.raises(Error, match="could be: "):
        KIT.find_deck("warlord")
    with pytest.raises(Error, match="the decks that are sold are: "):
        KIT.find_deck("no such deck")


def test_a_deck_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("# mine\nThe Tournament Faction\nResources:\n6x Rage\n4 Eye Gouge\nTrip Wire x3\n")
    name, cards = KIT.find_deck(str(path))
    assert name == "mine"
    assert (len(cards), cards.count("Rage"), cards.count("Trip Wire")) == (14, 6, 3)
    path.write_text("2 Eye Goug\n200 Rage\n")
    with pytest.raises(Error, match=r"line 1: .*did you mean Eye Gouge.*\n.*line 2: 200 copies"):
        KIT.find_deck(str(path))


def test_a_language_it_is_not_told_in_is_refused() -> None:
    with pytest.raises(Error, match="it can in: en, fr"):
        Words("it", "spoils")


def test_what_was_random_or_hidden_is_not_taken_back_freely() -> None:
    game = starter_game()
    telling = {event.kind for event in game.events if deck_kit("spoils").tells(event, 0)}
    assert {"starts", "draws", "shuffles"} >= telling
    assert telling


# -- cards and decks -----------------------------------------------------------------------------------------------


def said(*words: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(list(words)) in (0, 1)
    return capsys.readouterr().out


def test_cards_are_searched_and_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    found = said("cards", "--game", "spoils", "trade:warlord type:tactic cost=3 gouge", capsys=capsys)
    assert "Eye Gouge" in found
    assert "1 card" in found
    for words in (
        ["cards", "show", "--game", "spoils", "eye", "gouge"],
        ["cards", "--game=spoils", "show", "eye gouge"],
    ):
        page = said(*words, "--lang", "fr", capsys=capsys)
        assert "3 RR  Eye Gouge" in page
        assert "Warlord tactique" in page
        assert "seuil RR" in page
    with pytest.raises(Error, match="did you mean Eye Gouge"):
        KIT.cards_meant("eye gougee")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_drawn_and_listed(lang: str) -> None:
    words = Words(lang, "spoils")
    speaker = KIT.speaker(lang)
    cards = list(pool())
    assert len(KIT.rows(cards, speaker, words, "utf-8")) == len(cards)
    for card in cards:
        lines = [line.plain for line in KIT.sheet(card, speaker, words)]
        assert lines[0] == card.name
        assert KIT.page(card, speaker, words, "utf-8", 80) is not None


def test_decks_are_listed_shown_and_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert "New Player: Warlord" in said("decks", "--game", "spoils", "list", capsys=capsys)
    shown = said("decks", "--game", "spoils", "new player: war", "--lang", "fr", capsys=capsys)
    assert "12 Rage (ressource)" in shown
    assert "(règle 103.1b)" in shown
    checked = said("decks", "check", "--game", "spoils", "new player: war", "--format", "starter", capsys=capsys)
    assert "legal for starter" in checked


@pytest.mark.parametrize(
    ("lang", "first", "second", "hidden"),
    [
        ("en", "Resource 1 of 2", "Resource 2 of 2; so far: Blade", "face-down: Blade"),
        ("fr", "Ressource 1 sur 2", "Ressource 2 sur 2\u00a0; jusqu'ici\u00a0: Blade", "face cachée\u00a0: Blade"),
    ],
)
def test_who_pays_is_asked_with_which_resources(lang: str, first: str, second: str, hidden: str) -> None:
    game = position(resources="GGRR")
    card = in_play(game, 0, "Blade")
    game.face_down = with_row(game.face_down, card, True)
    begun(game, Paying(0, 2, "309.1", game.faction[0]))
    assert Table(game, lang).about() == [first]
    assert hidden in " ".join(line.plain for line in Table(game, lang, width=100).menu().lines(100))
    take(game, "pay with", "Blade")
    assert Table(game, lang).about() == [second]


def test_payment_is_asked_for_at_the_start_and_said_again() -> None:
    names = KIT.usual_decks()
    game = KIT.new([KIT.find_deck(name)[1] for name in names[:2]], 3, 0, payment="choose")
    assert game.choosing
    said = Start(KIT).same(game.setup)
    assert said is not None
    assert "--payment choose" in said
    assert main(["play", "lorcana", "--payment", "choose"]) != 0
