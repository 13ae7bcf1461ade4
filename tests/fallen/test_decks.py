"""What a deck of 7 Fallen is made of, every fault with its rule."""

from __future__ import annotations

import re
from importlib import resources

import pytest

import arbitre
from arbitre.games.fallen import nodes as n
from arbitre.games.fallen.card import CardData, CardType
from arbitre.games.fallen.deck import FORMATS, Fault, faults
from arbitre.kernel.error import BadData, Error, IllegalDeck
from arbitre.pool.fallen import Pool, pool, read_decks, starters

OWN, OTHER, PURE = "Eondra", "Poseidia", "Pureté Céleste"


def card(name: str, kind: CardType, kingdom: str = OWN, classes: str = "", *keywords: str) -> CardData:
    abilities = tuple(n.Keyword(keyword) for keyword in keywords)
    return CardData(name=name, type=kind, kingdom=kingdom, classes=tuple(classes.split()), abilities=abilities)


def deck(*more: CardData, without: str = "", kingdom: str = OWN, pages: int = 48) -> list[CardData]:
    """A legal deck with some more cards, or without those whose type that is."""
    eden = [card("D", "deity", kingdom), card("A", "archangel", kingdom), card("T", "temple", kingdom)]
    register = [card(f"W{i // 3}", "worshipper", kingdom) for i in range(10)]
    book = [card(f"P{i // 3}", "golem", kingdom) for i in range(pages)]
    return [one for one in (*eden, *register, *book) if one.type != without] + list(more)


def found(cards: list[CardData], fmt: str = "constructed") -> list[tuple[str, str]]:
    return [(fault.key, fault.rule) for fault in faults(cards, FORMATS[fmt])]


FILL = (card("Q0", "golem"), card("Q1", "golem"))


@pytest.mark.parametrize("name", [one.key for one in starters()])
def test_the_decks_of_the_pool_are_legal(name: str) -> None:
    names = next(one.names() for one in starters() if one.key == name)
    assert faults([pool().data(one) for one in names], FORMATS["constructed"]) == []


def test_a_deck_with_all_it_needs_is_legal() -> None:
    assert found(deck(*FILL)) == []
    assert found(deck(*FILL, card("G", "gift", ""))) == []


@pytest.mark.parametrize(("kind", "rule"), [("deity", "F1.4.7"), ("archangel", "F1.5.5"), ("temple", "F1.6.2")])
def test_an_eden_has_one_of_each(kind: CardType, rule: str) -> None:
    assert found(deck(*FILL, without=kind)) == [(f"one-{kind}", rule)]
    assert found(deck(*FILL, card("X", kind))) == [(f"one-{kind}", rule)]


def test_a_gift_is_optional_but_alone() -> None:
    two = deck(*FILL, card("G", "gift", ""), card("H", "gift", ""))
    assert found(two) == [("one-gift", "F1.3.1")]
    assert found(deck(*FILL, card("G", "gift", OTHER))) == [("other-kingdom", "F1.34.2")]


def test_a_familiar_is_in_no_deck() -> None:
    assert found(deck(*FILL, pool().data("Goule"))) == [("familiar", "F1.8.3")]


def test_the_book_has_fifty_pages_unless_it_is_a_starter_deck() -> None:
    assert found(deck(FILL[0])) == [("too-few-pages", "F1.9.1")]
    assert found(deck(FILL[0]), "starter") == []


def test_the_register_has_exactly_ten() -> None:
    assert found(deck(*FILL, card("W4", "worshipper"))) == [("register-size", "F1.18.4")]
    assert found(deck(*FILL, without="worshipper")) == [("register-size", "F1.18.4")]


def test_three_of_a_name() -> None:
    assert found(deck(*FILL, card("P0", "golem"))) == [("too-many-copies", "F1.9.4")]
    fourth = [one for one in deck(*FILL) if one.name != "W3"] + [card("W0", "worshipper")]
    assert found(fourth) == [("too-many-copies", "F1.18.7")]


def test_pages_with_wings_are_counted_by_printed_name() -> None:
    hero = CardData(name="Hero", renown="Hero", type="angel", kingdom=OWN)
    elder = CardData(name="Hero the Elder", renown="Hero", type="angel", kingdom=OWN)
    assert found(deck(hero, hero, hero, elder, elder, elder)) == []


@pytest.mark.parametrize(
    ("kind", "rule"),
    [
        *((kind, "F1.9.2") for kind in ("angel", "golem", "miracle", "equipment", "blessing")),
    ],
)
def test_pages_are_of_the_deity_s_kingdom_or_neutral(kind: CardType, rule: str) -> None:
    assert found(deck(*FILL, card("X", kind, OTHER))) == [("other-kingdom", rule)]
    assert found(deck(*FILL, card("X", kind, PURE))) == []
    free = found(deck(*FILL, card("X", kind, "")))
    assert free == ([] if kind in ("miracle", "equipment") else [("no-kingdom", "F1.9.3")])


@pytest.mark.parametrize(("kind", "rule"), [("archangel", "F1.5.6"), ("temple", "F1.6.3"), ("worshipper", "F1.18.4")])
def test_eden_and_register_are_of_the_deity_s_kingdom_or_neutral(kind: CardType, rule: str) -> None:
    count = 10 if kind == "worshipper" else 1
    rest = deck(*FILL, without=kind)

    def those(kingdom: str) -> list[CardData]:
        return [card(f"X{i // 3}", kind, kingdom) for i in range(count)]

    assert set(found(rest + those(OTHER))) == {("other-kingdom", rule)}
    assert found(rest + those(PURE)) == []


def test_with_a_deity_of_purete_celeste_nothing_is_of_another_kingdom() -> None:
    pure = deck(card("Q0", "golem", PURE), card("Q1", "miracle", ""), kingdom=PURE)
    assert found(pure) == []
    assert found([*pure, card("X", "angel", OTHER)]) == [("other-kingdom", "F1.3.6")]


def test_beside_a_leader_every_page_stands_alone() -> None:
    book = [card(f"Q{i}", "golem") for i in range(50)]
    leader = card("L", "angel", OWN, "", "Leader")
    assert found(deck(*book, leader, leader, leader, pages=0)) == []
    assert found(deck(*book, book[0], leader, pages=0)) == [("led", "F6.22.1")]
    second = card("M", "angel", OWN, "", "Leader")
    assert found(deck(*book, leader, second, pages=0)) == [("two-leaders", "F6.22.2")]


def test_worshippers_are_not_led() -> None:
    leader = card("L", "angel", OWN, "", "Leader")
    book = [card(f"Q{i}", "golem") for i in range(50)]
    assert any(count == 3 for count in [sum(one.name == "W0" for one in deck(*book, leader, pages=0))])
    assert found(deck(*book, leader, pages=0)) == []


def test_a_loyaliste_wants_its_classes_no_more_and_no_fewer() -> None:
    loyal = card("L", "angel", OWN, "Knight Rider", "Loyaliste")
    assert found(deck(loyal, card("X", "angel", OWN, "Rider Knight"))) == []
    for classes in ("Knight", "Knight Rider Mage", ""):
        assert found(deck(loyal, card("X", "angel", OWN, classes))) == [("not-loyal", "F6.23.1")]


def test_all_faults_are_told_at_once() -> None:
    with pytest.raises(IllegalDeck) as told:
        arbitre.new("fallen", [{"Goule": 1}, {"Goule": 1}])
    keys = [fault.key for fault in told.value.faults if isinstance(fault, Fault)]
    assert keys == ["one-deity", "one-archangel", "one-temple", "familiar", "register-size", "too-few-pages"]
    assert "F1.4.7" in str(told.value)


def test_what_an_organiser_bans_is_a_fault() -> None:
    names = starters()[0].names()
    with pytest.raises(IllegalDeck, match="is banned"):
        arbitre.new("fallen", [names, names], banned=[names[-1]])


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_fault_is_said_in_every_language(lang: str) -> None:
    text = resources.files("arbitre.terminal").joinpath(f"fallen/{lang}.ftl").read_text(encoding="utf-8")
    said = dict(re.findall(r"^fault-([a-z-]+) =((?: .*)?(?:\n .*)*)", text, re.MULTILINE))
    shared = {"not-playable"}  # every game says it alike
    assert said.keys() == Fault.texts.keys() - shared
    for key, english in Fault.texts.items():
        if key not in shared:
            assert set(re.findall(r"\$(\w+)", said[key])) == set(re.findall(r"{(\w+)}", english)), key


def test_a_deck_file_says_what_is_wrong_with_it() -> None:
    with pytest.raises(BadData, match="unknown field `deities`"):
        read_decks('[[deck]]\ndeities = "X"\n', "decks.toml")
    one = '[[deck]]\nkey = "k"\nfr = ""\nen = ""\nkingdom = ""\ndeity = ""\narchangel = ""\ntemple = ""\n'
    with pytest.raises(BadData, match="two decks"):
        read_decks(2 * (one + "[deck.register]\n[deck.book]\n"), "decks.toml")


def test_seven_fallen_is_for_two() -> None:
    names = starters()[0].names()
    with pytest.raises(Error, match=r"F1\.2\.1"):
        arbitre.new("fallen", [names], players=3)
    with pytest.raises(Error, match="payment"):
        arbitre.new("fallen", [names, names], payment="later")


def test_names_in_english_will_do() -> None:
    assert Pool(pool()).data("ghoul") is pool().data("Goule")
