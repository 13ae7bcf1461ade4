"""The pool of The Spoils: strict, complete in itself, and free of printed text."""

from __future__ import annotations

import json
from importlib import resources

import msgspec
import pytest

from arbitre.games.spoils.card import COPIES, ICONS, CardData
from arbitre.kernel.error import BadData, UnknownCard
from arbitre.pool.spoils import decode, pool, starters
from arbitre.pool.spoils_source import Source, facts_of, lines

STATS = ("strength", "life", "speed")


def test_the_whole_game_is_there() -> None:
    cards = list(pool())
    assert len(cards) == 887
    count = {kind: sum(card.type == kind for card in cards) for kind in ("faction", "resource", "character", "tactic")}
    assert count == {"faction": 6, "resource": 10, "character": 449, "tactic": 231}
    assert all(card.printings and card.printings[0][0] for card in cards)


def test_a_card_has_the_parts_of_its_type() -> None:
    for card in pool():
        character = card.type == "character"
        assert all((getattr(card, stat) is not None) == character for stat in STATS), card.name
        assert (card.structure is not None) == (card.type == "location"), card.name
        assert (card.influence is not None) == (card.type == "faction"), card.name
        assert not set(card.threshold + card.provides) - set(ICONS), card.name
        if card.type == "faction":
            assert len(card.starting_resources) == 2
            assert all(name == "staple" or pool().data(name).staple for name in card.starting_resources)
            assert card.starting_draw == (8, 9)


def test_a_card_that_lacks_something_has_no_abilities() -> None:
    assert not [card.name for card in pool() if card.lacks and card.abilities]


def test_who_may_be_in_a_deck_how_often() -> None:
    assert pool().data("Greed").copies is None
    assert pool().data("Micromajig Token").copies == 0
    assert pool().data("Mau Tough").copies == COPIES


def test_no_string_of_a_tree_is_a_sentence() -> None:
    """Names of abilities and identifiers of Unique are as printed; nothing else is."""

    def strings(value: object, field: str = "") -> list[str]:
        if isinstance(value, str):
            return [] if field in ("name", "names") else [value]
        if isinstance(value, list):
            return [found for item in value for found in strings(item)]
        if isinstance(value, dict):
            return [found for key, item in value.items() for found in strings(item, key)]
        return []

    text = resources.files("arbitre.pool").joinpath("spoils/cards.jsonl").read_text(encoding="utf-8")
    for line in text.splitlines():
        for found in strings(json.loads(line).get("abilities", [])):
            assert len(found.split()) <= 6, found


def test_the_file_is_what_the_compiler_writes() -> None:
    """Its cards are in order, and nothing is written that is a default."""
    text = resources.files("arbitre.pool").joinpath("spoils/cards.jsonl").read_bytes()
    assert b"".join(lines(pool())) == text


def test_a_misspelt_field_is_an_error_that_says_where() -> None:
    with pytest.raises(BadData, match=r"line 1.*colour"):
        decode(msgspec.json.encode({"name": "A", "type": "item", "colour": 1}), "line 1")


def test_names_are_found_however_they_are_typed() -> None:
    assert pool().data("it’s a trap!").name == "It's a Trap!"
    with pytest.raises(UnknownCard, match="Mau Tough"):
        pool().data("Mau Tuogh")


def test_the_decks_that_are_sold() -> None:
    assert len(starters()) == 17
    for deck in starters():
        assert pool().data(deck.faction).type == "faction"
        assert pool().full_names(deck.names()) == deck.names()
        cards = [pool().data(name) for name in deck.names()[1:]]
        assert not [card.name for card in cards if card.type == "faction" or card.copies == 0]
        staples = [card.name for card in cards if card.staple]
        for name in pool().data(deck.faction).starting_resources:
            assert staples if name == "staple" else name in staples
        assert len(cards) in {"two players": (75,), "preconstructed": (50, 51), "new player": (39, 40)}[deck.kind]


def test_facts_from_a_record() -> None:
    record = Source(
        name="The  Test’s Own",
        type="Resource",
        trade="Universal",
        subtypes=("Staple",),
        provides={"Greed": 2},
        set="Ours",
        number="1",
        printings=("Ours", "Theirs"),
    )
    assert facts_of(record) == CardData(
        name="The Test's Own",
        type="resource",
        staple=True,
        provides="GG",
        copies=None,
        lacks=facts_of(record).lacks,
        printings=(("Ours", "1"), ("Theirs", "")),
    )
    with pytest.raises(BadData, match="no card type"):
        facts_of(msgspec.structs.replace(record, type="Song"))
    faction = msgspec.structs.replace(
        record,
        type="Faction",
        text="STARTING RESOURCES: 1 Rage, 2 staple resources.\nSTARTING DRAW: 5 going first, 6 going second.",
    )
    assert facts_of(faction).starting_resources == ("Rage", "staple", "staple")
    assert facts_of(faction).starting_draw == (5, 6)
