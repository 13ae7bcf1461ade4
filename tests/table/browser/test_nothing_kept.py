"""A browser that keeps nothing: where the reader forbids it, everything works as long as the page is open."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, expect
from tests.table.browser.conftest import OpenPage
from tests.table.browser.playing import at_once
from tests.table.browser.starting import sat_down, sit_down
from tests.table.browser.words import words

FORBIDDEN = """
Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("The reader has forbidden it", "SecurityError") },
})
"""


def forbid(window: BrowserContext) -> None:
    window.add_init_script(FORBIDDEN)


def test_language_theme_pace_and_a_game(open_page: OpenPage) -> None:
    page = open_page("/", before=forbid, locale="fr-FR")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    sit_down(page)
    sat_down(page)
    expect(page.locator("html")).to_have_attribute("lang", "en")
    at_once(page)
    page.get_by_role("button", name=words("menu"), exact=True).click()
    page.get_by_role("dialog").get_by_text(words("theme-dark"), exact=True).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.get_by_text(words("pace-none"))).to_be_visible()


def test_a_deck_is_built_and_said_not_to_be_kept(open_page: OpenPage) -> None:
    page = open_page("/#decks/lorcana", before=forbid)
    page.get_by_role("button", name=words("decks-new")).first.click()
    expect(page.get_by_role("searchbox").first).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text(words("decks-unkept"))
    page.go_back()
    expect(page.get_by_role("alert")).to_contain_text(words("decks-unkept"))
