"""Hints, and how a game went, in a real browser: seen, heard, by keyboard and on a phone."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Request, expect
from tests.table.browser import axe
from tests.table.browser.conftest import OpenPage, need_page
from tests.table.browser.overlaps import at_rest
from tests.table.browser.starting import sat_down
from tests.table.browser.words import words
from tests.table.serving import Client, Served, served

WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}
POSITIONS = "60"  # few, so that it is quick
LONG = 60_000  # milliseconds, on a busy machine


@pytest.fixture(scope="module")
def page_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    need_page()
    with served(str(tmp_path_factory.mktemp("table") / "table.sqlite"), "--hints", POSITIONS) as server:
        yield server


def key(server: Served, *who: str, **more: object) -> str:
    seats = [{"who": one, "name": "", "level": "random" if one == "computer" else ""} for one in who]
    found: str = server.room("lorcana", seats=seats, seed=7, **more)["seats"][0]
    return found


def at_table(open_page: OpenPage, server: Served, size: dict[str, int], *who: str) -> Page:
    page = open_page(f"/#{key(server, *who)}", viewport=size, reduced_motion="reduce")
    sat_down(page)
    return page


def chance(page: Page) -> Locator:
    return page.get_by_role("region", name=words("chance"))


def test_beside_the_board_a_hint_is_opened_by_a_key_and_goes_with_its_question(
    open_page: OpenPage, page_server: Served
) -> None:
    page = at_table(open_page, page_server, WIDE, "me", "me")
    expect(chance(page).get_by_role("button")).to_be_enabled()
    page.keyboard.press("Shift+H")
    rows = chance(page).get_by_role("listitem")
    expect(rows.first).to_contain_text("±", timeout=LONG)
    assert re.search(r"\d+%", rows.first.inner_text())
    expect(page.locator("main .hinted").first).to_be_visible()
    at_rest(page)
    assert axe.findings_in_both_themes(page) == []
    second = rows.nth(1).get_by_role("button")
    second.focus()
    page.keyboard.press("Enter")
    expect(second).to_have_attribute("aria-expanded", "true")
    page.get_by_role("group", name=words("moves-label")).get_by_role("button").first.click()
    expect(rows).to_have_count(0)
    expect(page.locator("main .hinted")).to_have_count(0)


def test_on_a_phone_a_hint_lies_over_the_board_and_leaves_its_mark_there(
    open_page: OpenPage, page_server: Served
) -> None:
    page = at_table(open_page, page_server, PHONE, "me", "computer")
    page.get_by_role("button", name=words("hint"), exact=True).click()
    sheet = page.get_by_role("dialog", name=words("chance"))
    expect(sheet.get_by_role("listitem").first).to_contain_text("±", timeout=LONG)
    at_rest(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert axe.findings_in_both_themes(page) == []
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.locator("main .hinted").first).to_be_visible()


def test_between_people_there_is_nothing_to_ask_with(open_page: OpenPage, page_server: Served) -> None:
    page = at_table(open_page, page_server, WIDE, "me", "friend")
    expect(chance(page)).to_have_count(0)
    expect(page.get_by_role("button", name=words("hint"), exact=True)).to_have_count(0)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_how_a_game_went_is_drawn_and_can_be_read(
    open_page: OpenPage, page_server: Served, size: dict[str, int]
) -> None:
    mine = key(page_server, "me", "computer")
    client = Client(page_server, mine)
    for _ in range(5):
        client.until(lambda client: client.question >= 0)
        known = client.entry
        client.answer(len(client.options()) - 1)
        client.until_after(known)
    client.send(type="concede")
    client.until(lambda client: client.is_over)
    client.close()
    page = open_page(f"/#{mine}", viewport=size, reduced_motion="reduce")
    sat_down(page)
    page.get_by_role("button", name=words("course"), exact=True).click()
    sheet = page.get_by_role("dialog", name=words("course"))
    expect(sheet.get_by_text(words("course-table"), exact=True)).to_be_visible(timeout=LONG)
    assert "%" in str(sheet.get_by_role("img").get_attribute("aria-label"))
    sheet.get_by_text(words("course-table"), exact=True).click()
    expect(sheet.get_by_role("row").nth(1)).to_be_visible()
    at_rest(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert axe.findings_in_both_themes(page) == []


def test_the_level_of_the_computer_is_chosen_by_name(open_page: OpenPage) -> None:
    page = open_page("/", viewport=PHONE)
    asked: list[Any] = []

    def hear(request: Request) -> None:
        if request.url.endswith("/api/rooms"):
            asked.append(json.loads(request.post_data or ""))

    page.on("request", hear)
    levels = page.get_by_role("group", name=words("start-level"))
    expect(levels.get_by_role("radio", checked=True)).to_have_accessible_name("Skilled")
    levels.get_by_role("radio", name="Novice").check(force=True)
    expect(levels).to_contain_text("first game")
    page.locator("button[type=submit]").click()
    sat_down(page)
    assert [seat["level"] for seat in asked[0]["seats"]] == ["", "novice"]
