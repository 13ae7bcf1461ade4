"""Facts of cards from a file of the LorcanaJSON kind."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

import pytest

from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.card import CardData, LocalName
from arbitre.kernel.error import BadData
from arbitre.pool.importing import NOT_COMPILED, facts_of, imported, keywords_of, lines, read, read_source, rebuilt
from arbitre.pool.lorcana import decode, pool

DRAGON: dict[str, Any] = {
    "name": "Dragon",
    "version": "Of the Tests",
    "fullName": "Dragon - Of the Tests",
    "type": "Character",
    "color": "Amber-Steel",
    "cost": 5,
    "inkwell": False,
    "strength": 4,
    "willpower": 3,
    "lore": 2,
    "subtypes": ["Floodborn", "Dragon"],
    "abilities": [{"type": "keyword", "keyword": "Challenger", "keywordValue": "+2", "keywordValueNumber": 2}],
    "rarity": "Rare",
    "story": "Tests",
    "setCode": "3",
    "number": 17,
    "localized": {
        "fr": {"name": "Dragon", "version": "Des\u00a0l’essais"},
        "it": {"name": "Dragon", "version": "Of the Tests"},
    },
    "images": {"full": "somewhere"},
}
SONG: dict[str, Any] = {
    "name": "A Song of Tests",
    "type": "Action",
    "color": "Ruby",
    "cost": 2,
    "inkwell": True,
    "subtypes": ["Song"],
    "effects": ["Something happens."],
    "setCode": "3",
    "number": 5,
    "maxCopiesInDeck": None,
}


def source(*records: Any) -> bytes:
    return json.dumps(list(records)).encode()


def test_facts_and_names_are_taken_and_unknown_fields_passed_over() -> None:
    [(_, card)] = imported(source(DRAGON))
    assert card == CardData(
        name="Dragon",
        version="Of the Tests",
        type="character",
        cost=5,
        inkable=False,
        inks=("Amber", "Steel"),
        strength=4,
        willpower=3,
        lore=2,
        classifications=("Floodborn", "Dragon"),
        lacks=NOT_COMPILED,
        rarity="Rare",
        story="Tests",
        printings=(("3", 17),),
        fr=LocalName("Dragon", "Des l'essais"),
    )


def test_names_of_abilities_are_taken_and_their_sentences_are_not() -> None:
    named = [{"type": "triggered", "name": "It’s Test Time!", "effect": "Draw a card."}]
    fr = {
        "name": "Dragon",
        "rulesText": "Offensif +2 (Quand il défie, +2 ¤.) C'EST L'HEURE ! À la fin de votre tour, piochez.",
    }
    it = {"name": "Drago", "rulesText": "<Sfidante> +2 %\\È l'ora!\\ Pesca una carta."}
    dragon = {**DRAGON, "abilities": [*DRAGON["abilities"], *named], "localized": {"fr": fr, "it": it}}
    [(_, card)] = imported(source(dragon))
    assert card.called == ("", "IT'S TEST TIME!")
    assert card.fr is not None
    assert card.fr.called == ("", "C'EST L'HEURE !")
    assert card.it is not None
    assert card.it.called == ("", "È L'ORA!")
    assert card.named(1, "fr") == "C'EST L'HEURE !"
    assert card.named(1, "de") == card.called[1]


def test_names_that_are_not_as_many_as_in_english_are_not_guessed() -> None:
    named = [{"type": "triggered", "name": name, "effect": "Draw a card."} for name in ("One", "Two")]
    fr = {"name": "Drague", "rulesText": "UN SEUL NOM Piochez une carte."}
    [(_, card)] = imported(source({**DRAGON, "abilities": named, "localized": {"fr": fr}}))
    assert card.called == ("ONE", "TWO")
    assert card.fr == LocalName("Drague")
    assert card.named(0, "fr") == "ONE"


def test_a_song_is_an_action_and_song_no_classification() -> None:
    [(_, card)] = imported(source(SONG))
    assert (card.type, card.song, card.classifications, card.copies) == ("action", True, (), None)


def test_a_table_with_cards_is_read_like_a_list() -> None:
    assert read_source(json.dumps({"metadata": {}, "cards": [DRAGON]}).encode()) == read_source(source(DRAGON))


def test_printings_of_one_card_are_one_record() -> None:
    again = {**DRAGON, "version": "of The Tests", "setCode": "4", "number": 204}
    [record] = read_source(source(DRAGON, again))
    assert record.full_name == "Dragon - Of the Tests"
    assert record.printings == (("3", 17), ("4", 204))


def test_a_card_listed_under_two_names_is_one_card() -> None:
    other = {**DRAGON, "name": "Vaiana", "version": "Adventurer of Land and Sea"}
    own = {**DRAGON, "name": "Moana", "version": "Adventurer of Land and Sea", "number": 18}
    [(_, card)] = imported(source(other, own))
    assert card.full_name == "Moana - Adventurer of Land and Sea"
    assert card.aka == ("Vaiana - Adventurer of Land and Sea",)
    assert card.printings == (("3", 18), ("3", 17))


def test_only_cards_of_plain_keywords_are_known_without_a_compiler() -> None:
    dragon, song = read_source(source(DRAGON, SONG))
    assert keywords_of(dragon) == (n.Keyword("Challenger", 2),)
    assert keywords_of(song) is None
    costly = {"type": "keyword", "keyword": "Shift", "keywordValue": "some cost"}
    [record] = read_source(source({**DRAGON, "abilities": [costly]}))
    assert keywords_of(record) is None


def test_abilities_that_are_known_stay_when_facts_change() -> None:
    record = read_source(source({**DRAGON, "cost": 6, "abilities": [{"type": "static", "effect": "Something."}]}))
    old = facts_of(read_source(source(DRAGON))[0])
    assert rebuilt(record, [old])[0].lacks == NOT_COMPILED
    known = CardData(name="Dragon", version="Of the Tests", type="character", cost=5, abilities=(n.Keyword("Rush"),))
    [card] = rebuilt(record, [known])
    assert (card.cost, card.abilities, card.playable) == (6, (n.Keyword("Rush"),), True)


def test_lines_stand_in_the_order_of_first_printings_and_can_be_read_again() -> None:
    cards = [card for _, card in imported(source(DRAGON, SONG, {**SONG, "name": "Late", "setCode": "12"}))]
    cards.append(CardData(name="Boxed", type="item", cost=1, printings=(("Q1", 1),)))
    read = [decode(line, "line") for line in lines(cards)]
    assert [card.name for card in read] == ["A Song of Tests", "Dragon", "Late", "Boxed"]
    assert {card.name: card for card in read} == {card.name: card for card in cards}


def test_the_pools_file_is_written_as_it_would_be_now() -> None:
    text = resources.files("arbitre.pool").joinpath("lorcana/cards.jsonl").read_bytes()
    assert b"".join(lines(card for card in pool() if card.printings)) == text


def test_a_broken_file_is_an_error_that_says_where() -> None:
    with pytest.raises(BadData, match=r"cards\.json"):
        read_source(b'[{"name": 3}]', "cards.json")
    with pytest.raises(BadData, match="Sorcery"):
        imported(source({**SONG, "type": "Sorcery"}))


def test_one_bad_record_is_told_by_its_card_and_the_others_are_read() -> None:
    bad = [
        {**DRAGON, "name": "Null", "number": None},
        {**DRAGON, "name": "Text", "cost": "five"},
        {**DRAGON, "name": "Weak", "strength": None},
        {**DRAGON, "name": "Pink", "color": "Pink"},
        {**SONG, "name": "Spell", "type": "Sorcery"},
        {"version": "Nobody"},
        7,
    ]
    records, faults = read(source(SONG, *bad, DRAGON))
    assert [record.name for record in records] == ["A Song of Tests", "Dragon"]
    for name, fault in zip(("Null", "Text", "Weak", "Pink", "Spell", "Nobody", "card 8"), faults, strict=True):
        assert fault.startswith(name), fault


def test_text_where_none_is_looked_for_and_misspelt_fields_do_not_make_another_card() -> None:
    bare = {key: value for key, value in DRAGON.items() if key not in ("abilities", "effects", "fullText")}
    in_vain = {**bare, "name": "Vain", "text": "When you play this character, draw a card."}
    slip = {**bare, "name": "Slip", "abilites": [{"type": "triggered", "effect": "Draw a card."}]}
    records, faults = read(source(bare, in_vain, slip))
    assert [record.name for record in records] == ["Dragon"]
    assert "'text', which is not read" in faults[0]
    assert "'abilities' is meant" in faults[1]


def test_a_card_that_is_there_twice_with_other_facts_is_told() -> None:
    records, faults = read(source(DRAGON, {**DRAGON, "cost": 6}))
    assert [record.cost for record in records] == [5]
    assert "cost 5 and 6" in faults[0]
