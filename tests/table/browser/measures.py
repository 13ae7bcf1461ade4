"""What is too small on a phone: to be read, or to be hit by a finger."""

from __future__ import annotations

from playwright.sync_api import Page
from tests.table.browser.words import words

SMALLEST_TEXT = 11
SMALLEST_TARGET = 41  # of moves and the end of the turn
SMALLEST_CARD = (34, 44)
SMALLEST_EDGE = 16  # what shows of a card that lies under another

TOO_SMALL = """
({ text, target, card, edge, moves, end, can }) => {
  const seen = (node) => {
    for (let up = node; up; up = up.parentElement) {
      const style = getComputedStyle(up)
      if (style.visibility === "hidden" || style.display === "none" || style.clipPath === "inset(50%)") return false
    }
    return node.getClientRects().length > 0
  }
  const faults = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let at = texts.nextNode(); at; at = texts.nextNode()) {
    if (!at.data.trim() || !seen(at.parentElement) || at.parentElement.closest("option, datalist")) continue
    const size = parseFloat(getComputedStyle(at.parentElement).fontSize)
    if (size < text) faults.push(`text of ${size} px: ${at.data.trim().slice(0, 40)}`)
  }
  const measure = (node, short, long) => {
    const { width, height } = node.getBoundingClientRect()
    if (seen(node) && (Math.min(width, height) < short - 0.5 || Math.max(width, height) < long - 0.5))
      faults.push(`to be hit, but ${Math.round(width)}x${Math.round(height)}: ${node.textContent.trim().slice(0, 40)}`)
  }
  for (const node of document.querySelectorAll(`[aria-label="${moves}"] button`)) measure(node, target, target)
  for (const node of document.querySelectorAll("button"))
    if (node.textContent.trim() === end) measure(node, target, target)
  for (const node of document.querySelectorAll("[data-object]")) {
    if (!can.some((word) => node.textContent.includes(word))) continue
    const low = node.getBoundingClientRect().height < 20
    measure(node, low ? edge : card[0], card[1])
  }
  return faults
}
"""


def too_small(page: Page) -> list[str]:
    """Text that can't be read, and what can't be hit: moves, the end of the turn, cards that answer or can act."""
    about = {
        "text": SMALLEST_TEXT,
        "target": SMALLEST_TARGET,
        "card": SMALLEST_CARD,
        "edge": SMALLEST_EDGE,
        "moves": words("moves-label"),
        "end": words("end-turn"),
        "can": [words("card-lit"), words("card-able")],
    }
    found: list[str] = page.evaluate(TOO_SMALL, about)
    return found
