"""Phones, upright and on their side: played with a finger, everything large enough to read and to hit."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.table.browser.conftest import OpenPage
from tests.table.browser.line import Told
from tests.table.browser.measures import too_small
from tests.table.browser.overlaps import at_rest
from tests.table.browser.playing import Finger, Player, at_once, point, sight
from tests.table.browser.starting import sat_down
from tests.table.browser.touching import finger_down, slide
from tests.table.browser.words import words
from tests.table.serving import Served

PHONES = {"upright": (360, 740), "lying": (740, 360)}
ANSWERS = 12  # the opening and the first turns


def phone(way: str) -> dict[str, Any]:
    width, height = PHONES[way]
    return {"viewport": {"width": width, "height": height}, "has_touch": True, "is_mobile": True}


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=words(name), exact=True)


def table(open_page: OpenPage, server: Served, game: str, way: str) -> Page:
    room = server.room(game, seats=[{"who": "me"}, {"who": "computer", "level": "random", "name": "Ada"}], seed=7)
    page = open_page(f"/#{room['seats'][0]}", reduced_motion="reduce", **phone(way))
    sat_down(page)
    at_once(page)
    return page


@pytest.mark.parametrize("game", ["lorcana", "spoils", "fallen"])
@pytest.mark.parametrize("way", PHONES)
def test_an_opening_by_finger(open_page: OpenPage, page_server: Served, way: str, game: str) -> None:
    page = table(open_page, page_server, game, way)
    player = Player(page, Finger(), likes=["quest", "attack", "play", "ink"], seed=1)
    faults: set[str] = set()
    ends = set()
    for _ in range(ANSWERS):
        seen = player.wait()
        at_rest(page)
        faults.update(too_small(page))
        faults.update(["the page is wider than the window"] if seen.wide > 0 else [])
        if not seen.opening:
            ends.add(sight(page).end)
        player.answer(seen)
    assert not faults, "\n".join(sorted(faults))
    assert len(ends) == 1
    assert None not in ends, "the end of the turn is always there"


@pytest.mark.parametrize("way", PHONES)
def test_menu_log_and_taking_back_have_a_place(open_page: OpenPage, page_server: Served, way: str) -> None:
    page = table(open_page, page_server, "lorcana", way)
    player = Player(page, Finger(), likes=["ink"])
    while not sight(page).may_end:
        player.answer(player.wait())
        player.wait()
    for sheet in ("menu", "log"):
        button(page, sheet).tap()
        dialog = page.get_by_role("dialog", name=words(sheet))
        expect(dialog).to_be_visible()
        dialog.get_by_role("button", name=words("close")).tap()
        expect(dialog).to_be_hidden()
    held = page.locator("[data-object]").count()
    before = sight(page).able
    player.answer(player.wait())
    expect(page.locator("[data-object]")).to_have_count(held - 1)
    button(page, "take-back").tap()
    expect(page.locator("[data-object]")).to_have_count(held)
    assert player.wait().able == before


@pytest.mark.parametrize("way", PHONES)
def test_a_long_press_reads_a_card(open_page: OpenPage, way: str) -> None:
    page = open_page("/#lorcana-full", before=Told, reduced_motion="reduce", **phone(way))
    sat_down(page)
    at_rest(page)
    card = page.locator("[data-object]").last
    name = card.inner_text().strip().split(", ")[0].split(" - ")[0]
    with finger_down(page, *point(page, f'[data-object="{card.get_attribute("data-object")}"]')):
        dialog = page.get_by_role("dialog", name=words("reading"))
        expect(dialog).to_be_visible()
    expect(dialog.get_by_role("heading", name=name)).to_be_visible()
    assert not sight(page).moves, "to read is not to select"


@pytest.mark.parametrize("way", PHONES)
def test_a_card_is_dragged_by_finger(open_page: OpenPage, page_server: Served, way: str) -> None:
    page = table(open_page, page_server, "lorcana", way)
    player = Player(page, Finger())
    while not sight(page).may_end:
        player.answer(player.wait())
        player.wait()
    held = page.locator("[data-object]").count()
    card = sight(page).able[0]
    start = point(page, f'[data-object="{card}"]')
    end = point(page, "[data-drop=ink]")
    above = start[0], start[1] - 60  # along the hand a finger scrolls, out of it it drags
    with finger_down(page, *start) as touch:
        slide(touch, start, above)
        slide(touch, above, end)
    expect(page.locator(f'[data-object="{card}"]')).to_have_count(0)
    expect(page.locator("[data-object]")).to_have_count(held - 1)
    assert not page.get_by_role("dialog").count()
