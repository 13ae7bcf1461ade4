"""Sitting down at a new table, as the first page offers it."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, Page, Route, expect
from tests.table.browser.words import words


def seeded(page: Page, seed: int) -> None:
    """The rooms that this page opens are shuffled by a seed, so that a test sees the same game every time."""

    def add(route: Route) -> None:
        route.continue_(post_data=json.dumps({**json.loads(route.request.post_data or "{}"), "seed": seed}))

    page.route("**/api/rooms", add)


def choose_game(page: Page, title: str) -> None:
    page.get_by_role("radio", name=re.compile(f"^{re.escape(title)}")).check()


def play_against(page: Page, who: str) -> None:
    """The computer, a friend, or oneself."""
    page.get_by_role("radio", name=words(f"with-{who}"), exact=True).check()


def unfold(page: Page) -> None:
    """What one need not choose."""
    page.get_by_text(words("start-more"), exact=True).click()


def my_seat(page: Page) -> Locator:
    return page.get_by_role("group", name=words("you"), exact=True)


def choose(where: Page | Locator, label: str, option: str) -> None:
    """An option of a field, both by their words."""
    where.get_by_role("combobox", name=re.compile(f"^{re.escape(words(label))}")).select_option(label=option)


def paste(page: Page, deck: str) -> None:
    """A list of one's own."""
    choose(my_seat(page), "start-deck", words("deck-pasted"))
    my_seat(page).get_by_role("textbox", name=words("deck-paste")).fill(deck)


def sit_down(page: Page) -> None:
    page.locator("button[type=submit]").click()


def sat_down(page: Page) -> None:
    """The table is there."""
    expect(page.get_by_role("region", name=words("sill-label"))).to_be_visible()
