"""A finger that stays down: long presses and drags, which Playwright has no word for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import CDPSession, Page

STEPS = 8


@contextmanager
def finger_down(page: Page, x: float, y: float) -> Iterator[CDPSession]:
    """A finger at a point of the window, lifted in the end wherever it is then."""
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    try:
        yield touch
    finally:
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        touch.detach()


def slide(touch: CDPSession, start: tuple[float, float], end: tuple[float, float]) -> None:
    for step in range(1, STEPS + 1):
        x, y = (a + (b - a) * step / STEPS for a, b in zip(start, end, strict=True))
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y}]})
