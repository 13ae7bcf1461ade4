"""Full boards and empty ones, at the sizes of screens there are: nothing lies over anything else, nothing is wider than
the window, and on phones nothing is too small. With ARBITRE_ALL_SIZES=1 every position is looked at in every size."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import ViewportSize
from tests.table.browser.conftest import OpenPage
from tests.table.browser.line import POSITIONS, Told
from tests.table.browser.measures import too_small
from tests.table.browser.overlaps import overlaps
from tests.table.browser.playing import sight
from tests.table.browser.starting import sat_down

SIZES = [(1920, 1080), (1440, 900), (1280, 720), (820, 1180), (390, 844), (360, 740), (844, 390), (780, 360)]
NAMES = sorted(file.stem for file in POSITIONS.glob("*.json"))


def sizes() -> list[ViewportSize]:
    return [{"width": width, "height": height} for width, height in SIZES]


def sizes_for(name: str) -> list[ViewportSize]:
    """Full boards are looked at in all sizes, the others in two of a screen and two of a phone, by turns."""
    if name.endswith("full") or os.environ.get("ARBITRE_ALL_SIZES"):
        return sizes()
    return sizes()[NAMES.index(name) % 2 :: 2]


@pytest.mark.parametrize("name", NAMES)
def test_everything_has_its_place(open_page: OpenPage, name: str) -> None:
    page = open_page(f"/#{name}", before=Told, viewport=sizes()[0], reduced_motion="reduce")
    sat_down(page)
    faults: list[str] = []
    for size in sizes_for(name):
        page.set_viewport_size(size)
        found = overlaps(page)
        if min(size["width"], size["height"]) < 500:
            found += too_small(page)
        if sight(page).wide > 0:
            found.append("wider than the window")
        faults += [f"{size['width']}x{size['height']}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


def test_what_lies_over_something_else_is_found(open_page: OpenPage) -> None:
    page = open_page("/#lorcana-full", before=Told, viewport=sizes()[1], reduced_motion="reduce")
    sat_down(page)
    assert overlaps(page) == []
    page.locator("[data-object]").last.evaluate("(card) => (card.style.transform = 'translateX(-50px)')")
    assert any(fault.startswith("card") for fault in overlaps(page))
