"""1.10.1: what a deck may be made of, every fault with its rule."""

from __future__ import annotations

from datetime import date

import pytest

import arbitre
from arbitre.games.lorcana.card import CardData
from arbitre.games.lorcana.deck import faults
from arbitre.games.lorcana.formats import format_named
from arbitre.games.lorcana.rotation import BANNED
from arbitre.kernel.error import Error, IllegalDeck
from arbitre.pool.decks import starter_decks
from arbitre.pool.lorcana import pool


def deck(names: dict[str, int]) -> list[CardData]:
    return [pool().data(name) for name, count in names.items() for _ in range(count)]


AMBER = {"Stitch - New Dog": 4, "HeiHei - Boat Snack": 4, "Minnie Mouse - Beloved Princess": 4}


def found(names: dict[str, int], fmt: str) -> list[tuple[str, str]]:
    return [(fault.key, fault.rule) for fault in faults(deck(names), format_named(fmt))]


def test_the_starter_decks_are_legal_in_constructed() -> None:
    for names in starter_decks().values():
        assert faults([pool().data(name) for name in names], format_named("constructed")) == []


def test_constructed_needs_sixty_cards() -> None:
    assert found(AMBER, "constructed") == [("too-few-cards", "1.10.1.1")]


def test_constructed_allows_two_inks_and_four_copies() -> None:
    wrong = {**AMBER, "Olaf - Friendly Snowman": 20, "Maui - Demigod": 40}
    assert found(wrong, "constructed") == [
        ("too-many-inks", "1.10.1.1"),
        ("too-many-copies", "1.10.1.1"),
        ("too-many-copies", "1.10.1.1"),
    ]


def test_a_card_of_two_inks_counts_as_both() -> None:
    two = next(card for card in pool() if len(card.inks) == 2 and set(card.inks) == {"Amber", "Sapphire"})
    assert not [f for f in found({**AMBER, two.full_name: 4}, "constructed") if f[0] == "too-many-inks"]
    assert ("too-many-inks", "1.10.1.1") in found({**AMBER, two.full_name: 4, "Maui - Demigod": 1}, "constructed")


def test_a_card_that_says_so_may_be_there_any_number_of_times() -> None:
    assert found({"Microbots": 60}, "constructed") == []


def test_the_same_name_with_another_version_is_another_card() -> None:
    names = {"Stitch - New Dog": 4, "Stitch - Carefree Surfer": 4, "Microbots": 52}
    assert found(names, "constructed") == []


def test_limited_decks_may_have_any_inks_and_copies_but_not_any_size() -> None:
    names = {"Stitch - New Dog": 12, "Olaf - Friendly Snowman": 12, "Maui - Demigod": 12}
    assert found(names, "draft") == []
    assert found(names, "sealed") == [("too-few-cards", "1.10.1.2")]
    assert found(names, "limited") == [("too-few-cards", "1.10.1.2")]


def test_pack_rush_has_no_minimum() -> None:
    assert found({"Stitch - New Dog": 1}, "pack rush") == []


def test_banned_cards_are_named() -> None:
    names = {"Microbots": 60}
    wrong = faults(deck(names), format_named("constructed"), frozenset({"Microbots"}))
    assert [(fault.key, fault.rule) for fault in wrong] == [("banned", "1.10.1.1")]


def test_a_banned_card_makes_no_game() -> None:
    with pytest.raises(IllegalDeck, match="Microbots is banned"):
        arbitre.new("lorcana", decks=[{"Microbots": 60}] * 2, banned=["microbots"])


def test_an_illegal_deck_makes_no_game_and_says_everything() -> None:
    with pytest.raises(IllegalDeck) as caught:
        arbitre.new("lorcana", decks=[["Stitch - New Dog"] * 5, ["Stitch - New Dog"] * 60])
    assert "5 cards" in str(caught.value)
    assert "5 copies of Stitch - New Dog" in str(caught.value)
    assert "1.10.1.1" in str(caught.value)


def test_an_unknown_format_or_card_is_an_error_that_helps() -> None:
    with pytest.raises(Error, match="constructed"):
        format_named("vintage")
    with pytest.raises(Error, match="Stitch - New Dog"):
        arbitre.new("lorcana", decks=[["Stich - New Dog"] * 60] * 2)


# -- the tournament formats: what the sources say of the very cards, on the days when it changed ------------------

NEW = "Mother Gothel - Underhanded Schemer"  # in set 10 only
REPRINTED = "Let It Go"  # in sets 1 and 11
OF_SET_5 = next(card.full_name for card in pool() if {code for code, _ in card.printings} == {"5"})
OF_SET_1 = "Hades - Lord of the Underworld"


def allowed(name: str, fmt: str, day: str = "") -> list[tuple[str, str]]:
    wrong = faults([pool().data(name)], format_named(fmt), day=date.fromisoformat(day) if day else None)
    return [(f.key, f.rule) for f in wrong if f.key not in ("too-few-cards", "not-playable")]


def test_core_does_without_the_sets_that_have_rotated_out() -> None:
    assert allowed(NEW, "core") == []
    assert allowed(REPRINTED, "core") == []
    assert allowed(OF_SET_1, "core") == [("rotated", "1.1.3")]
    assert allowed(OF_SET_1, "core", "2025-09-04") == []
    assert allowed(OF_SET_1, "core", "2025-09-05") == [("rotated", "1.1.3")]
    assert allowed(OF_SET_5, "core", "2026-07-16") == []
    assert allowed(OF_SET_5, "core", "2026-07-17") == [("rotated", "1.1.3")]


def test_infinity_has_every_set() -> None:
    for name in (NEW, REPRINTED, OF_SET_1, OF_SET_5):
        assert allowed(name, "infinity") == []


def test_bans_have_their_days() -> None:
    assert allowed("Fortisphere", "infinity") == []
    assert allowed("Fortisphere", "core", "2025-04-07") == []
    assert allowed("Fortisphere", "core", "2025-04-08") == [("banned-since", "1.10.1.1")]
    toymaker = "Hiram Flaversham - Toymaker"
    assert allowed(toymaker, "infinity", "2026-03-25") == []
    assert allowed(toymaker, "infinity") == [("banned-since", "1.10.1.1")]
    assert allowed(toymaker, "constructed") == []


def test_the_banned_cards_are_cards() -> None:
    for bans in BANNED.values():
        assert all(pool().data(name).full_name == name for name in bans)


def test_a_card_of_no_set_is_not_in_core() -> None:
    own = CardData(name="Mine", type="item", cost=1, inks=("Ruby",))
    assert "in-no-set" in [fault.key for fault in faults([own], format_named("core"))]


def test_a_card_may_say_how_many_of_it_a_deck_holds() -> None:
    slipper = {"The Glass Slipper": 3}
    assert ("too-many-copies", "1.10.1.1") in found(slipper, "constructed")
    assert ("too-many-copies", "1.10.1.1") not in found({"The Glass Slipper": 2}, "constructed")
    assert ("too-many-copies", "1.10.1.1") not in found({"Dalmatian Puppy - Tail Wagger": 99}, "constructed")
    assert ("too-many-copies", "1.10.1.1") in found({"Dalmatian Puppy - Tail Wagger": 100}, "constructed")


def test_a_game_of_core_needs_a_deck_of_core() -> None:
    with pytest.raises(IllegalDeck, match=r"is in none of the sets of Core since 2025-09-05 \(rule 1\.1\.3\)"):
        arbitre.new("lorcana", decks=[starter_decks()["The Heart of Magic"]] * 2, format="core")
