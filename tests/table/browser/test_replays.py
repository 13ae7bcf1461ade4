"""Games seen again in a real browser: a record is opened, gone through, linked to and played on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.table.browser import axe
from tests.table.browser.conftest import OpenPage
from tests.table.browser.overlaps import overlaps
from tests.table.browser.test_page import SCREENS
from tests.table.browser.words import words
from tests.table.serving import Served

import arbitre


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game of two greedy players."""
    game = arbitre.new("lorcana", decks=list(arbitre.decks("lorcana"))[:2], seed=3)
    player = arbitre.player("greedy", seed=1)
    while not game.over:
        game.apply(player(game))
    path = tmp_path_factory.mktemp("records") / "game.record"
    path.write_text(game.record(), encoding="utf-8")
    return path


def opened(page: Page, record: Path) -> None:
    page.get_by_label("Open a record").set_input_files(record)
    expect(page.get_by_role("region", name="Replay")).to_be_visible()


def test_a_record_is_opened_gone_through_linked_to_and_played_on(open_page: OpenPage, record: Path) -> None:
    page = open_page("/")
    opened(page, record)
    bar = page.get_by_role("region", name="Replay")
    bar.get_by_role("button", name="One step on").click()
    expect(page).to_have_url(re.compile(r"#replay/[^/]+/1$"))
    line = bar.get_by_role("slider")
    line.press("End")
    expect(page.locator(".result")).to_be_visible()
    bar.get_by_role("button", name="One step back").click()
    expect(page.locator(".result")).to_have_count(0)
    line.evaluate("(node) => { node.value = 40; node.dispatchEvent(new Event('input', { bubbles: true })) }")
    expect(page).to_have_url(re.compile(r"/40$"))
    said = bar.locator("p").inner_text()

    other = open_page("/#" + page.url.partition("#")[2])  # the link leads to the same moment
    expect(other.get_by_role("region", name="Replay").locator("p")).to_have_text(said)
    there = other.locator(".theirs .seat").first.inner_text()
    expect(page.locator(".theirs .seat").first).to_have_text(there, use_inner_text=True)

    bar.get_by_role("button", name="Play from here").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Player A").check()
    dialog.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("region", name="Replay")).to_have_count(0)
    expect(page.locator("main.table")).to_be_visible()


def test_it_plays_by_itself_and_is_seen_with_other_eyes(open_page: OpenPage, record: Path) -> None:
    page = open_page("/")
    opened(page, record)
    bar = page.get_by_role("region", name="Replay")
    bar.get_by_role("button", name="Play", exact=True).click()
    expect(page).to_have_url(re.compile(r"/[2-9]$"))
    bar.get_by_role("button", name="Pause").click()
    bar.get_by_role("combobox").select_option(label="As Player B")
    expect(page.locator(".me")).to_contain_text("You")
    expect(page.locator(".theirs")).to_contain_text("Player A")


def test_one_looks_back_at_a_game_while_it_is_played_and_returns(open_page: OpenPage, page_server: Served) -> None:
    key = page_server.room("lorcana", "me", "friend", seed=5)["seats"][0]
    page = open_page(f"/#{key}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Look back at this game").click()
    bar = page.get_by_role("region", name="Replay")
    expect(bar).to_be_visible()
    expect(bar.get_by_role("button", name="Play from here")).to_have_count(0)  # that would show what is hidden
    expect(bar.get_by_role("combobox")).to_have_count(0)
    expect(page.locator(".me")).to_contain_text("You")
    bar.get_by_role("link", name="Back to the table").focus()
    page.keyboard.press("Enter")
    expect(bar).to_have_count(0)
    expect(page.get_by_role("button", name="Menu")).to_be_visible()
    expect(page).to_have_url(re.compile(f"#{key}$"))


def test_a_moment_is_opened_in_the_editor_and_laid_out(open_page: OpenPage, record: Path) -> None:
    page = open_page("/")
    opened(page, record)
    bar = page.get_by_role("region", name="Replay")
    line = bar.get_by_role("slider")
    line.evaluate("(node) => { node.value = 40; node.dispatchEvent(new Event('input', { bubbles: true })) }")
    edit = bar.get_by_role("link", name="Edit this moment")
    for _ in range(20):
        if edit.count():
            break
        bar.get_by_role("button", name="One step on").click()
        page.wait_for_timeout(300)
    there = page.locator(".yours [data-object]").count()
    assert there > 0
    edit.click()
    title = page.get_by_role("textbox", name=words("position-title"))
    expect(title).to_have_value(re.compile(r"Disney Lorcana, turn \d+"))
    expect(page).to_have_url(re.compile(r"#edit/[^/]+/\d+$"))
    page.reload()  # the link leads to the same
    page.get_by_role("button", name="Lay it out").click()
    expect(bar).to_contain_text("0 of 0")
    expect(page.locator(".yours [data-object]")).to_have_count(there)


def test_a_file_that_is_no_record_is_refused_with_a_reason(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/")
    wrong = tmp_path / "letter.txt"
    wrong.write_text("Dear Ada", encoding="utf-8")
    page.get_by_label("Open a record").set_input_files(wrong)
    expect(page.get_by_role("alert")).to_contain_text("not a record")


@pytest.mark.parametrize(("screen", "scheme"), [("wide", "dark"), ("phone", "light"), ("phone lying", "dark")])
@pytest.mark.parametrize(
    "scenario",
    ["lorcana/1.2.1-must-quest/4", "spoils/101.1-a-card-beats-the-rules/1", "fallen/F1.1.1-both-deities-at-once/1"],
)
def test_in_a_replay_axe_finds_nothing_and_everything_has_its_place(
    open_page: OpenPage, scenario: str, screen: str, scheme: str
) -> None:
    width, height = SCREENS[screen]
    page = open_page(f"/#scenario/{scenario}", viewport={"width": width, "height": height}, color_scheme=scheme)
    expect(page.get_by_role("region", name="Replay")).to_be_visible()
    expect(page.locator("main [data-object]").first).to_be_visible()
    assert axe.findings(page) == []
    assert overlaps(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
