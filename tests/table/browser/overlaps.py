"""What lies over what on a page: cards, buttons, fields and pieces of text that are drawn on top of one another.

Not everything that shares pixels is a fault. Left out are, by rule:
- what is inside another thing (the name on a card, the words on a button);
- what can't be seen: scrolled or cut off, or hidden for the eye and only heard;
- cards fanned out or stacked on purpose: one is drawn back over the other by a negative margin, or placed absolutely,
  in something that holds cards only; and of each there is a strip left that can be pointed at;
- a badge on such a fan, placed absolutely in what holds it, as long as it lies on pictures and not on words;
- what floats, on a background of its own, over something that is scrolled sideways;
- the marks of a card on that card's own picture.
"""

from __future__ import annotations

from playwright.sync_api import Page

LEAST = 3  # pixels that may be shared: letters have some air around them
STRIP = 8  # pixels of a card in a fan that must be left

OVERLAPS = """
({ least, strip }) => {
  const THINGS = "[data-object], button, a[href], input, select, textarea, [role=slider]"
  const root = document.querySelector("dialog[open]") ?? document.body

  /** What of a box is left after everything around it has cut off its part. */
  const cut = (box, around) => {
    let { left, top, right, bottom } = box
    for (let up = around; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up)
      if (style.overflow !== "visible") {
        const edge = up.getBoundingClientRect()
        if (style.overflowX !== "visible") [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)]
        if (style.overflowY !== "visible") [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)]
      }
    }
    ;[left, top] = [Math.max(left, 0), Math.max(top, 0)]
    ;[right, bottom] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)]
    return { left, top, right, bottom }
  }
  const some = (box) => box.right - box.left > least && box.bottom - box.top > least
  const hidden = (node) => {
    for (let up = node; up; up = up.parentElement) {
      const style = getComputedStyle(up)
      if (style.visibility === "hidden" || style.display === "none" || Number(style.opacity) === 0) return true
      if (style.clipPath === "inset(50%)") return true
    }
    return false
  }
  const said = (node) => {
    const text = node.textContent || node.value || node.getAttribute("aria-label") || node.tagName
    return text.trim().replace(/\\s+/g, " ").slice(0, 50)
  }

  const found = []
  for (const node of root.querySelectorAll(THINGS)) {
    const box = cut(node.getBoundingClientRect(), node.parentElement)
    const card = node.matches("[data-object]")
    const name = `${card ? "card" : node.tagName.toLowerCase()} "${said(node)}"`
    if (some(box) && !hidden(node)) found.push({ node, box, card, name })
  }
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.data.trim()) continue
    const node = text.parentElement
    if (hidden(node) || node.closest("option, datalist, script, style")) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const line of range.getClientRects()) {
      // The line is as high as the letters are, not as the font's box is.
      const air = Math.max(0, (line.height - parseFloat(getComputedStyle(node).fontSize)) / 2)
      const box = cut({ left: line.left, right: line.right, top: line.top + air, bottom: line.bottom - air }, node)
      if (some(box)) found.push({ node, box, text: true, name: `text "${said(node)}"` })
    }
  }

  const inside = (a, b) => a === b || a.contains(b) || b.contains(a)
  const cardOf = (node) => node.closest("[data-object]")
  const holding = (a, b) => {
    let held = a.parentElement
    while (held && !held.contains(b)) held = held.parentElement
    return held
  }
  const isBadge = (node) => getComputedStyle(node).position === "absolute" && !node.querySelector("[data-object]")
  const isOne = (node) => node.matches("[data-object]") || node.querySelectorAll("[data-object]").length === 1
  const isFan = (held) => held && [...held.children].every((child) => isBadge(child) || isOne(child))
  const drawnBack = (node, held) => {
    for (let up = node; up && up !== held; up = up.parentElement) {
      const style = getComputedStyle(up)
      if (style.position === "absolute") return true
      if (parseFloat(style.marginLeft) < 0 || parseFloat(style.marginTop) < 0) return true
    }
    return false
  }
  /** Whether two cards lie over one another on purpose. */
  const together = (a, b) => {
    const held = holding(a, b)
    return isFan(held) && (drawnBack(a, held) || drawnBack(b, held))
  }
  /** Whether a piece of text is the badge of the fan that a card lies in. */
  const badgeOf = (text, card) => {
    const held = holding(text, card)
    return isFan(held) && [...held.children].some((child) => child.contains(text) && isBadge(child))
  }
  /** How much of a card's width or height can be pointed at. */
  const left = (node, box) => {
    const hit = (x, y) => node.contains(document.elementFromPoint(x, y))
    let across = 0, down = 0
    for (let x = box.left + 1; x < box.right; x += 2) if (hit(x, (box.top + box.bottom) / 2)) across += 2
    for (let y = box.top + 1; y < box.bottom; y += 2) if (hit((box.left + box.right) / 2, y)) down += 2
    return Math.max(across, down)
  }
  const reachable = ({ node, box }) => left(node, box) >= strip

  const climb = (node, is) => {
    for (let up = node; up && up !== document.body; up = up.parentElement) if (is(up, getComputedStyle(up))) return true
    return false
  }
  const floats = (node) =>
    climb(node, (up, style) => style.position === "absolute" && !style.backgroundColor.endsWith(", 0)"))
  const scrolls = (node) =>
    climb(node, (up, style) => style.overflowX === "auto" && up.scrollWidth > up.clientWidth + least)

  const faults = []
  for (let i = 0; i < found.length; i++)
    for (let j = i + 1; j < found.length; j++) {
      const [a, b] = [found[i], found[j]]
      if (inside(a.node, b.node)) continue
      const [own, other] = [cardOf(a.node), cardOf(b.node)]
      if (own && own === other && !(a.text && b.text)) continue
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
      if (across <= least || down <= least) continue
      if (own && other && own !== other) {
        if (!(a.card && b.card)) continue // the cards themselves are looked at
        if (together(a.node, b.node) && reachable(a) && reachable(b)) continue
      }
      if ((floats(a.node) && scrolls(b.node)) || (floats(b.node) && scrolls(a.node))) continue
      if (a.card && b.text && badgeOf(b.node, a.node)) continue
      if (b.card && a.text && badgeOf(a.node, b.node)) continue
      const at = [Math.max(a.box.left, b.box.left), Math.max(a.box.top, b.box.top)].map(Math.round)
      faults.push(`${a.name} and ${b.name} share ${Math.round(across)}x${Math.round(down)} at ${at}`)
    }
  return faults
}
"""

# The layout has come to rest when two pictures in a row measure the same.
AT_REST = """
() => new Promise((done) => {
  const measure = () => [...document.querySelectorAll("[data-object], button")].map((node) => {
    const { left, top, width, height } = node.getBoundingClientRect()
    return [left, top, width, height].map(Math.round).join()
  }).join(" ")
  let last = ""
  let same = 0
  const look = () => {
    const now = measure()
    same = now === last ? same + 1 : 0
    last = now
    if (same >= 3) done()
    else requestAnimationFrame(look)
  }
  look()
})
"""


def at_rest(page: Page) -> None:
    page.evaluate(AT_REST)


def overlaps(page: Page) -> list[str]:
    """One line for each two things that share pixels and should not."""
    at_rest(page)
    found: list[str] = page.evaluate(OVERLAPS, {"least": LEAST, "strip": STRIP})
    return found
