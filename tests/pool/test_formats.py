"""Deck lists in the formats of the world: written, recognised, read again; and as people write them by hand."""

from __future__ import annotations

import base64
import json
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arbitre.kernel.error import Error, IllegalDeck, UnknownCard
from arbitre.pool import formats
from arbitre.pool.decks import starters
from arbitre.pool.finding import finder
from arbitre.pool.formats.decklist import DeckList
from arbitre.pool.lorcana import pool

CARDS = [card for card in pool() if card.printings]
NAMED = ("inktable", "duels", "lorcanito", "tabletop", "lorcanajson")  # those that keep what a deck is called

deck_lists = st.builds(
    lambda rows, name: DeckList(tuple((count, card) for card, count in rows.items()), name),
    st.dictionaries(st.sampled_from(CARDS), st.integers(1, 9), min_size=1, max_size=20),
    st.text(st.characters(codec="utf-8", categories=("L", "N", "P", "Zs")), min_size=1, max_size=20).map(str.strip),
)


def counted(deck: DeckList) -> Counter[str]:
    return Counter(deck.names())


@pytest.mark.parametrize("key", formats.FORMATS)
@given(deck=deck_lists)
@settings(max_examples=30, deadline=None)
def test_what_is_written_is_read_again(key: str, deck: DeckList) -> None:
    again = formats.read(formats.write(deck, key))
    assert again.cards == deck.cards
    if key in NAMED and deck.name:
        assert again.name == deck.name


@pytest.mark.parametrize("lang", ["fr", "it"])
@given(deck=deck_lists)
@settings(max_examples=30, deadline=None)
def test_plain_text_in_other_languages_is_read_again(lang: str, deck: DeckList) -> None:
    assert formats.read(formats.write(deck, "text", lang)).cards == deck.cards


@given(deck=deck_lists, data=st.data())
@settings(max_examples=60, deadline=None)
def test_plain_text_in_all_its_variations(deck: DeckList, data: st.DataObject) -> None:
    lines = ["# a comment", "Deck", "Characters (20)", ""]
    for count, card in deck.cards:
        name = data.draw(
            st.sampled_from(
                (
                    card.full_name,
                    card.full_name.replace(" - ", ", "),
                    card.full_name.replace(" - ", " – "),
                    card.full_name.replace("'", "’").upper(),
                    card.full_name.replace("'", ""),
                )
            )
        )
        before = data.draw(st.sampled_from(("{} ", "{}x ", "{}X ", "{} x ", "{}× ")))
        after = data.draw(st.sampled_from(("", " (TFC)", " (PROMO)", " [1]", " (1) 32", " #32", " *E*", " (EPIC) *E*")))
        if data.draw(st.integers(0, 5)) == 0:
            lines.append(f"  {name}{after} x{count}")
        else:
            lines.append(f"{before.format(count)}{name}{after}  ")
        lines.append(data.draw(st.sampled_from(("", "// more", "Objets :"))))
    lines += ["--- MAYBEBOARD", "4 Nothing Of The Kind"]
    assert counted(formats.read("\r\n".join(lines))) == counted(deck)


def read(text: str) -> dict[str, int]:
    return dict(counted(formats.read(text)))


def test_a_name_may_begin_with_a_number() -> None:
    assert read("99 Puppies") == {"99 Puppies": 1}
    assert read("3 99 Puppies") == {"99 Puppies": 3}
    assert read("99 Puppies x2") == {"99 Puppies": 2}
    assert read("Stitch - Experiment 626") == {"Stitch - Experiment 626": 1}


def test_the_sections_of_a_list() -> None:
    text = "2 Dinglehopper\n--- maybeboard\n4 Xyzzy\n--- SIDEBOARD\n1 Dinglehopper\n"
    assert read(text) == {"Dinglehopper": 3}


def test_set_and_number_in_place_of_a_name() -> None:
    assert read("4 1-25\n2 001-032\n1 10-110") == {
        "Be Our Guest": 4,
        "Dinglehopper": 2,
        "Mother Gothel - Underhanded Schemer": 1,
    }
    with pytest.raises(UnknownCard, match="line 1: there is no card 1-999; the numbers of set 1 end at"):
        read("4 1-999")
    with pytest.raises(UnknownCard, match="there are the sets 1, "):
        read("4 77-1")


def test_every_card_has_a_number_of_its_own() -> None:
    known = finder(pool())
    for card in CARDS:
        assert known.printed(*known.printing(card)) is card


def test_a_promotional_number_is_taken_only_if_it_is_clear() -> None:
    head = "Set Number,Card Number,Variant,Count\n"
    with pytest.raises(UnknownCard, match="line 2: which promotional card of set 1 has the number 1 is not known"):
        read(head + "001,1/P1,normal,1\n")
    assert read(head + "001,20/P1,normal,1\n") == {"Genie - Powers Unleashed": 1}
    assert read(head + "001,20,normal,1\n") == {"Simba - Protective Cub": 1}


def test_a_card_by_another_name_and_in_other_spellings() -> None:
    assert read("2 Mother Gothel - Devious Conspirator") == {"Mother Gothel - Underhanded Schemer": 2}
    assert read("2 Te Ka - Heartless\n1 Te Kā – Heartless") == {"Te Kā - Heartless": 3}
    assert read("1 Donald Duck - Daisys Date") == {"Donald Duck - Daisy's Date": 1}
    assert read("1 Elsa_Spirit of Winter") == {"Elsa - Spirit of Winter": 1}


PAYLOADS = [
    "Be Our Guest$4|Elsa_Spirit of Winter$2|HeiHei_Boat Snack$3|",
    "Be Our Guest$4|Elsa - Spirit of Winter$2|HeiHei - Boat Snack$3",
]
THREE = {"Be Our Guest": 4, "Elsa - Spirit of Winter": 2, "HeiHei - Boat Snack": 3}


@pytest.mark.parametrize("payload", PAYLOADS)
def test_deck_codes_and_links(payload: str) -> None:
    code = base64.b64encode(payload.encode()).decode()
    assert read(code) == THREE
    assert read(code.rstrip("=") + "\n") == THREE
    for link in (
        f"https://inktable.net/lor/import?svc=dreamborn&name=My%20deck&id={code}",
        f"https://db.lorcanito.com/decks/import?source=x&name=My+deck&list={code}",
    ):
        found = formats.read(link)
        assert (dict(counted(found)), found.name) == (THREE, "My deck")


def test_a_link_without_a_deck() -> None:
    with pytest.raises(Error, match="no deck code"):
        formats.read("https://example.org/decks/12")


def test_the_csv_of_a_collection() -> None:
    text = (
        "Set Number,Card Number,Variant,Count,Name,Color,Rarity\n"
        '001,32,normal,2,"Dinglehopper",Amber,Common\n'
        "001,32,foil,1,Dinglehopper,Amber,Common\n"
        "001,33,normal,0,,,\n"
        '002,1,normal,1,"Flotsam - Ursula\'s ""Baby""",Emerald,Common\n'
    )
    assert read(text) == {"Dinglehopper": 3, 'Flotsam - Ursula\'s "Baby"': 1}
    assert read("Set Number;Card Number;Variant;Count\n1;32;normal;2\n") == {"Dinglehopper": 2}
    with pytest.raises(UnknownCard, match="line 2: the count is a number, not 'two'"):
        read("Set Number,Card Number,Variant,Count\n001,32,normal,two\n")


def test_lists_of_ids() -> None:
    assert read('{"name": "x", "cardIds": ["1-25", "1-25", "1-32"]}') == {"Be Our Guest": 2, "Dinglehopper": 1}
    assert read('["1-25", "1-32"]') == {"Be Our Guest": 1, "Dinglehopper": 1}
    with pytest.raises(UnknownCard, match="card 2: 'x' is not a set and a number"):
        read('["1-25", "x"]')


def test_tabletop_simulator_with_bags() -> None:
    card = {"Name": "Card", "Nickname": "Donald Duck - Daisys Date", "CardID": 100}
    deck = {"Name": "DeckCustom", "Nickname": "Mine", "ContainedObjects": [card, card]}
    text = json.dumps({"ObjectStates": [{"Name": "Bag", "ContainedObjects": [deck]}, card, {"Name": "Board"}]})
    found = formats.read(text)
    assert (found.name, dict(counted(found))) == ("Mine", {"Donald Duck - Daisy's Date": 3})


def test_a_lorcanajson_file_without_names() -> None:
    with pytest.raises(UnknownCard, match="card 1: an entry needs a fullName"):
        read('{"cards": [{"id": 3, "amount": 2}]}')


@pytest.mark.parametrize("text", ["{", '{"cards": 3}', "[1, 2", "{}"])
def test_json_that_is_no_deck(text: str) -> None:
    with pytest.raises(Error, match="my list can't be understood"):
        formats.read(text, "my list")


def test_a_list_without_cards() -> None:
    for text in ("", "# nothing", '{"cardIds": []}', "Set Number,Card Number,Variant,Count\n"):
        with pytest.raises(IllegalDeck, match="has no cards"):
            formats.read(text)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Stich - New Dog", "Stitch - New Dog"),
        ("Elsa - Spirt of Wintr", "Elsa - Spirit of Winter"),
        ("Cendrilon - Douce et charmente", "Cendrillon - Douce et charmante (Cinderella - Gentle and Kind)"),
        ("Arriciaspiccia", "Arricciaspiccia (Dinglehopper)"),
        ("Be Our Gest", "Be Our Guest"),
    ],
)
def test_a_misspelt_name_is_told_with_the_nearest(typed: str, meant: str) -> None:
    with pytest.raises(UnknownCard) as told:
        formats.read(f"# mine\n2 {typed}", "my list")
    assert str(told.value).startswith(f"my list, line 2: there is no card {typed!r}; did you mean {meant}")


def test_a_name_that_is_not_clear_is_told_with_all_it_could_be() -> None:
    with pytest.raises(UnknownCard, match="could be several cards: Sabotage, Undermine"):
        read("2 Sabotare")
    with pytest.raises(UnknownCard, match=r"'Stitch' could be several cards: .* and [0-9]+ more"):
        read("2 Stitch")


def test_a_name_like_nothing_is_told_without_advice() -> None:
    with pytest.raises(UnknownCard, match=r"line 1: there is no card 'qqqqzzzz'$"):
        read("1 qqqqzzzz")


def test_every_deck_that_is_sold_is_sixty_cards_of_two_inks() -> None:
    assert Counter(deck.kind for deck in starters()) == {"starter": 23, "hero": 4}
    for deck in starters():
        cards = [pool().data(name) for name in deck.names()]
        assert [card.full_name for card in cards] == deck.names()
        assert len(cards) == 60
        assert {ink for card in cards for ink in card.inks} == set(deck.inks)


def test_an_unknown_format_is_told_with_those_there_are() -> None:
    with pytest.raises(Error, match="there are: text, pixelborn"):
        formats.write(DeckList.of([CARDS[0]]), "xyz")
