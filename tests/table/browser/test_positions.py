"""Positions laid out by hand in a real browser: edited, played, linked to, and saved as a file for `arbitre check`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.table.browser import axe
from tests.table.browser.conftest import OpenPage
from tests.table.browser.test_page import SCREENS

from arbitre.cli import main


def test_a_position_is_edited_laid_out_and_saved(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/#scenario/lorcana/1.2.1-must-quest/0")
    page.get_by_role("link", name="Edit").click()
    mine = page.get_by_role("region", name="Player A")
    mine.get_by_role("spinbutton", name="lore", exact=True).fill("7")
    mine.get_by_label("Add a card: in play, player A").fill("Stitch - New Dog")
    mine.get_by_label("Add a card: in play, player A").press("Enter")
    stitch = mine.get_by_role("listitem").filter(has_text="Stitch - New Dog")
    stitch.get_by_role("spinbutton", name="damage").fill("1")
    stitch.get_by_role("checkbox", name="exerted").check()
    stitch.get_by_text("cards under it").click()
    stitch.get_by_label("Add a card under Stitch - New Dog").fill("Stitch - Carefree Surfer")
    stitch.get_by_label("Add a card under Stitch - New Dog").press("Enter")
    mine.get_by_role("button", name="Take Flounder - Voice of Reason away").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a scenario file").click()
    file = tmp_path / "position.toml"
    saved.value.save_as(file)
    assert main(["check", str(file)]) == 0
    written = tomllib.loads(file.read_text(encoding="utf-8"))["A"]
    assert {"card": "Stitch - New Dog", "damage": 1, "exerted": True, "under": ["Stitch - Carefree Surfer"]} in written[
        "play"
    ]

    page.get_by_role("button", name="Lay it out").click()
    expect(page.get_by_role("region", name="Replay")).to_be_visible()
    expect(page.locator(".yours")).to_contain_text("Stitch")
    expect(page.locator(".yours")).not_to_contain_text("Flounder")
    other = open_page("/#" + page.url.partition("#")[2])  # a link leads there
    expect(other.locator(".yours")).to_contain_text("Stitch")


def test_what_can_not_be_is_said_and_nothing_is_lost(open_page: OpenPage) -> None:
    page = open_page("/#edit/scenario%3Aspoils/101.1-a-card-beats-the-rules")
    page.get_by_label("Add a card: hand, player B").fill("Nobody at All")
    page.get_by_label("Add a card: hand, player B").press("Enter")
    page.get_by_role("button", name="Lay it out").click()
    expect(page.get_by_role("alert")).to_contain_text("Nobody at All")
    expect(page.get_by_role("listitem").filter(has_text="Nobody at All").first).to_be_visible()


@pytest.mark.parametrize(
    ("game", "name", "said"),
    [
        ("lorcana", "1.2.1-must-quest", ["réserve d'encre", "encres épuisées", "en train de sécher"]),
        ("spoils", "101.1-a-card-beats-the-rules", ["pile de défausse", "carte épuisée", "jetons"]),
        ("fallen", "F1.1.1-both-deities-at-once", ["Arrière-garde", "Plumes", "Limbes"]),
    ],
)
def test_what_can_be_said_is_said_in_the_readers_language(
    open_page: OpenPage, game: str, name: str, said: list[str]
) -> None:
    page = open_page(f"/#edit/scenario%3A{game}/{name}", locale="fr-FR")
    expect(page.get_by_role("button", name="Enregistrer")).to_be_visible()
    seat = page.get_by_role("region", name="Joueur A")
    for card in seat.locator("details.card > summary").all():
        card.click()
    for word in said:
        expect(seat.get_by_text(word).first).to_be_visible()
    expect(seat).not_to_contain_text("_")


def test_resources_owners_and_markers_are_edited(open_page: OpenPage, tmp_path: Path) -> None:
    def saved(page: Page) -> dict[str, Any]:
        with page.expect_download() as download:
            page.get_by_role("button", name="Save as a scenario file").click()
        file = tmp_path / "position.toml"
        download.value.save_as(file)
        assert main(["check", str(file)]) == 0
        found: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))["A"]
        return found

    page = open_page("/#edit/scenario%3Aspoils/608.1d-blockers")
    mine = page.get_by_role("region", name="Player A")
    mine.get_by_label("Another: face-up resources").fill("Greed")
    mine.get_by_label("Another: face-up resources").press("Enter")
    mine.get_by_role("spinbutton", name="Greed").fill("3")
    mine.get_by_role("textbox", name="attached to the faction").fill("Greed, Greed")
    mine.locator("details.card > summary").first.click()
    mine.get_by_role("combobox", name="whose it is").first.select_option("Player B")
    written = saved(page)
    assert written["resources"]["Greed"] == 3
    assert written["attached"] == ["Greed", "Greed"]
    assert written["play"][0]["owner"] == "B"

    page = open_page("/#edit/scenario%3Afallen/F1.13.14-a-pair-takes-damage-golem-first")
    mine = page.get_by_role("region", name="Player A")
    card = mine.locator("details.card").first
    card.locator("summary").first.click()
    card.get_by_label("Another: markers").fill("+1|+1")
    card.get_by_label("Another: markers").press("Enter")
    expect(card.locator("summary").first).to_contain_text("+1|+1 1")  # folded, it says so, too
    assert saved(page)["rear"][0]["markers"] == {"+1|+1": 1}


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_where_positions_are_laid_out(open_page: OpenPage, screen: str) -> None:
    width, height = SCREENS[screen]
    page = open_page(
        "/#edit/scenario%3Afallen/F1.1.1-both-deities-at-once", viewport={"width": width, "height": height}
    )
    expect(page.get_by_role("region", name="Player B")).to_be_visible()
    assert axe.findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
