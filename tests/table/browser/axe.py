"""What axe finds wrong with a page for people who don't see it, or don't use a mouse."""

from __future__ import annotations

from playwright.sync_api import Page
from tests.table.browser.chromium import PACKAGES


def findings(page: Page) -> list[str]:
    """One line for each element that breaks a rule."""
    # Evaluated, not added as a script: the page's content policy would refuse that.
    page.evaluate((PACKAGES / "axe-core/axe.min.js").read_text(encoding="utf-8"))
    found = page.evaluate("axe.run()")
    return [
        f"{rule['id']}: {' '.join(map(str, node['target']))}: {node['failureSummary']}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]
