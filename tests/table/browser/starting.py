"""Sitting down at a new table, as the first page offers it."""

from __future__ import annotations

import json

from playwright.sync_api import Page, Route, expect
from tests.table.browser.words import words


def seeded(page: Page, seed: int) -> None:
    """The rooms that this page opens are shuffled by a seed, so that a test sees the same game every time."""

    def add(route: Route) -> None:
        route.continue_(post_data=json.dumps({**json.loads(route.request.post_data or "{}"), "seed": seed}))

    page.route("**/api/rooms", add)


def choose(page: Page, label: str, option: str) -> None:
    """An option of a field, by its words."""
    page.get_by_role("combobox", name=label, exact=True).select_option(label=option)


def choose_game(page: Page, title: str) -> None:
    page.get_by_role("radio", name=title, exact=True).check()


def play_against(page: Page, who: str) -> None:
    """The computer, a friend, or oneself."""
    page.get_by_role("radio", name=words(f"with-{who}"), exact=True).check()


def sit_down(page: Page) -> None:
    page.get_by_role("button", name=words("start-go"), exact=True).click()


def sat_down(page: Page) -> None:
    """The table is there."""
    expect(page.get_by_role("region", name=words("sill-label"))).to_be_visible()
