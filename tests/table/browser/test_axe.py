"""axe finds nothing on any page, in any state of it, in light and dark."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.table.browser import axe
from tests.table.browser.conftest import OpenPage
from tests.table.browser.line import POSITIONS, Told
from tests.table.browser.overlaps import at_rest
from tests.table.browser.playing import sight
from tests.table.browser.starting import choose_game, paste, play_against, sat_down, sit_down, unfold
from tests.table.browser.words import words
from tests.table.serving import Served

WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}


def told(open_page: OpenPage, name: str, size: dict[str, int]) -> Page:
    page = open_page(f"/#{name}", before=Told, viewport=size, reduced_motion="reduce")
    sat_down(page)
    at_rest(page)
    return page


def test_where_one_starts(open_page: OpenPage, page_server: Served) -> None:
    page = open_page(viewport=WIDE)
    _, _, offers = page_server.get("/api/offers")
    for game in json.loads(offers)["games"]:
        choose_game(page, game["title"])
        assert axe.findings_in_both_themes(page) == [], game["title"]
    choose_game(page, "Disney Lorcana")
    unfold(page)
    paste(page, "4 Nobody - Known By This Name")
    expect(page.get_by_role("status").get_by_role("listitem")).to_have_count(1)
    assert axe.findings_in_both_themes(page) == []


def test_the_links_of_a_new_table(open_page: OpenPage) -> None:
    page = open_page(viewport=WIDE)
    play_against(page, "friend")
    sit_down(page)
    expect(page.get_by_role("heading", name=words("invite-title"))).to_be_visible()
    assert axe.findings_in_both_themes(page) == []


@pytest.mark.parametrize("name", sorted(file.stem for file in POSITIONS.glob("*.json")))
def test_a_table(open_page: OpenPage, name: str) -> None:
    page = told(open_page, name, WIDE)
    if not name.endswith("full"):
        assert axe.findings(page) == []
        return
    # A full board has all there is: it is looked at in dark and on a phone too.
    assert axe.findings_in_both_themes(page) == []
    page.set_viewport_size({"width": 360, "height": 740})
    at_rest(page)
    assert axe.findings(page) == []


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_each_sheet(open_page: OpenPage, size: dict[str, int]) -> None:
    page = told(open_page, "lorcana-full", size)
    ways: dict[str, Callable[[], None]] = {
        words("menu"): lambda: page.get_by_role("button", name=words("menu"), exact=True).click(),
        words("log"): lambda: page.keyboard.press("Shift+L"),
        words("reading"): lambda: page.locator("[data-object]").first.click(button="right"),
        words("keys-title"): lambda: page.keyboard.press("?"),
        words("zone-discard"): lambda: page.get_by_role("button", name=words("zone-discard")).first.click(),
    }
    for sheet, opened in ways.items():
        opened()
        dialog = page.get_by_role("dialog", name=sheet)
        expect(dialog).to_be_visible()
        at_rest(page)
        assert axe.findings_in_both_themes(page) == [], sheet
        page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()


def test_a_rule(open_page: OpenPage) -> None:
    page = told(open_page, "lorcana-full", WIDE)
    page.get_by_role("log").get_by_role("button", name=words("rule-label", rule="").strip()).first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    expect(dialog.get_by_text("…", exact=True)).to_be_hidden()
    assert axe.findings_in_both_themes(page) == []


def test_what_a_card_can_and_can_not_do(open_page: OpenPage) -> None:
    page = told(open_page, "lorcana-full", WIDE)
    page.get_by_role("button", name=words("card-able")).first.click()
    assert sight(page).moves
    at_rest(page)
    assert axe.findings_in_both_themes(page) == []


def test_a_spectator(open_page: OpenPage, page_server: Served) -> None:
    room = page_server.room("lorcana", "me", "friend", seed=7)
    page = open_page(f"/#{room['watch']}", viewport=WIDE)
    sat_down(page)
    assert axe.findings_in_both_themes(page) == []
