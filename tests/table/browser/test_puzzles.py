"""Puzzles in a real browser: solved, missed and taken back, and shown; by keyboard alone, and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.table.browser import axe
from tests.table.browser.conftest import OpenPage
from tests.table.browser.test_page import SCREENS

from arbitre.puzzles import games, puzzles

PHONE = {"width": 360, "height": 740}


def press(page: Page, name: str) -> None:
    """A button of the goal's bar, by keyboard."""
    button = page.locator(".task .go").get_by_role("button", name=name)
    expect(button).to_be_enabled()
    button.focus()
    page.keyboard.press("Enter")


def typed(page: Page, move: str) -> None:
    """A move, written as it is said."""
    line = page.get_by_placeholder("Type a move")
    line.fill(move)
    line.press("Enter")


def test_a_puzzle_is_missed_taken_back_and_solved_by_keyboard(open_page: OpenPage) -> None:
    one = puzzles("lorcana")["last-in-line"]
    page = open_page("/#puzzle/lorcana")
    link = page.get_by_role("link", name=one.title("en"))
    link.focus()
    page.keyboard.press("Enter")
    goal = page.locator(".task")
    expect(goal).to_contain_text("Win this turn.")
    first, *rest = [deed["A"] for deed in one.data["do"]]
    typed(page, "end turn")
    expect(goal).to_contain_text("Not this way.")
    press(page, "Take back")
    expect(goal).not_to_contain_text("Not this way.")
    press(page, "Hint")
    expect(goal).to_contain_text(one.hint("en"))
    back = page.get_by_role("button", name="Take back")
    expect(back).to_be_disabled()
    typed(page, first)
    expect(back).to_be_enabled()
    press(page, "Start anew")
    expect(back).to_be_disabled()
    for move in (first, *rest):
        expect(page.locator(".sill.mine")).to_be_visible()
        typed(page, move)
    expect(goal).to_contain_text("Solved!")
    expect(goal).to_contain_text(f"You made {one.measured.moves} choices. There is no shorter way.")
    goal.get_by_role("link", name="All puzzles").click()
    expect(page.locator("li.done")).to_have_count(1)
    expect(page.locator("li.done")).to_contain_text(one.title("en"))
    page.reload()
    expect(page.locator("li.done")).to_have_count(1)  # kept in the browser


@pytest.mark.parametrize("game", games())
def test_the_solution_is_shown_step_by_step_on_a_phone(open_page: OpenPage, game: str) -> None:
    one = next(one for one in puzzles(game).values() if game == "lorcana" or any("B" in d for d in one.data["do"]))
    page = open_page(f"/#puzzle/{game}/{one.name}", locale="fr-FR", viewport=PHONE)
    press(page, "Solution")
    goal = page.locator(".task")
    for number in range(1, len(one.solution()) + 1):
        press(page, "Coup suivant")
        if number < len(one.solution()):
            expect(goal.locator(".how b")).to_have_text(f"{number} sur {len(one.solution())}")
    expect(goal).to_contain_text("Le but est atteint.")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto(f"/#puzzle/{game}")
    expect(page.locator("ol li").first).to_be_visible()
    assert page.locator("li.done").count() == 0  # to have seen it is not to have solved it


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_in_a_puzzle(open_page: OpenPage, screen: str, scheme: str) -> None:
    width, height = SCREENS[screen]
    page = open_page("/#puzzle/lorcana", viewport={"width": width, "height": height}, color_scheme=scheme)
    expect(page.locator("ol li").first).to_be_visible()
    assert axe.findings(page) == []
    page.goto("/#puzzle/lorcana/mirror-image")
    expect(page.locator(".task .go button").first).to_be_visible()
    expect(page.locator("[data-object]").first).to_be_visible()
    assert axe.findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", games())
def test_the_longest_hint_is_seen_whole_on_a_phone(open_page: OpenPage, game: str) -> None:
    one = max(puzzles(game).values(), key=lambda one: len(one.data["hint"]["fr"]))
    page = open_page(f"/#puzzle/{game}/{one.name}", locale="fr-FR", viewport=PHONE)
    press(page, "Indice")
    expect(page.locator(".task .how")).to_contain_text(one.data["hint"]["fr"])
    assert page.locator(".task .said").evaluate("(node) => node.scrollHeight - node.clientHeight") <= 0
