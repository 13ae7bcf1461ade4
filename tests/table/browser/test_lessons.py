"""The lessons in a real browser: each to its end, in every language it may be read in, by eye and by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.table.browser import axe
from tests.table.browser.conftest import OpenPage
from tests.table.browser.overlaps import overlaps
from tests.table.browser.test_page import SCREENS
from tests.table.browser.words import words

from arbitre.lessons import Chapter, lesson, names

HIDDEN = "(node) => node.scrollHeight - node.clientHeight"  # how much of what is said does not show


def go_through(page: Page, chapter: Chapter, lang: str) -> None:
    """A chapter, step by step: what is said is seen, and what is to be done is shown."""
    coach = page.locator(".coach")
    expect(coach.get_by_role("heading")).to_have_text(chapter.title[lang])
    for step in chapter.step:
        expect(coach.locator(".said p").first).to_contain_text(step.say[lang])
        assert coach.locator(".said").evaluate(HIDDEN) <= 0, step.say[lang]
        button = coach.locator(".go button")
        expect(button).to_be_enabled()
        button.focus()
        page.keyboard.press("Enter")


@pytest.mark.parametrize("game", names())
def test_the_lesson_is_gone_through_to_its_end_by_keyboard(open_page: OpenPage, game: str) -> None:
    page = open_page(f"/#learn/{game}", locale="fr-FR", viewport={"width": 360, "height": 740})
    chapters = lesson(game).chapter
    page.locator("a.on").click()
    for number, chapter in enumerate(chapters, 1):
        go_through(page, chapter, "fr")
        if number < len(chapters):
            page.get_by_role("link", name="Chapitre suivant").click()
    expect(page.locator(".result")).to_be_visible()
    expect(page.locator(".result").get_by_role("button", name="Rejouer")).to_have_count(
        0
    )  # what comes next is the coach's to say
    page.get_by_role("button", name="Jouer une première partie").click()
    expect(page.locator(".coach")).to_have_count(0)
    expect(page.locator("main.table")).to_be_visible()


def test_the_coach_speaks_when_what_the_other_did_has_been_shown(open_page: OpenPage) -> None:
    """At the first step in which the other does something that is shown."""
    game, number, at = next(
        (game, number, at)
        for game in names()
        for number, chapter in enumerate(lesson(game).chapter, 1)
        for at, step in enumerate(chapter.step)
        if step.seat == "B"
    )
    steps = lesson(game).chapter[number - 1].step
    page = open_page(f"/#learn/{game}/{number}")
    coach, watching = page.locator(".coach"), page.get_by_role("group", name=words("watching-label"))
    for step in steps[:at]:
        expect(coach.locator(".said p").first).to_contain_text(step.say["en"])
        expect(coach.locator(".go button")).to_be_enabled()
        coach.locator(".go button").click()
    expect(coach.locator(".said p").first).to_contain_text(steps[at].say["en"])
    expect(coach.locator(".go button")).to_be_enabled()
    coach.locator(".go button").click()
    expect(watching).to_be_visible()
    watching.get_by_role("button", name=words("pause")).click()
    page.wait_for_timeout(1500)
    expect(watching).to_be_visible()
    expect(coach.locator(".said p").first).to_contain_text(steps[at].say["en"])  # nothing more is said yet
    expect(coach.locator(".go button")).to_be_disabled()
    watching.get_by_role("button", name=words("skip")).click()
    if at + 1 < len(steps):
        expect(coach.locator(".said p").first).to_contain_text(steps[at + 1].say["en"])
    expect(watching).to_have_count(0)


def test_something_else_than_what_is_asked_for_is_not_done(open_page: OpenPage) -> None:
    page = open_page("/#learn/lorcana/1")
    coach = page.locator(".coach")
    coach.get_by_role("button", name="Go on").click()
    expect(coach.get_by_role("button", name="Show me")).to_be_visible()
    page.get_by_role("button", name="End turn").click()
    expect(coach).to_contain_text("let us do this one first")
    expect(coach.locator(".said p").first).to_contain_text(lesson("lorcana").chapter[0].step[1].say["en"])


@pytest.mark.parametrize(("screen", "scheme"), [("wide", "light"), ("phone", "dark"), ("phone lying", "light")])
@pytest.mark.parametrize("game", names())
def test_in_a_lesson_axe_finds_nothing_and_everything_has_its_place(
    open_page: OpenPage, game: str, screen: str, scheme: str
) -> None:
    width, height = SCREENS[screen]
    page = open_page(f"/#learn/{game}", viewport={"width": width, "height": height}, color_scheme=scheme)
    expect(page.locator("a.on")).to_be_visible()
    assert axe.findings(page) == []
    for chapter in (1, 6):
        page.goto(page.url.partition("#")[0] + f"#learn/{game}/{chapter}")
        title = lesson(game).chapter[chapter - 1].title["en"]
        expect(page.locator(".coach").get_by_role("heading")).to_have_text(title)
        expect(page.locator("main [data-object]").first).to_be_visible()
        assert axe.findings(page) == []
        assert overlaps(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", names())
def test_how_a_game_goes_fits_one_screen(open_page: OpenPage, game: str) -> None:
    for lang in lesson(game).title:
        page = open_page(f"/#learn/{game}", locale=lang, viewport={"width": 1280, "height": 720})
        expect(page.locator(".summary li")).to_have_count(len(lesson(game).summary))
        first = lesson(game).summary[0][lang].partition(":")[0].strip()
        expect(page.get_by_role("heading", name=first, exact=True)).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.scrollHeight") <= 720, lang


@pytest.mark.parametrize("screen", ["low", "phone lying"])
@pytest.mark.parametrize("game", names())
def test_no_card_of_a_lesson_is_cut(open_page: OpenPage, game: str, screen: str) -> None:
    width, height = {"low": (1280, 720), **SCREENS}[screen]
    page = open_page(f"/#learn/{game}/1", viewport={"width": width, "height": height})
    for number, chapter in enumerate(lesson(game).chapter, 1):
        page.goto(page.url.partition("#")[0] + f"#learn/{game}/{number}")
        expect(page.locator(".coach").get_by_role("heading")).to_have_text(chapter.title["en"])
        expect(page.locator("main [data-object]").first).to_be_visible()
        hidden = page.locator(".side").evaluate_all(f"sides => sides.map({HIDDEN})")
        assert max(hidden) <= 1, (chapter.title["en"], hidden)
