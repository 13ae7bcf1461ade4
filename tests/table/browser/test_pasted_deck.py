"""A deck of one's own: a list pasted where one starts."""

from __future__ import annotations

from collections import Counter

import pytest
from playwright.sync_api import Page, expect
from tests.table.browser.conftest import OpenPage
from tests.table.browser.playing import Mouse, Player
from tests.table.browser.starting import choose, choose_game, my_seat, paste, sat_down, seeded, sit_down, unfold
from tests.table.browser.words import words

import arbitre

# A game, the format a list is held against, and lists with what is wrong with them.
UNREADABLE = {
    "Disney Lorcana": ("4 Elsa - Spirit of Winter\n2 Nobody - Here\nwhat is this\n3 Somebody - There", [2, 3, 4]),
    "The Spoils": ("4 Obsession\n3 Nobody\n\n4 Somebody", [2, 4]),
}
ILLEGAL = {
    "Disney Lorcana": (
        "Constructed",
        "5 Captain Hook - Forceful Duelist\n6 Maleficent - Sorceress\n1 Stitch - Rock Star",
        ["12 cards", "3 ink types", "5 copies of Captain Hook", "6 copies of Maleficent"],
    ),
    "The Spoils": (
        "Constructed",
        "9 Obsession\n6 Elbow Dropper\n2 The Tournament Faction",
        ["2 factions", "15 cards besides the faction", "6 copies of Elbow Dropper"],
    ),
}
DECKS = {"Disney Lorcana": ("lorcana", "Constructed"), "The Spoils": ("spoils", "")}


def choosing(open_page: OpenPage, title: str, form: str = "") -> Page:
    """The first page, with all that can be chosen."""
    page = open_page(viewport={"width": 1280, "height": 900})
    choose_game(page, title)
    unfold(page)
    if form:
        choose(page, "start-format", form)
    return page


@pytest.mark.parametrize("title", DECKS)
def test_a_legal_list_is_played_with(open_page: OpenPage, title: str) -> None:
    game, form = DECKS[title]
    deck = arbitre.decks(game)[list(arbitre.decks(game))[-1]]
    cards = Counter(deck.names())
    page = choosing(open_page, title, form)
    seeded(page, 3)
    paste(page, "\n".join(f"{count} {name}" for name, count in cards.items()))
    expect(page.get_by_text(words("deck-fine", cards=cards.total()))).to_be_visible()
    sit_down(page)
    sat_down(page)
    hand = page.get_by_role("region", name=words("hand-label", number=7).split(",")[0])
    player = Player(page, Mouse())
    while not hand.get_by_role("button").count():  # some games ask something before
        player.answer(player.wait())
    held = {text.strip().split(", ")[0] for text in hand.get_by_role("button").all_inner_texts()}
    assert all(any(card.startswith(name) for name in cards) for card in held), held


@pytest.mark.parametrize("title", UNREADABLE)
def test_every_line_that_is_no_card_is_named(open_page: OpenPage, title: str) -> None:
    text, lines = UNREADABLE[title]
    page = choosing(open_page, title)
    paste(page, text)
    faults = my_seat(page).get_by_role("status").get_by_role("listitem")
    expect(faults).to_have_count(len(lines))
    for fault, line in zip(faults.all(), lines, strict=True):
        expect(fault).to_contain_text(words("line-of-list", line=line))
        expect(fault).to_contain_text(text.splitlines()[line - 1].lstrip("0123456789 "))
    sit_down(page)
    expect(page.get_by_role("alert").get_by_role("listitem")).to_have_count(len(lines))
    expect(page.get_by_role("region", name=words("sill-label"))).to_have_count(0)


@pytest.mark.parametrize("title", ILLEGAL)
def test_everything_a_format_has_against_a_list_is_named(open_page: OpenPage, title: str) -> None:
    form, text, wrong = ILLEGAL[title]
    page = choosing(open_page, title, form)
    paste(page, text)
    faults = my_seat(page).get_by_role("status").get_by_role("listitem")
    expect(faults).to_have_count(len(wrong))
    for said in wrong:
        expect(faults.filter(has_text=said)).to_have_count(1)
    sit_down(page)
    named = page.get_by_role("alert").get_by_role("listitem")
    expect(named).to_have_count(len(wrong))
    expect(page.get_by_role("region", name=words("sill-label"))).to_have_count(0)
    # A list that is mended has no fault left over from before.
    paste(page, "")
    expect(faults).to_have_count(0)
