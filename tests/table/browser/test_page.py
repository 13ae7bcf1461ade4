"""The page as it is built, in a real browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.table.browser import axe
from tests.table.browser.conftest import OpenPage

from arbitre.games import registry

SCREENS = {"wide": (1440, 900), "phone": (360, 740), "phone lying": (740, 360)}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_on_the_first_page(open_page: OpenPage, screen: str, scheme: str) -> None:
    width, height = SCREENS[screen]
    page = open_page(viewport={"width": width, "height": height}, color_scheme=scheme)
    expect(page.get_by_role("listitem")).to_have_count(len(registry.names()))
    assert axe.findings(page) == []


def test_axe_would_find_a_button_without_a_name(open_page: OpenPage) -> None:
    page = open_page()
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert any(line.startswith("button-name") for line in axe.findings(page))
