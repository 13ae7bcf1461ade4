"""Searching the pool."""

from __future__ import annotations

import pytest

from arbitre.games.lorcana.card import CardData
from arbitre.games.lorcana.text import TEXT
from arbitre.kernel.error import Error
from arbitre.pool.lorcana import pool
from arbitre.pool.query import words_of
from arbitre.pool.search import keywords_of, search


def found(query: str) -> list[CardData]:
    return search(query, pool())


def names(query: str) -> list[str]:
    return [card.full_name for card in found(query)]


def test_words_in_names_of_three_languages() -> None:
    for query in ("stitch new dog", "STITCH nouveau chien", "stitch nuovo cagn"):
        assert names(query) == ["Stitch - New Dog"]
    assert names("te ka heartless") == names("Te Kā heartless") == ["Te Kā - Heartless"]
    assert names('"vaiana adventurer"') == ["Moana - Adventurer of Land and Sea"]


def test_names_come_first() -> None:
    order = ["elsa" in card.full_name.casefold() for card in found("elsa")]
    assert order == sorted(order, reverse=True)
    assert not all(order), "other cards speak of her"


@pytest.mark.parametrize(
    ("query", "test"),
    [
        ("cost<=3", lambda c: c.cost <= 3),
        ("cost:7 inkable:x", None),
        ("coût>=9", lambda c: c.cost >= 9),
        ("strength>6", lambda c: (c.strength or 0) > 6),
        ("forza=10", lambda c: c.strength == 10),
        ("lore!=1 type:character", lambda c: c.type == "character" and c.lore not in (1, None)),
        ("move<2", lambda c: c.move_cost is not None and c.move_cost < 2),
        ("set:5", lambda c: any(code == "5" for code, _ in c.printings)),
        ("set:q1", lambda c: any(code == "Q1" for code, _ in c.printings)),
        ("ink:ambre", lambda c: "Amber" in c.inks),
        ("ink:amber ink:steel", lambda c: set(c.inks) == {"Amber", "Steel"}),
        ("type:chanson", lambda c: c.song),
        ("is:song -is:inkable", lambda c: c.song and not c.inkable),
        ("is:plain", lambda c: c.playable and not c.abilities),
        ("keyword:evasive", lambda c: "Evasive" in keywords_of(c)),
        ("keyword:insaisissable", lambda c: "Evasive" in keywords_of(c)),
        ("classification:princess", lambda c: "Princess" in c.classifications),
        ("rarity:legendary", lambda c: c.rarity == "Legendary"),
        ('story:"lion king"', lambda c: "Lion King" in c.story),
        ("rarity!=common set:1", lambda c: c.rarity != "Common" and any(s == "1" for s, _ in c.printings)),
        ("-is:playable", lambda c: not c.playable),
        ("rarity=rare", lambda c: c.rarity == "Rare"),
        ("rarity:rare", lambda c: c.rarity in ("Rare", "Super Rare")),
        ("ink:ambre|steel cost=1", lambda c: c.cost == 1 and bool({"Amber", "Steel"} & set(c.inks))),
        ('keyword="sing together"', lambda c: "Sing Together" in keywords_of(c)),
        ("set:1|2", lambda c: any(code in ("1", "2") for code, _ in c.printings)),
    ],
)
def test_facts(query: str, test: object) -> None:
    if test is None:
        with pytest.raises(Error, match="cards have no 'inkable' to search for"):
            found(query)
        return
    assert callable(test)
    expected = {card.full_name for card in pool() if card.printings and test(card)}
    assert set(names(query)) == expected


def test_the_text_is_searched_in_three_languages() -> None:
    for lang, query in (("en", '"remove up to 3 damage"'), ("fr", "text:princesse"), ("it", "testo:principessa")):
        wanted = words_of(query.partition(":")[2] or query)
        cards = found(query)
        assert cards
        for card in cards:
            said = " ".join(TEXT.render(card.abilities, lang, kind=card.type))
            assert wanted in words_of(said) or lang != "en"
        assert "Cinderella - Gentle and Kind" in [card.full_name for card in cards]


def test_the_formats() -> None:
    core = set(names("legal:core set:1"))
    assert "Ariel - On Human Legs" not in core
    assert "Let It Go" in core
    assert "Hiram Flaversham - Toymaker" not in names("hiram legal:infinity")


def test_several_things_at_once() -> None:
    for card in found("cost<=3 amber princess"):
        assert card.cost <= 3
        assert "Amber" in card.inks
    assert "Cinderella - Gentle and Kind" in names("amber princess cost=4 singer")
    assert "Cinderella - Gentle and Kind" not in names("amber princess cost=4 -singer")


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("cost<=few", "a number is needed"),
        ("rarity>common", "only cost, strength"),
        ("rarety:common", "did you mean rarity?"),
        ("is:pretty", "there are inkable"),
        ("legal:vintage", "there is no format 'vintage'"),
        ('"draw a', "quotation mark"),
    ],
)
def test_a_search_that_makes_no_sense_is_explained(query: str, said: str) -> None:
    with pytest.raises(Error) as told:
        found(query)
    assert said in str(told.value)
