"""The page as it is built, in a real browser."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.table.browser import axe
from tests.table.browser.conftest import OpenPage
from tests.table.serving import Served

MOST_BYTES = 300_000  # of the whole page, compressed
SCREENS = {"wide": (1440, 900), "phone": (360, 740), "phone lying": (740, 360)}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_the_first_page_names_the_games_and_axe_finds_nothing(
    open_page: OpenPage, page_server: Served, screen: str, scheme: str
) -> None:
    width, height = SCREENS[screen]
    page = open_page(viewport={"width": width, "height": height}, color_scheme=scheme)
    _, _, offers = page_server.get("/api/offers")
    for game in json.loads(offers)["games"]:
        expect(page.get_by_text(game["title"]).first).to_be_visible()
    assert axe.findings(page) == []


def test_what_is_around_the_table_is_in_sight_from_the_start(open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1280, "height": 720})
    around = page.get_by_role("navigation", name="More")
    for name in ("Learn Disney Lorcana", "puzzles", "Read the rules", "Build decks"):
        expect(around.get_by_role("link", name=name)).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_in_viewport(ratio=1)
    page.get_by_role("radio", name="7 Fallen").check()
    expect(around.get_by_role("link", name="Learn 7 Fallen")).to_be_visible()


def test_the_page_is_small(open_page: OpenPage, page_server: Served) -> None:
    page = open_page()
    page.wait_for_load_state("networkidle")
    loaded = page.evaluate("performance.getEntriesByType('resource').map(entry => new URL(entry.name).pathname)")
    files = [path for path in loaded if path.startswith("/assets/")]
    assert {Path(path).suffix for path in files} == {".js", ".css"}
    assert sum(len(gzip.compress(page_server.get(path)[2])) for path in files) < MOST_BYTES


def test_axe_would_find_a_button_without_a_name(open_page: OpenPage) -> None:
    page = open_page()
    page.evaluate("document.body.append(document.createElement('button'))")
    assert any(line.startswith("button-name") for line in axe.findings(page))
