"""The rulebook in a real browser: a rule is found by a word, opened, and its positions are seen and played."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.table.browser import axe
from tests.table.browser.conftest import OpenPage
from tests.table.browser.test_page import SCREENS

from arbitre.cli import main


def look_for(page: Page, text: str) -> None:
    page.get_by_role("searchbox").fill(text)


def test_a_rule_is_found_by_a_french_word_opened_as_a_position_played_edited_and_saved(
    open_page: OpenPage, tmp_path: Path
) -> None:
    """One walk, from a word somebody heard to a file of their own that `arbitre check` accepts."""
    page = open_page("/#rules/lorcana", locale="fr-FR", reduced_motion="reduce")
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
    expect(bar).to_contain_text(f"0 sur {last}")
    shown = page.url

    bar.get_by_role("button", name="Jouer d’ici").click()
    page.get_by_role("radio", name="Tous les camps").check()
    page.get_by_role("dialog").get_by_role("button", name="Jouer").click()
    expect(page.locator("main.table")).to_be_visible()
    expect(bar).to_have_count(0)
    log = page.get_by_role("log").get_by_role("listitem")
    told = log.count()
    page.get_by_role("button", name="Fin du tour").click()
    expect(log).not_to_have_count(told)  # something has happened

    page.goto(shown)
    bar.get_by_role("link", name="Modifier", exact=True).click()
    mine = page.get_by_role("region", name="Joueur A")
    mine.get_by_role("spinbutton", name="éclats de Lore", exact=True).fill("7")
    mine.get_by_label("Ajouter une carte : en jeu, joueur A").fill("Stitch - Nouveau chien")
    mine.get_by_label("Ajouter une carte : en jeu, joueur A").press("Enter")
    expect(mine.get_by_role("listitem").filter(has_text="Stitch - Nouveau chien")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Enregistrer").click()
    file = tmp_path / "position.toml"
    saved.value.save_as(file)
    assert main(["check", str(file)]) == 0
    written = tomllib.loads(file.read_text(encoding="utf-8"))["A"]
    assert written["lore"] == 7
    assert "Stitch - New Dog" in written["play"]


def test_what_no_rule_says_is_said_not_to_be_found(open_page: OpenPage) -> None:
    page = open_page("/#rules/spoils")
    look_for(page, "xyzzy")
    expect(page.get_by_role("heading", level=1)).to_have_text("No rule has these words")
    look_for(page, "608.1")
    expect(page.locator(".read ol a")).not_to_have_count(0)


def test_a_chapter_and_its_sections_are_found_in_the_contents(open_page: OpenPage) -> None:
    page = open_page("/#rules/lorcana", viewport={"width": 1280, "height": 720})
    contents = page.get_by_role("navigation", name="Contents")
    expect(contents.get_by_role("link", name="10 ", exact=False)).to_have_count(1)
    expect(contents.get_by_role("link", name="4.6 Challenge")).to_have_count(
        0
    )  # only those of the chapter that is open
    contents.get_by_role("link", name="4 Turn Actions").click()
    contents.get_by_role("link", name="4.6 Challenge").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("4.6 Challenge")
    expect(contents.get_by_role("link", name="4.6 Challenge")).to_have_attribute("aria-current", "page")


def test_what_was_looked_for_is_marked_with_the_heading_it_stands_under(open_page: OpenPage) -> None:
    page = open_page("/#rules/spoils")
    look_for(page, "can a depleted character block")
    first = page.locator(".read ol a").first
    expect(first).to_contain_text("608.1d")
    expect(first.locator("small")).to_have_text("Attacking")
    expect(first.locator("mark").first).to_have_text("Blockers")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_in_the_rulebook(open_page: OpenPage, screen: str, scheme: str) -> None:
    width, height = SCREENS[screen]
    page = open_page("/#rules/fallen", viewport={"width": width, "height": height}, color_scheme=scheme)
    expect(page.locator(".read ol a").first).to_be_visible()
    assert axe.findings(page) == []
    page.goto(page.url.partition("#")[0] + "#rules/lorcana/1.8.3")
    expect(page.locator(".scenarios a").first).to_be_visible()
    assert axe.findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
