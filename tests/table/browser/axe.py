"""What axe finds wrong with a page for people who don't see it, or don't use a mouse."""

from __future__ import annotations

from playwright.sync_api import Page
from tests.table.browser.chromium import PACKAGES


def findings_in_both_themes(page: Page) -> list[str]:
    """Of a page in light and in dark: only colours differ."""
    page.emulate_media(color_scheme="light")
    found = findings(page)
    page.emulate_media(color_scheme="dark")
    return found + [f"dark: {line}" for line in findings(page, "color-contrast")]


def findings(page: Page, *rules: str) -> list[str]:
    """One line for each element that breaks a rule: one of these, or any."""
    # Evaluated, not added as a script: the page's content policy would refuse that.
    if not page.evaluate("'axe' in window"):
        page.evaluate((PACKAGES / "axe-core/axe.min.js").read_text(encoding="utf-8"))
    found = page.evaluate("(rules) => axe.run(rules.length ? { runOnly: rules } : {})", list(rules))
    return [
        f"{rule['id']}: {' '.join(map(str, node['target']))}: {node['failureSummary']}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]
