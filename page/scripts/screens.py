"""Pictures of the table's main screens, for the README: `make pictures` writes docs/pictures/*.png.

The page as it is built is shown in a real browser; what it shows are the positions of page/src/positions.
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

DESKTOP = (1440, 900)
PHONE = (390, 844)
LYING = (844, 390)


class Screen(NamedTuple):
    name: str
    position: str
    """The name of a file of page/src/positions, or nothing: the first page."""
    size: tuple[int, int]
    scheme: Literal["light", "dark"] = "light"


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
)


def take(browser: Browser, server: Served, screen: Screen) -> None:
    width, height = screen.size
    window = browser.new_context(
        base_url=server.address,
        viewport={"width": width, "height": height},
        color_scheme=screen.scheme,
        reduced_motion="reduce",
        has_touch=screen.size != DESKTOP,
    )
    if screen.position:
        Told(window)
    page = window.new_page()
    page.goto(f"/#{screen.position}" if screen.position else "/")
    page.wait_for_load_state("networkidle")
    page.locator("[data-object]" if screen.position else "button").first.wait_for()
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
        for screen in SCREENS:
            take(browser, server, screen)
        browser.close()


if __name__ == "__main__":
    main()
