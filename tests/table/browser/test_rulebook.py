"""The rulebook in a real browser: a rule is found by a word, opened, and its positions are seen and played."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.table.browser import axe
from tests.table.browser.conftest import OpenPage
from tests.table.browser.test_page import SCREENS


def look_for(page: Page, text: str) -> None:
    page.get_by_role("searchbox").fill(text)


def test_a_rule_is_found_by_a_french_word_opened_as_a_position_and_played(open_page: OpenPage) -> None:
    page = open_page("/#rules/lorcana", locale="fr-FR")
    look_for(page, "défie personnage")
    expect(page.get_by_role("heading", level=1)).to_contain_text("règles")
    page.get_by_role("link").filter(has_text="4.6.1").first.click()
    expect(page.get_by_role("heading", name="Règle 4.6.1")).to_be_visible()
    page.locator(".scenarios a").first.click()
    bar = page.get_by_role("region", name="Relecture")
    expect(bar).to_be_visible()
    line = bar.get_by_role("slider")
    line.press("End")
    last = line.get_attribute("max")
    expect(bar).to_contain_text(f"{last} sur {last}")
    line.press("Home")
    bar.get_by_role("button", name="Jouer d’ici").click()
    page.get_by_role("radio", name="Tous les camps").check()
    page.get_by_role("dialog").get_by_role("button", name="Jouer").click()
    expect(page.locator("main.table")).to_be_visible()
    expect(page.get_by_role("region", name="Relecture")).to_have_count(0)
    expect(page).not_to_have_url("scenario")
    expect(page.locator("main [data-object]").first).to_be_visible()


def test_what_no_rule_says_is_said_not_to_be_found(open_page: OpenPage) -> None:
    page = open_page("/#rules/spoils")
    look_for(page, "xyzzy")
    expect(page.get_by_role("heading", level=1)).to_have_text("No rule has these words")
    look_for(page, "608.1")
    expect(page.locator("ol a")).not_to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_in_the_rulebook(open_page: OpenPage, screen: str, scheme: str) -> None:
    width, height = SCREENS[screen]
    page = open_page("/#rules/fallen", viewport={"width": width, "height": height}, color_scheme=scheme)
    expect(page.locator("ol a").first).to_be_visible()
    assert axe.findings(page) == []
    page.goto(page.url.partition("#")[0] + "#rules/lorcana/1.8.3")
    expect(page.locator(".scenarios a").first).to_be_visible()
    assert axe.findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
