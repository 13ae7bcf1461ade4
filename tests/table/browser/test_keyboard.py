"""No mouse: by keys alone, and by typed lines alone."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect
from tests.table.browser.conftest import OpenPage
from tests.table.browser.playing import PATIENCE, Player, move_selector, sight
from tests.table.browser.starting import sat_down
from tests.table.browser.words import words
from tests.table.serving import Served

SIZE = {"width": 1440, "height": 900}
LIKES = {"lorcana": ["quest", "shift", "play", "ink"], "spoils": ["attack", "play"], "fallen": ["attack", "play"]}
SOME = 12  # answers: an opening and a few turns
MOST = 250

# How many times Tab has to be pressed, back if the number is below 0, to come from what has the focus to an element.
AWAY = """
(wanted) => {
  const within = document.querySelector("dialog[open]") ?? document
  const all = within.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex='0']")
  const shown = (node) => node.getClientRects().length > 0 && getComputedStyle(node).visibility !== "hidden"
  const isStop = (node) => !node.disabled && node.tabIndex >= 0 && !(node.type === "radio" && !node.checked)
  const stops = [...all].filter((node) => isStop(node) && shown(node))
  return stops.indexOf(wanted) - stops.indexOf(document.activeElement)
}
"""
FOCUS = """
() => {
  const node = document.activeElement
  if (!node || node === document.body) return ""
  const { outlineStyle, outlineWidth } = getComputedStyle(node)
  const marked = node.matches(":focus-visible") && outlineStyle !== "none" && parseFloat(outlineWidth) >= 2
  return marked ? node.outerHTML.slice(0, 80) : `not marked: ${node.outerHTML.slice(0, 80)}`
}
"""


class Keys:
    """Tab and Enter, digits, Escape, and the key for the end of the turn."""

    def __init__(self) -> None:
        self.lost: list[str] = []

    def look(self, page: Page) -> None:
        """The focus is somewhere, and one sees where."""
        at = page.evaluate(FOCUS)
        if not at or at.startswith("not marked"):
            self.lost.append(at or f"lost at: {sight(page).question}")

    def go(self, page: Page, selector: str) -> None:
        wanted = page.locator(selector).locator("visible=true").first
        for _ in range(5):
            away = wanted.evaluate(AWAY)
            if not away:
                return
            for _ in range(abs(away)):
                page.keyboard.press("Tab" if away > 0 else "Shift+Tab")
        raise AssertionError(f"Tab does not lead to {selector}")

    def card(self, page: Page, object: int) -> None:
        self.go(page, f'[data-object="{object}"]')
        self.look(page)
        page.keyboard.press("Enter")

    def move(self, page: Page, number: int) -> None:
        if number <= 9:
            page.keyboard.press(str(number))
        else:
            self.go(page, move_selector(number))
            page.keyboard.press("Enter")

    def end_turn(self, page: Page) -> None:
        page.keyboard.press("Shift+E")

    def step_back(self, page: Page) -> None:
        page.keyboard.press("Escape")


def table(open_page: OpenPage, server: Served, game: str, level: str = "random") -> Page:
    room = server.room(game, seats=[{"who": "me"}, {"who": "computer", "level": level, "name": "Ada"}], seed=7)
    page = open_page(f"/#{room['seats'][0]}", viewport=SIZE, reduced_motion="reduce")
    sat_down(page)
    # Others' steps are shown at once: the slider of the menu, by keys.
    page.keyboard.press("Shift+M")
    slider = page.get_by_role("slider", name=words("menu-pace"))
    Keys().go(page, "[type=range]")
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    return page


@pytest.mark.parametrize(("game", "most"), [("lorcana", MOST), ("spoils", SOME), ("fallen", SOME)])
def test_by_keys_alone(open_page: OpenPage, page_server: Served, game: str, most: int) -> None:
    page = table(open_page, page_server, game)
    keys = Keys()
    player = Player(page, keys, likes=LIKES[game], seed=1)
    for _ in range(most):
        seen = player.wait()
        if seen.over:
            break
        player.answer(seen)
        player.wait()
        keys.look(page)
    else:
        assert most == SOME, "it is not over yet"
    assert keys.lost == []


@pytest.mark.parametrize("game", ["lorcana", "spoils", "fallen"])
def test_by_typed_lines_alone(open_page: OpenPage, page_server: Served, game: str) -> None:
    page = table(open_page, page_server, game)
    chance = random.Random(3)
    log = page.get_by_role("log")
    assert log.get_attribute("aria-live") == "polite"
    page.keyboard.press("/")
    line = page.get_by_role("combobox", name=words("typed-label"))
    expect(line).to_be_focused()
    before = log.get_by_role("listitem").count()
    for _ in range(SOME):
        lines = offered(page)
        if not lines:
            break
        liked = [text for text in lines if text.split(maxsplit=1)[0] in LIKES[game]]
        page.keyboard.type(chance.choice(liked or lines))
        page.keyboard.press("Enter")
        several = page.locator("#typed-said").inner_text()
        if several:  # two cards of one name: which one is meant is asked in whole sentences
            assert several.startswith(words("typed-several", moves=""))
            page.keyboard.press("ControlOrMeta+A")
            page.keyboard.type(several.removeprefix(words("typed-several", moves="")).split("; ")[0])
            page.keyboard.press("Enter")
        expect(line).to_have_value("")
        expect(line).to_be_focused()
    # What comes of it is announced; of the last line perhaps only in a moment.
    expect(log.get_by_role("listitem").nth(before + SOME)).to_be_attached()


def offered(page: Page) -> list[str]:
    """The lines that the field proposes, once something is asked; none when the game is over."""
    page.wait_for_function(
        "(sill) => document.querySelector(`#typed-moves option, [aria-label='${sill}'] [role=status] h2`)",
        arg=words("sill-label"),
        timeout=PATIENCE,
    )
    found: list[str] = page.locator("#typed-moves option").evaluate_all("(all) => all.map((one) => one.value)")
    return found


def test_what_is_typed_in_vain_is_answered(open_page: OpenPage, page_server: Served) -> None:
    page = table(open_page, page_server, "lorcana")
    page.keyboard.press("/")
    page.keyboard.type("dance with the moon")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text=words("typed-none"))).to_be_visible()
