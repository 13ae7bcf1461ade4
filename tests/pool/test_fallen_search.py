"""Searching the pools of 7 Fallen and The Spoils: what Lorcana's search can do, with their facts."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from arbitre.games.fallen.card import CardData
from arbitre.kernel.error import Error
from arbitre.pool.fallen import pool
from arbitre.pool.fallen_search import FallenCatalogue, keywords_of
from arbitre.pool.spoils import pool as spoils_pool
from arbitre.pool.spoils_search import SpoilsCatalogue


def found(query: str) -> list[CardData]:
    return FallenCatalogue().search(query, pool())


@pytest.mark.parametrize(
    ("query", "test"),
    [
        ("cost<=3", lambda c: c.cost is not None and c.cost <= 3),
        ("coût=5", lambda c: c.cost == 5),
        ("attack>4 type:angel", lambda c: c.type in ("angel", "familiar") and c.attack > 4),
        ("type:ange", lambda c: c.type in ("angel", "familiar")),
        ("type:archange", lambda c: c.type == "archangel"),
        ("vf>=7", lambda c: (c.life or 0) >= 7),
        ("bouclier!=3", lambda c: c.shield not in (None, 3)),
        ("storm<3", lambda c: c.storm is not None and c.storm < 3),
        ("condition<2", lambda c: c.type in ("miracle", "blessing") and c.condition < 2),
        ("revoke>0", lambda c: c.type in ("miracle", "equipment") and c.revoke > 0),
        ("sabliers>2", lambda c: c.hourglasses > 2),
        ("energy<5 type:worshipper", lambda c: c.type == "worshipper" and c.energy < 5),
        ("factor<6", lambda c: c.type == "archangel" and c.time_factor < 6),
        ("plumes=1", lambda c: c.type == "deity" and c.feathers == 1),
        ("kingdom:eondra", lambda c: c.kingdom == "Eondra"),
        ('royaume:"nuit sans fin"', lambda c: c.kingdom == "Nuit sans fin"),
        ("kingdom!=eondra", lambda c: c.kingdom != "Eondra"),
        ("class:pirate", lambda c: "Pirate" in c.classes),
        ("keyword:tempete", lambda c: "Tempête" in keywords_of(c)),
        ('keyword:"dernier souffle"', lambda c: "Dernier souffle" in keywords_of(c)),
        ("is:legendary -is:book", lambda c: c.legendary and not c.from_book),
        ("is:neutral type:miracle", lambda c: c.type == "miracle" and not c.kingdom),
        ("is:plain", lambda c: not c.abilities),
    ],
)
def test_facts(query: str, test: Callable[[CardData], bool]) -> None:
    expected = {card.name for card in pool() if test(card)}
    assert expected
    assert {card.name for card in found(query)} == expected


def test_words_of_either_language_those_in_names_first() -> None:
    for query in ("armure vivante", "LIVING armour"):
        assert found(query)[0].name == "Armure Vivante"
    in_name = ["dragon" in f"{card.name} {card.en}".casefold() for card in found("dragon")]
    assert in_name == sorted(in_name, reverse=True)
    assert not all(in_name), "others are Dragons or speak of them"


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("attack>many", "a number is needed"),
        ("kingdom>eondra", "only cost, attack"),
        ("kingdon:eondra", "did you mean kingdom?"),
        ("xyzzy:1", "to search for. There are: cost, attack"),
        ("set:1", "cards have no 'set'"),
        ("is:inkable", "there are legendary"),
    ],
)
def test_a_search_that_makes_no_sense_is_explained(query: str, said: str) -> None:
    with pytest.raises(Error) as told:
        found(query)
    assert said in str(told.value)


def test_the_sets_of_the_spoils() -> None:
    cards = SpoilsCatalogue().search('set:"1st edition part 2" speed>4', spoils_pool())
    assert cards
    assert all(card.speed > 4 and "1st Edition part 2" in dict(card.printings) for card in cards)
