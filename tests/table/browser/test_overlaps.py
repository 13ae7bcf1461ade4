"""Nothing lies over anything else: full boards and empty ones, at the sizes of screens there are."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize
from tests.table.browser.conftest import OpenPage
from tests.table.browser.line import POSITIONS, Told
from tests.table.browser.overlaps import overlaps
from tests.table.browser.starting import sat_down

SIZES = [(1920, 1080), (1440, 900), (1280, 720), (820, 1180), (390, 844), (360, 740), (844, 390), (780, 360)]


def sizes() -> list[ViewportSize]:
    return [{"width": width, "height": height} for width, height in SIZES]


@pytest.mark.parametrize("name", sorted(file.stem for file in POSITIONS.glob("*.json")))
def test_nothing_overlaps(open_page: OpenPage, name: str) -> None:
    page = open_page(f"/#{name}", before=Told, viewport=sizes()[0], reduced_motion="reduce")
    sat_down(page)
    faults: list[str] = []
    for size in sizes():
        page.set_viewport_size(size)
        faults += [f"{size['width']}x{size['height']}: {fault}" for fault in overlaps(page)]
    assert not faults, "\n".join(faults)
