"""Decks built in a real browser: cards looked for, a deck built, its faults named and mended, kept, saved and read
again."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, ViewportSize, expect
from tests.table.browser import axe
from tests.table.browser.conftest import OpenPage
from tests.table.browser.measures import too_small
from tests.table.browser.overlaps import overlaps
from tests.table.browser.starting import my_seat, sat_down, sit_down, unfold
from tests.table.browser.words import words

import arbitre
from arbitre.games import registry

WIDE: ViewportSize = {"width": 1280, "height": 900}
PHONE: ViewportSize = {"width": 360, "height": 740}
FEW = {"lorcana": ("cost=9 is:song", 3), "spoils": ("cost=9", 11), "fallen": ("type=temple", 7)}


def rows_of(game: str, number: int = 0) -> list[tuple[str, int]]:
    return list(Counter(list(arbitre.decks(game).values())[number].names()).items())


def as_kept(rows: list[tuple[str, int]]) -> str:
    """As the page writes it, to the letter."""
    return json.dumps({"format": "constructed", "rows": rows}, separators=(",", ":"), ensure_ascii=False)


def keeping(game: str, **decks: Any) -> Any:
    """A browser in which decks are kept."""
    written = {name: rows if isinstance(rows, str) else as_kept(rows) for name, rows in decks.items()}
    kept = {f"deck/{game}/{name}": text for name, text in written.items()}
    once = """
    if (location.protocol === "http:" && !localStorage.getItem("seen")) {
      for (const [key, deck] of Object.entries(%s)) localStorage.setItem(key, deck)
      localStorage.setItem("seen", "1")
    }
    """

    def before(window: BrowserContext) -> None:
        window.add_init_script(once % json.dumps(kept))

    return before


def kept(page: Page, game: str, name: str) -> Any:
    text = page.evaluate("(key) => localStorage.getItem(key)", f"deck/{game}/{name}")
    return text and [tuple(row) for row in json.loads(text)["rows"]]


def panel(page: Page) -> Locator:
    return page.get_by_role("region", name=words("decks-deck"), exact=True)


def pool(page: Page) -> Locator:
    return page.get_by_role("region", name=words("decks-pool"), exact=True)


def adding(page: Page, title: str, count: int) -> Locator:
    return pool(page).get_by_role("button", name=words("decks-more", title=title, count=count), exact=True)


def look_for(page: Page, query: str, found: int) -> None:
    page.get_by_role("searchbox").fill(query)
    expect(pool(page).get_by_role("status")).to_contain_text(words("decks-found", number=found))
    expect(pool(page).get_by_role("listitem")).to_have_count(min(found, 48))


def test_a_deck_is_searched_built_judged_mended_saved_and_read_again(open_page: OpenPage, tmp_path: Path) -> None:
    rows = rows_of("lorcana")
    clipboard = ["clipboard-read", "clipboard-write"]
    page = open_page("/#decks/lorcana", viewport=WIDE, permissions=clipboard)
    expect(page.get_by_text(words("decks-none"))).to_be_visible()
    page.get_by_role("combobox", name=words("decks-from")).select_option(index=1)
    expect(panel(page).get_by_text(words("decks-legal"), exact=True)).to_be_visible()
    # One card too many is a fault with its rule.
    (name, count) = next((name, count) for name, count in rows if count == 3)
    look_for(page, f'"{name}"', 1)
    for held in (count, count + 1):
        adding(page, name, held).click()
    fault = panel(page).get_by_role("listitem").filter(has_text=f"5 copies of {name}")
    expect(fault).to_be_visible()
    expect(fault.get_by_role("link", name=words("rule-label", rule="1.10.1.1"))).to_have_attribute(
        "href", "#rules/lorcana/1.10.1.1"
    )
    panel(page).get_by_role("button", name=words("decks-undo"), exact=True).click()
    panel(page).get_by_role("button", name=words("decks-less", title=name, count=4), exact=True).click()
    expect(fault).to_have_count(0)
    expect(panel(page).get_by_text(words("decks-legal"), exact=True)).to_be_visible()
    # It is renamed, and there again after the page was loaded anew.
    panel(page).get_by_role("textbox", name=words("decks-name")).fill("Mine / 100%")
    panel(page).get_by_role("textbox", name=words("decks-name")).press("Enter")
    expect(page).to_have_url(re.compile(r"#decks/lorcana/Mine%20%2F%20100%25$"))
    expect(panel(page).get_by_role("button", name=words("decks-undo"), exact=True)).to_be_enabled()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.reload()
    expect(panel(page).get_by_role("textbox", name=words("decks-name"))).to_have_value("Mine / 100%")
    expect(panel(page).get_by_text(words("decks-legal"), exact=True)).to_be_visible()
    # Saved as a file, and made a deck of its own again.
    panel(page).get_by_text(words("decks-export"), exact=True).click()
    panel(page).get_by_role("combobox", name=words("decks-list-format")).select_option("dreamborn")
    expect(panel(page).get_by_role("textbox", name=words("decks-list"))).to_have_value(re.compile("^Set Number,"))
    panel(page).get_by_role("button", name=words("invite-copy")).click()
    expect(panel(page).get_by_role("button", name=words("invite-copied"))).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()").count("\n") == len(rows) + 1
    with page.expect_download() as saved:
        panel(page).get_by_role("button", name=words("decks-save")).click()
    assert saved.value.suggested_filename == "Mine 100.csv"
    saved.value.save_as(tmp_path / "Again.csv")
    page.get_by_role("link", name=words("decks-of", game="Disney Lorcana")).click()
    expect(page.get_by_role("heading", name=words("decks-mine"))).to_be_visible()
    page.get_by_label(words("decks-open-file")).set_input_files(tmp_path / "Again.csv")
    expect(panel(page).get_by_role("textbox", name=words("decks-name"))).to_have_value("Again")
    assert kept(page, "lorcana", "Again") == kept(page, "lorcana", "Mine%20%2F%20100%25") == rows


def test_filters_narrow_what_is_found(open_page: OpenPage) -> None:
    page = open_page("/#decks/lorcana/Mine", before=keeping("lorcana", Mine=[]), viewport=WIDE)
    shop = registry.entry("lorcana").load("workshop")
    expect(pool(page).get_by_role("listitem")).to_have_count(48)
    pool(page).get_by_role("button", name=re.compile(r"more$")).scroll_into_view_if_needed()
    expect(pool(page).get_by_role("listitem")).not_to_have_count(48)
    pool(page).get_by_text(words("decks-filters", number=0), exact=True).click()
    query = ""

    def narrowed(term: str) -> None:
        nonlocal query
        query += f" {term}"
        number = len(shop.search(query)[0])
        expect(pool(page).get_by_role("status")).to_contain_text(words("decks-found", number=number))

    page.get_by_role("button", name="Amber", exact=True).click()
    page.get_by_role("button", name="Ruby", exact=True).click()
    narrowed("ink=amber|ruby")
    page.get_by_role("textbox", name=words("decks-at-most", what="Cost")).fill("2")
    narrowed("cost<=2")
    page.get_by_role("combobox", name="Becomes ink").select_option("no")
    narrowed("-is:inkable")
    page.get_by_role("combobox", name="Keyword").select_option("Evasive")
    narrowed("keyword=evasive")
    page.get_by_role("combobox", name="Keyword").select_option("Rush")
    query = query.replace(" keyword=evasive", "")
    narrowed("keyword=evasive|rush")
    page.get_by_role("button", name=words("decks-unchoose", value="Evasive")).click()
    query = query.replace(" keyword=evasive|rush", "")
    narrowed("keyword=rush")
    page.get_by_role("button", name=words("decks-clear-search")).click()
    look_for(page, "-is:playable", len(shop.search("-is:playable")[0]))
    expect(pool(page).get_by_role("listitem").first).to_contain_text(words("decks-not-yet"))


def test_by_keys_alone(open_page: OpenPage) -> None:
    page = open_page("/#decks/spoils", viewport=WIDE)
    page.get_by_role("button", name=words("decks-new"), exact=True).focus()
    page.keyboard.press("Enter")
    expect(pool(page).get_by_role("listitem")).to_have_count(48)
    page.keyboard.press("/")
    page.keyboard.type("type=faction")
    expect(pool(page).get_by_role("status")).to_contain_text(words("decks-found", number=6))
    expect(pool(page).get_by_role("listitem")).to_have_count(6)
    for _ in range(5):  # past the button that clears the search, and what folds the filters out
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.hasAttribute('data-add')"):
            break
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("+")
    page.keyboard.press("+")
    page.keyboard.press("-")
    factions = [card.name for card in registry.entry("spoils").load("workshop").search("type=faction")[0]]
    expect(panel(page).get_by_text("2 factions, but a deck has one")).to_be_visible()
    assert kept(page, "spoils", "New%20deck") == [(factions[0], 1), (factions[1], 1)]
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    expect(panel(page).get_by_text("2 factions")).to_have_count(0)
    assert kept(page, "spoils", "New%20deck") == [(factions[0], 1)]
    page.keyboard.press("Control+Shift+Z")
    expect(panel(page).get_by_text("2 factions, but a deck has one")).to_be_visible()
    name = panel(page).get_by_role("button", name=words("decks-read", title=factions[0]))
    name.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name=words("reading"))).to_contain_text(factions[0])
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(name).to_be_focused()
    # Who takes the last one out is not lost.
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(name).to_have_count(0)
    expect(panel(page).get_by_role("button", name=re.compile(f"^Add {re.escape(factions[1])}"))).to_be_focused()


def test_by_finger(open_page: OpenPage) -> None:
    window = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    page = open_page("/#decks/fallen/Mine", before=keeping("fallen", Mine=[]), **window)
    card = pool(page).get_by_role("listitem").first
    title = card.get_by_role("heading").inner_text()
    card.get_by_role("heading").tap(force=True)  # anywhere on the card
    adding(page, title, 1).tap()
    page.get_by_role("navigation", name=words("decks-sides")).get_by_role("button", name=re.compile("2$")).tap()
    panel(page).get_by_role("button", name=words("decks-less", title=title, count=2), exact=True).tap()
    expect(
        panel(page).get_by_role("button", name=words("decks-less", title=title, count=1), exact=True)
    ).to_be_visible()
    panel(page).get_by_role("button", name=words("decks-duplicate")).tap()
    expect(panel(page).get_by_role("textbox", name=words("decks-name"))).to_have_value("Mine 2")
    panel(page).get_by_role("button", name=words("decks-clear")).tap()
    expect(panel(page).get_by_text(words("decks-empty"))).to_be_visible()
    assert kept(page, "fallen", "Mine%202") == []
    assert len(kept(page, "fallen", "Mine")) == 1


def test_a_hand_is_drawn_and_altered(open_page: OpenPage) -> None:
    page = open_page("/#decks/fallen/Mine", before=keeping("fallen", Mine=rows_of("fallen")), viewport=WIDE)
    hand = page.get_by_role("region", name=words("hand-title"))
    hand.get_by_role("button", name=words("hand-draw")).click()
    cards = hand.locator(".cards button")
    expect(cards).to_have_count(7)
    cards.first.click()
    expect(hand.locator(".cards button[aria-pressed=true]")).to_have_count(1)
    hand.locator(".options button").first.click()
    expect(hand.get_by_text(words("hand-kept", number=7))).to_be_visible()
    expect(hand.get_by_role("table")).to_contain_text("%")


def test_a_deck_is_deleted_and_got_back_and_damage_is_told(open_page: OpenPage) -> None:
    page = open_page(
        "/#decks/lorcana", before=keeping("lorcana", Mine=rows_of("lorcana"), Damaged='{"rows":'), viewport=WIDE
    )
    expect(page.get_by_role("alert")).to_contain_text(words("decks-broken", name="Damaged"))
    page.get_by_role("button", name=words("decks-delete-named", name="Mine")).click()
    expect(page.get_by_text(words("decks-deleted", name="Mine"))).to_be_visible()
    assert kept(page, "lorcana", "Mine") is None
    page.get_by_role("button", name=words("decks-undo"), exact=True).click()
    assert kept(page, "lorcana", "Mine") == rows_of("lorcana")
    page.get_by_role("alert").get_by_role("button", name=words("decks-delete"), exact=True).click()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_where_the_browser_is_full_nothing_is_lost_in_silence(open_page: OpenPage) -> None:
    rows = rows_of("lorcana")
    page = open_page("/#decks/lorcana/Mine", before=keeping("lorcana", Mine=rows), viewport=WIDE)
    expect(panel(page).get_by_text(words("decks-legal"), exact=True)).to_be_visible()
    page.evaluate(
        """() => {
          let part = "x".repeat(2 ** 20)
          for (let i = 0; part.length > 0; ) {
            try { localStorage.setItem(`filling${i}`, part); i++ } catch { part = part.slice(0, part.length >> 1) }
          }
        }"""
    )
    page.locator("li:not(.held) [data-add]").first.click()
    expect(page.get_by_role("alert")).to_contain_text(words("decks-unkept"))
    assert kept(page, "lorcana", "Mine") == rows, "what was kept before is still there"
    page.evaluate(
        "for (const key of Object.keys(localStorage)) if (key.startsWith('filling')) delete localStorage[key]"
    )
    page.locator("li:not(.held) [data-add]").first.click()
    expect(page.get_by_role("alert")).to_have_count(0)
    assert sum(count for _, count in kept(page, "lorcana", "Mine")) == sum(count for _, count in rows) + 2


def test_one_plays_with_a_deck_of_ones_own(open_page: OpenPage) -> None:
    page = open_page("/#decks/lorcana/Mine", before=keeping("lorcana", Mine=rows_of("lorcana", 1)), viewport=WIDE)
    page.get_by_role("link", name=words("decks-play"), exact=True).click()
    expect(page.locator("#summary")).to_contain_text("Mine")
    unfold(page)
    deck = my_seat(page).get_by_role("combobox", name=re.compile(words("start-deck")))
    expect(deck.locator("option:checked")).to_have_text("Mine")
    expect(my_seat(page).get_by_text(words("deck-fine", cards=60))).to_be_visible()
    sit_down(page)
    sat_down(page)


def test_a_game_without_decks_says_so(open_page: OpenPage) -> None:
    page = open_page("/#decks/briscola")
    expect(page.get_by_role("alert")).to_contain_text("Briscola is played without decks")
    expect(page.get_by_role("link", name="The Spoils")).to_be_visible()


@pytest.mark.parametrize("game", FEW)
def test_axe_finds_nothing_and_everything_has_its_place(open_page: OpenPage, game: str) -> None:
    page = open_page(f"/#decks/{game}", before=keeping(game, Mine=[*rows_of(game)[:8], ("Nobody", 2)]), viewport=WIDE)
    expect(page.get_by_role("link", name=words("decks-play-named", name="Mine"))).to_be_visible()
    assert axe.findings_in_both_themes(page) == []
    page.get_by_role("link", name=re.compile("^Mine")).click()
    pool(page).get_by_text(words("decks-filters", number=0), exact=True).click()
    expect(panel(page).get_by_role("heading", name=words("hand-title"))).to_be_visible()
    look_for(page, *FEW[game])
    for folded in ("decks-export", "decks-import-here"):
        panel(page).get_by_text(words(folded), exact=True).click()
    assert axe.findings_in_both_themes(page) == []
    assert overlaps(page) == []
    page.set_viewport_size(PHONE)
    for side in ("decks-pool", "decks-deck"):
        page.get_by_role("navigation", name=words("decks-sides")).get_by_role(
            "button", name=re.compile(f"^{words(side)}")
        ).click()
        assert game != "lorcana" or axe.findings(page) == [], "the same elements in each game"
        assert too_small(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), side
