"""What can be played, and with which decks."""

from __future__ import annotations

import re
from collections import Counter
from importlib import import_module

import pytest

import arbitre
from arbitre.games import registry
from arbitre.kernel.chance import Chance
from arbitre.pool import spoils as spoils_pool
from arbitre.table import lorcana, spoils
from arbitre.table import protocol as p
from arbitre.table.fitting import fitting
from arbitre.table.offers import checked, games
from arbitre.table.setup import Unfit, illegal, made
from arbitre.table.words import said_of

HANDED_OUT = [(game, form) for game in registry.entries() for form in fitting(game).handed_out]


def offer(game: str, lang: p.Language = "en") -> p.GameOffer:
    return next(one for one in games(lang) if one.name == game)


def room(game: str, *who: p.Sitter, **more: object) -> p.NewRoom:
    return p.NewRoom(game=game, seats=[p.NewSeat(who=one) for one in who], **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", ["lorcana", "spoils", "fallen"])
def test_every_format_is_explained_in_every_language(game: str) -> None:
    told = {lang: offer(game, lang) for lang in ("en", "fr", "it")}
    for number, form in enumerate(told["en"].formats):
        abouts = {told[lang].formats[number].about for lang in told}
        assert len(abouts) == 3, form.name
        assert all(about.endswith(".") for about in abouts)


def test_a_game_of_another_package_is_offered_too() -> None:
    briscola = offer("briscola")
    assert briscola.formats == []
    assert briscola.decks == []
    assert not briscola.windows


def test_who_responds_is_known_of_each_game() -> None:
    assert {one.name: one.windows for one in games("en")} == {
        "lorcana": False,
        "spoils": True,
        "fallen": True,
        "briscola": False,
    }


def test_a_deck_is_offered_where_it_is_legal() -> None:
    formats = {deck.name: deck.formats for deck in offer("lorcana").decks}
    assert "core" not in formats["The Heart of Magic"]
    assert "core" in formats["Princess Power"]
    for name, legal in {deck.name: deck.formats for deck in offer("spoils").decks}.items():
        names = arbitre.decks("spoils")[name].names()
        assert ("constructed" in legal) == (not illegal("spoils", names, "constructed"))


@pytest.mark.parametrize(
    ("game", "form"), [(game.name, form.name) for game in games("en") for form in game.formats if form.decks == "own"]
)
def test_without_a_wish_one_gets_a_deck_that_is_legal(game: str, form: str) -> None:
    setup = made(room(game, "me", "computer", format=form))
    assert all(not illegal(game, place.deck, form) for place in setup.places)


# -- decks that are handed out ---------------------------------------------------------------------------------


def test_sealed_play_is_known_where_the_book_knows_it() -> None:
    assert HANDED_OUT == [("lorcana", "sealed"), ("lorcana", "pack rush"), ("spoils", "limited")]
    for game, form in HANDED_OUT:
        assert next(one for one in offer(game).formats if one.name == form).decks == "none"


@pytest.mark.parametrize(("game", "form"), HANDED_OUT)
def test_everybody_is_handed_another_legal_deck(game: str, form: str) -> None:
    for seed in range(25):
        setup = made(room(game, "me", "friend", format=form, seed=seed))
        assert all(not illegal(game, place.deck, form) for place in setup.places)
        assert setup.places[0].deck != setup.places[1].deck
        assert made(room(game, "me", "friend", format=form, seed=seed)) == setup, "the same seed, the same boosters"


def test_a_deck_from_boosters_has_nothing_that_was_not_in_them() -> None:
    for seed in range(40):
        chance = Chance(seed)
        opened = Counter(card.name for _ in range(spoils.PACKS) for card in spoils.booster(chance))
        deck = Counter(spoils.limited(Chance(seed)))
        pool = spoils_pool.pool()
        given = {name for name in deck if pool.data(name).staple or pool.data(name).type == "faction"}
        assert not Counter({name: count for name, count in deck.items() if name not in given}) - opened
        trades = {pool.data(name).trade for name in deck if name not in given}
        assert len(trades) == 2
        assert {pool.data(name).trade for name in given} - {""} <= trades


def test_boosters_have_the_rarities_they_should() -> None:
    for seed in range(40):
        pack = spoils.booster(Chance(seed))
        assert Counter(card.rarity for card in pack) == spoils.PACK
        assert len({card.name for card in pack}) == len(pack)
        assert len(lorcana.booster(Chance(seed))) == 12


# -- pasted lists ----------------------------------------------------------------------------------------------


def faults(text: str, game: str = "lorcana", lang: p.Language = "en") -> list[p.Fault]:
    return checked(p.DeckText(game=game, format="", text=text, lang=lang)).faults


@pytest.mark.parametrize("game", ["lorcana", "spoils", "fallen"])
def test_every_fault_of_a_list_names_its_line_once(game: str) -> None:
    found = faults("3 Nobody At All\n\n999 Nothing\n", game)
    assert [fault.line for fault in found] == [1, 3]
    assert all("line" not in fault.text and "the deck" not in fault.text for fault in found)


@pytest.mark.parametrize(
    ("game", "line", "told"),
    [
        ("lorcana", "3 Nobody At All", "Il n'y a pas de carte Nobody At All"),
        ("spoils", "3 Greeed", "Il n'y a pas de carte Greeed ; est-ce Greed ?"),
        ("fallen", '3 d\'Or "x"', "Il n'y a pas de carte d'Or \"x\""),
        ("lorcana", "2 Simba", "Simba peut être plusieurs cartes : Simba - "),
        ("lorcana", "999 Stitch - Rock Star", "999 exemplaires de Stitch - Rock Star ? Une ligne en a de 1 à 99"),
        ("spoils", "999 Greed", "999 exemplaires de Greed ? Une ligne en a de 1 à "),
    ],
)
def test_the_faults_of_a_list_are_told_in_the_language_asked_for(game: str, line: str, told: str) -> None:
    (fault, *_) = faults(f"{line}\n{line}\n", game, "fr")
    assert fault.line == 1
    assert fault.text.startswith(told)


def test_what_a_format_has_against_a_deck_is_said_with_its_rule() -> None:
    found = faults("5 Ariel - On Human Legs\n1 Stitch - Rock Star")
    assert {fault.rule for fault in found} >= {"1.10.1.1"}
    assert all(fault.line == 0 and "rule" not in fault.text for fault in found)


@pytest.mark.parametrize("game", ["lorcana", "spoils", "fallen"])
def test_every_fault_that_a_game_knows_has_words_in_every_language(game: str) -> None:
    kinds = import_module(f"arbitre.games.{game}.deck").Fault.texts
    assert len(kinds) > 4
    for key, plain in kinds.items():
        about: dict[str, str | int] = {name: f"<{name}>" for name in re.findall(r"{(\w+)}", plain)}
        told = {
            lang: said_of(lang, f"deck-{game}-{key}", said_of(lang, f"deck-{key}", "", **about), **about)
            for lang in ("en", "fr", "it")
        }
        assert len(set(told.values())) == 3, key
        for text in told.values():
            assert text, key
            assert all(str(value) in text for name, value in about.items() if name != "lacks"), key


def test_they_are_told_in_the_language_asked_for() -> None:
    text = "10 Greed\n1 Order of the Golden String\n"
    found = checked(p.DeckText(game="spoils", format="constructed", text=text, lang="fr")).faults
    assert found == [
        p.Fault(text="10 cartes sans compter la faction, mais Construit en demande au moins 75", rule="103.1b")
    ]


def test_a_line_that_is_no_list_is_said_to_be_none() -> None:
    (fault,) = faults("hello", lang="fr")
    assert fault.text.startswith("Ce n'est ni une liste ni le nom d'un deck")
    with pytest.raises(Unfit) as unfit:
        made(p.NewRoom(game="lorcana", seats=[p.NewSeat(who="me", deck="hello"), p.NewSeat(who="computer")]))
    assert len(unfit.value.faults) == 1


@pytest.mark.parametrize(
    ("game", "text", "said"),
    [
        ("lorcana", '{"cardIds": ["1-25", "1-999"]}', "There is no card 1-999"),
        ("lorcana", '{"nothing": []}', "This JSON is no deck list"),
        ("spoils", '{"ObjectStates": [{"Name": "Card", "Nickname": "Nobody"}]}', "There is no card Nobody"),
        ("spoils", "{", "It begins like JSON"),
    ],
)
def test_json_on_one_line_is_a_list(game: str, text: str, said: str) -> None:
    (fault,) = faults(text, game)
    assert fault.text.startswith(said)


def test_a_game_without_decks_says_so() -> None:
    assert "briscola" in faults("1 Ace of cups\n", "briscola")[0].text
    assert "chess" in faults("1 King\n", "chess")[0].text
