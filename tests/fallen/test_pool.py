"""The pool as a whole: what the book has is there, often enough to be met, and what of it is the book's is told."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from arbitre.games.fallen.card import KINGDOMS, CardData
from arbitre.games.fallen.keywords import KEYWORDS
from arbitre.games.fallen.text import terms
from arbitre.pool.fallen import name_of, pool, starter_decks
from arbitre.pool.fallen_search import keywords_of

INTRODUCING = (
    *("Aurore divine", "Dernier souffle", "Dilemme", "Ferveur", "Nuit divine"),
    *("Parole divine", "Phase de combat", "Purgatoire", "Sacrifice"),
)
"""Keywords that stand before an effect."""
FIELDS = {*CardData.__struct_fields__, "part of the abilities"}


@pytest.mark.parametrize("keyword", sorted((*KEYWORDS, *INTRODUCING)))
def test_every_keyword_is_on_three_cards_or_more(keyword: str) -> None:
    assert len([card.name for card in pool() if keyword in keywords_of(card)]) >= 3


def test_there_are_39_keywords() -> None:
    assert len({*KEYWORDS, *INTRODUCING}) == 39


@pytest.mark.parametrize("name", sorted(starter_decks()))
def test_every_deck_has_every_type_of_page(name: str) -> None:
    known = {card.name: card for card in pool()}
    types = Counter(known[card].type for card in starter_decks()[name].names())
    for wanted in ("deity", "archangel", "temple", "angel", "golem", "miracle", "equipment", "blessing"):
        assert types[wanted], wanted
    assert types["worshipper"] == 10
    assert not types["familiar"]


def test_each_kingdom_has_a_deck() -> None:
    known = {card.name: card for card in pool()}
    deities = [known[card] for deck in starter_decks().values() for card in deck.names() if known[card].type == "deity"]
    assert {deity.kingdom for deity in deities} == set(KINGDOMS)


def test_what_is_said_to_be_of_the_book_is_on_the_card() -> None:
    """A fact the book states is a field of the card that is not empty, but for a Gift's kingdom, which it has not."""
    for card in pool():
        assert set(card.from_book) <= FIELDS, card.name
        given = msgspec.structs.asdict(card)
        for field in card.from_book:
            if (card.type, field) != ("gift", "kingdom"):
                assert given[field.removeprefix("part of the ")] not in (None, "", ()), (card.name, field)


STATED: dict[str, dict[str, object]] = {
    "Linalie Déesse Pirate": {"type": "deity", "kingdom": "Poseidia"},
    "La bête de Nargar": {"type": "deity"},
    "Portail vers les cieux": {"type": "gift", "kingdom": ""},
    "Jeune Féa": {"type": "worshipper"},
    "E-V-E": {"type": "worshipper"},
    "Pentaclock": {"type": "angel"},
    "Aleksandra": {},
    "Folie Passagère": {},
    "Foi du héros": {"type": "miracle"},
    "Cube Mystique": {"type": "miracle"},
    "Démonification": {},
    "Baffe macabre": {},
    "Orbe draconique": {},
    "De l'autre côté du miroir": {},
    "La bête des égouts": {},
    "Brutus C-38": {},
    "Fargass Fléau Des Dieux": {"type": "angel", "classes": ("Goule",)},
    "Katapult à Goules": {"type": "angel", "classes": ("Goule",)},
    "Halkor": {"classes": ("Goule",)},
    "Le Mange tout": {"classes": ("Goule",)},
    "Crowtyr": {},
    "Nar'Tal'Fra": {"type": "golem"},
    "Talamain": {"type": "golem"},
    "Lady d'Obscuria": {},
    "Caius": {"type": "golem"},
    "Ours Berserk": {},
    "MecaTrooper": {},
    "Annedelie": {},
    "Capitaine Erébousse": {},
    "Elora d'Eondra": {},
    "Leana d'Eondra": {},
    "Léana Princesse d'Eondra": {},
    "Elora Capitaine de l'Elite": {},
    "Tête de Karass'ash'ker'elm": {},
    "Gamort Sans Tête": {},
    "Garungun": {},
    "Garungun Leader Emerite": {},
    "Vanaris": {},
    "Ragwell": {},
    "Thanator le Or": {"cost": 6},
    "Démon": {"kingdom": "Nuit sans fin", "attack": 5, "life": 5},
    "Faucon": {"kingdom": "Temple de la Lumière", "attack": 1, "life": 1},
    "Goule": {"kingdom": "Nuit sans fin", "attack": 2, "life": 2},
    "Meca": {"kingdom": "MetaScience", "attack": 2, "life": 2},
    "Poseid": {"kingdom": "Poseidia", "attack": 8, "life": 8},
    "Tréen": {"kingdom": "Poseidia", "attack": 1, "life": 2},
    "Veilleur": {"kingdom": "Temple de la Lumière", "attack": 7, "life": 8},
}
"""Every card the book names, with what it says of it besides its name and abilities."""


def test_the_cards_the_book_names_are_as_it_says() -> None:
    known = {card.name: card for card in pool()}
    named = {card.name for card in pool() if card.from_book}
    assert named == set(STATED)
    for name, facts in STATED.items():
        card = known[name]
        if card.type == "familiar":  # their name is their class, too, and they cost nothing
            facts = {**facts, "type": "familiar", "classes": (name,), "cost": 0}
        told = {
            field for field in card.from_book if field not in ("name", "abilities", "part of the abilities", "renown")
        }
        assert told == set(facts), name
        for field, value in facts.items():
            assert getattr(card, field) == value, (name, field)


def test_every_class_kingdom_and_standard_ability_has_an_english_name() -> None:
    cards = list(pool())
    assert {name for card in cards for name in card.classes} == set(terms.CLASSES)
    assert {card.kingdom for card in cards if card.kingdom} == set(terms.KINGDOMS)
    assert set(KEYWORDS) <= set(terms.KEYWORDS)
    assert {name for card in cards for name in keywords_of(card)} <= set(terms.KEYWORDS)
    for familiar in pool().familiars:
        assert name_of(pool().data(familiar), "en") == terms.local(familiar, "en")
