"""Pictures of the table's main screens, for the README: `make pictures` writes docs/pictures/*.png;
`python page/scripts/screens.py decks puzzle` only these.

The page as it is built is shown in a real browser; what it shows are the positions of page/src/positions, and pages of
a real table: a lesson, a rule, a position of the rulebook, a whole game seen again, a deck, a puzzle.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Literal, NamedTuple

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs/pictures"
sys.path.insert(0, str(ROOT))

from tests.table.browser import chromium  # noqa: E402
from tests.table.browser.line import Told  # noqa: E402
from tests.table.serving import Served, served  # noqa: E402

import arbitre  # noqa: E402

DESKTOP = (1440, 900)
PHONE = (390, 844)
LYING = (844, 390)
GAME = "GAME"  # stands for the key of a game that was played


class Screen(NamedTuple):
    name: str
    position: str
    """The name of a file of page/src/positions; "#..." is a page of the table itself, nothing the first one."""
    size: tuple[int, int]
    scheme: Literal["light", "dark"] = "light"
    steps: int = 0
    """How far a lesson has gone."""
    deck: str = ""
    """The deck from which one of one's own is begun."""


SCREENS = (
    Screen("start", "", DESKTOP),
    Screen("start-phone", "", PHONE),
    Screen("lorcana", "lorcana-full", DESKTOP),
    Screen("lorcana-dark", "lorcana-full", DESKTOP, "dark"),
    Screen("lorcana-phone", "lorcana-full", PHONE),
    Screen("lorcana-phone-lying", "lorcana-full", LYING),
    Screen("spoils", "spoils-blockers", DESKTOP),
    Screen("spoils-phone", "spoils-full", PHONE, "dark"),
    Screen("fallen", "fallen-attack", DESKTOP, "dark"),
    Screen("fallen-phone", "fallen-full", PHONE),
    Screen("lesson", "#learn/lorcana/4", DESKTOP, steps=2),
    Screen("lesson-phone", "#learn/spoils/12", PHONE, "dark"),
    Screen("rule", "#rules/fallen/F1.13.14", DESKTOP),
    Screen("rule-position", "#scenario/fallen/F1.13.14-a-pair-takes-damage-golem-first/1", DESKTOP),
    Screen("replay", f"#replay/{GAME}/60", DESKTOP, "dark"),
    Screen("replay-phone", f"#replay/{GAME}/60", PHONE),
    Screen("decks", "#decks/lorcana", DESKTOP, deck="The Heart of Magic"),
    Screen("decks-phone", "#decks/fallen", PHONE, "dark", deck="eondra"),
    Screen("puzzles", "#puzzle/lorcana", DESKTOP),
    Screen("puzzle", "#puzzle/spoils/hold-the-line", DESKTOP),
    Screen("puzzle-phone", "#puzzle/fallen/built-for-it", PHONE, "dark"),
)


def played(server: Served) -> str:
    """The key of a whole game of two computer players."""
    game = arbitre.new("lorcana", decks=list(arbitre.decks("lorcana"))[:2], seed=11)
    player = arbitre.player("greedy", seed=1)
    while not game.over:
        game.apply(player(game))
    _, room = server.post("/api/records", {"record": game.record()})
    return str(room["watch"])


def take(browser: Browser, server: Served, screen: Screen, key: str) -> None:
    width, height = screen.size
    window = browser.new_context(
        base_url=server.address,
        viewport={"width": width, "height": height},
        color_scheme=screen.scheme,
        reduced_motion="reduce",
        has_touch=screen.size != DESKTOP,
    )
    real = screen.position.startswith("#") or not screen.position
    if not real:
        Told(window)
    page = window.new_page()
    page.goto(f"/{screen.position}".replace(GAME, key) if real else f"/#{screen.position}")
    page.wait_for_load_state("networkidle")
    page.locator("main button, main a" if real else "[data-object]").first.wait_for()
    for _ in range(screen.steps):
        page.locator(".coach .go button:enabled").click()
        page.locator(".sill .ask").wait_for()  # until what the other does has been shown
    if screen.deck:
        page.locator("select").select_option(label=screen.deck)
        page.get_by_role("listitem").nth(5).wait_for()
        page.locator("[data-add]").first.wait_for()  # the cards to choose from
        page.wait_for_load_state("networkidle")
    page.screenshot(path=FOLDER / f"{screen.name}.png")
    window.close()
    print(f"docs/pictures/{screen.name}.png")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    executable = chromium.executable()
    with (
        tempfile.TemporaryDirectory() as folder,
        served(str(Path(folder) / "table.sqlite")) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=executable, env=chromium.environment(executable), chromium_sandbox=False
        )
        key = played(server)
        wanted = sys.argv[1:] or [screen.name for screen in SCREENS]
        for screen in [screen for screen in SCREENS if screen.name in wanted]:
            take(browser, server, screen, key)
        browser.close()


if __name__ == "__main__":
    main()
