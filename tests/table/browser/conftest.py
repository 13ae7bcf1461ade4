"""A browser and a table for it to look at.

Where no Chromium can be had the tests are skipped and say why; where CI is set they fail.
"""

from __future__ import annotations

import os
import re
import runpy
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NoReturn

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, Request, expect, sync_playwright
from tests.table.browser import chromium
from tests.table.serving import Served, served

HERE = Path(__file__).parent
ROOT = Path(__file__).parents[3]
# Where pictures of failed tests go, and those a test takes to be looked at.
PICTURES = ROOT / "build/browser"

OpenPage = Callable[..., Page]

REFUSING = (
    *("/api/rooms", "/api/records", "/api/positions", "/api/forks"),
    *("/api/decks/read", "/api/decks/write", "/api/decks/hand", "/api/decks/briscola?lang=en"),
)
"""Where one may send something that can't be."""

# What a page shows in an instant may take a while on a machine that is busy.
PATIENCE = 60_000  # milliseconds
expect.set_options(timeout=PATIENCE)

failed = pytest.StashKey[bool]()


def without(what: str) -> NoReturn:
    if os.environ.get("CI"):
        pytest.fail(what, pytrace=False)
    pytest.skip(what)


def need_page() -> None:
    """What is looked at is the page as it is built now."""
    if not runpy.run_path(str(ROOT / "page/build.py"))["is_current"]():
        without("The page is not built of its present sources: make page")


class _Shared:
    """The browser and the table of the tests here that are run one after the other. They end before any other test
    begins: while Playwright runs, tests in its thread can't use asyncio."""

    def __init__(self) -> None:
        self.kept = ExitStack()
        self.browser: Browser | None = None
        self.server: Served | None = None

    def end(self) -> None:
        self.browser = self.server = None
        self.kept.close()


SHARED = _Shared()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Generator[None, None, None]:
    try:
        yield
    finally:
        if nextitem is None or HERE not in nextitem.path.parents:
            SHARED.end()


@pytest.fixture
def browser() -> Browser:
    if SHARED.browser is not None and not SHARED.browser.is_connected():  # it crashed, in the test before
        SHARED.end()
    if SHARED.browser is None:
        SHARED.browser = SHARED.kept.enter_context(_chromium())
    return SHARED.browser


@contextmanager
def _chromium() -> Iterator[Browser]:
    try:
        executable = chromium.executable()
    except chromium.NoChromium as reason:
        without(f"No Chromium: {reason}")
    with sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(
                executable_path=executable,
                env=chromium.environment(executable),
                chromium_sandbox=False,
                args=["--disable-gpu"],  # there is none, and imitating one takes time
            )
        except Error as reason:
            without(f"No Chromium: {reason}")
        yield browser
        browser.close()


@pytest.fixture
def page_server(tmp_path_factory: pytest.TempPathFactory) -> Served:
    """A table with the page as it is built now; each test opens rooms of its own."""
    if SHARED.server is None:
        need_page()
        database = str(tmp_path_factory.mktemp("table") / "table.sqlite")
        SHARED.server = SHARED.kept.enter_context(served(database))
    return SHARED.server


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[failed] = item.stash.get(failed, False) or report.failed
    return report


@pytest.fixture
def open_page(browser: Browser, page_server: Served, request: pytest.FixtureRequest) -> Iterator[OpenPage]:
    """Opens a page of the table, each in a browser window of its own: open_page("/", viewport={...}). What has to be
    done with the window before it shows anything can be handed in.

    At the end no page may have complained, been refused something by the content policy, or asked another host.
    """
    windows: list[BrowserContext] = []
    troubles: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        # The browser itself says so when something that was sent is refused; the page tells why.
        if re.search("40[04]", message.text) and message.location["url"].removeprefix(page_server.address) in REFUSING:
            return
        if message.type in ("error", "warning"):
            troubles.append(f"{message.type}: {message.text}")

    def look(asked: Request) -> None:
        if not asked.url.startswith((f"{page_server.address}/", "data:", "blob:")):
            troubles.append(f"asked another host: {asked.url}")

    def open_page(path: str = "/", before: Callable[[BrowserContext], object] | None = None, **options: Any) -> Page:
        window = browser.new_context(base_url=page_server.address, **options)
        window.set_default_timeout(PATIENCE)
        windows.append(window)
        if before:
            before(window)
        window.on("console", hear)
        window.on("weberror", lambda error: troubles.append(f"not caught: {error.error}"))
        window.on("request", look)
        page = window.new_page()
        page.goto(path)
        return page

    yield open_page
    if request.node.stash.get(failed, False):
        for number, page in enumerate((page for window in windows for page in window.pages), start=1):
            take_picture(page, f"failed-{request.node.name}-{number}")
    for window in windows:
        window.close()
    assert not troubles


@pytest.fixture
def picture() -> Callable[[Page, str], Path]:
    """Takes a picture of what a window shows, to be looked at by a person: picture(page, "lorcana-phone")."""
    return take_picture


def take_picture(page: Page, name: str) -> Path:
    path = PICTURES / f"{re.sub(r'[^A-Za-z0-9]+', '-', name).strip('-')}.png"
    page.screenshot(path=path)
    return path
