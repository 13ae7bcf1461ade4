"""A player who knows of a game only what the page shows: what is asked, which cards are lit, which moves there are.

What is done is done as a person does it, with one of the `Hands`: a mouse, a finger, the keyboard.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from playwright.sync_api import Page, TimeoutError, expect
from tests.table.browser.words import words

PATIENCE = 30_000  # milliseconds, on a slow machine
MOST_IN_A_TURN = 40

# What a person sees at a glance, or a screen reader tells. Parts of a name that are not heard are left out of it.
LOOK = """
(said) => {
  const shown = (node) => node.getClientRects().length > 0 && getComputedStyle(node).visibility !== "hidden"
  const heard = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data
    if (node.nodeType !== Node.ELEMENT_NODE || node.getAttribute("aria-hidden") === "true") return ""
    return node.getAttribute("aria-label") ?? [...node.childNodes].map(heard).join("")
  }
  const named = (label) => [...document.querySelectorAll(`[aria-label="${label}"]`)].filter(shown)
  const box = (node) => {
    if (!node) return null
    const { left, top, width, height } = node.getBoundingClientRect()
    return { left, top, width, height }
  }
  const at = (node) => {
    const { left, top, width, height } = node.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2)
  }
  const sills = named(said.sill)
  const question = sills[0]?.querySelector("h2")
  const end = [...document.querySelectorAll("button")].find((node) => shown(node) && heard(node).trim() === said.end)
  const cards = [...document.querySelectorAll("[data-object]")].filter(shown)
  const says = (node, word) => heard(node).split(", ").some((part) => part.trim() === word)
  const having = (word) =>
    [...new Set(cards.filter((node) => says(node, word)).map((node) => Number(node.dataset.object)))]
  const group = named(said.moves)[0]
  return {
    sills: sills.length,
    pending: Number(sills[0]?.dataset.question ?? -1),
    question: question?.textContent.trim() ?? "",
    opening: Boolean(sills[0]?.textContent.includes(said.before)),
    sillBox: box(sills[0]),
    over: Boolean(sills[0]?.querySelector("[role=status] h2")),
    lit: having(said.lit),
    able: having(said.able),
    picked: having(said.picked),
    moves: [...(group?.querySelectorAll("[data-move]:not(:disabled)") ?? [])].filter(shown).map((node) => ({
      number: Number(node.dataset.move),
      label: node.querySelector("b")?.textContent ?? node.textContent,
    })),
    mayEnd: Boolean(end && !end.disabled),
    endBox: box(end),
    endHit: Boolean(end) && end.contains(at(end)),
    wide: document.documentElement.scrollWidth - innerWidth,
  }
}
"""

# What is seen once anything can be done, or the game is over.
ASKED = f"""
(said) => {{
  const it = ({LOOK})(said)
  return it.over || it.mayEnd || it.lit.length + it.able.length + it.moves.length > 0 ? it : null
}}
"""

# What is seen once it is no longer what it was.
CHANGED = f"""
([said, before]) => {{
  const it = ({LOOK})(said)
  const what = ({{ pending, question, over, lit, able, picked, moves, mayEnd }}) =>
    JSON.stringify([pending, question, over, lit, able, picked, moves, mayEnd])
  return what(it) === what(before) ? null : it
}}
"""

# A point at which a click lands on the element itself, however much lies over it.
POINT = """
(node) => {
  node.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" })
  const { left, top, width, height } = node.getBoundingClientRect()
  for (const y of [0.5, 0.3, 0.7, 0.12, 0.88])
    for (const x of [0.5, 0.3, 0.7, 0.08, 0.92]) {
      const at = { x: left + width * x, y: top + height * y }
      const hit = document.elementFromPoint(at.x, at.y)
      if (hit && (hit === node || node.contains(hit))) return at
    }
  return null
}
"""


def said() -> dict[str, str]:
    return {
        "sill": words("sill-label"),
        "moves": words("moves-label"),
        "end": words("end-turn"),
        "before": words("before-first"),
        "lit": words("card-lit"),
        "able": words("card-able"),
        "picked": words("card-picked"),
    }


class Box(NamedTuple):
    left: float
    top: float
    width: float
    height: float


class Sight(NamedTuple):
    """What there is to see."""

    told: dict[str, Any]
    """All of it, as the page says it."""
    pending: int
    """The number of what is asked; -1: nothing."""
    question: str
    opening: bool
    """Before the first turn."""
    over: bool
    lit: list[int]
    """Cards that answer the question."""
    able: list[int]
    """Cards that can act."""
    picked: list[int]
    moves: dict[str, int]
    """By what is written on them."""
    may_end: bool
    sill: Box
    end: Box | None
    """Where the turn is ended, if that can be pressed and nothing lies over it."""
    wide: float
    """By how much the page is wider than the window."""


def box(told: dict[str, float] | None) -> Box | None:
    return None if told is None else Box(*(round(told[side], 1) for side in Box._fields))


def sight(page: Page) -> Sight:
    """What is seen this moment; there is one place where things are asked, and only one."""
    return seen(page.evaluate(LOOK, said()))


def seen(told: dict[str, Any]) -> Sight:
    assert told["sills"] == 1, "what is asked has one place"
    sill = box(told["sillBox"])
    assert sill is not None
    moves = {f"{move['label']}#{move['number']}": move["number"] for move in told["moves"]}
    return Sight(
        told=told,
        pending=told["pending"],
        question=told["question"],
        opening=told["opening"],
        over=told["over"],
        lit=told["lit"],
        able=told["able"],
        picked=told["picked"],
        moves=moves,
        may_end=told["mayEnd"],
        sill=sill,
        end=box(told["endBox"]) if told["endHit"] else None,
        wide=told["wide"],
    )


class Hands(Protocol):
    """How something on the page is pressed."""

    def card(self, page: Page, object: int) -> None: ...

    def move(self, page: Page, number: int) -> None: ...

    def end_turn(self, page: Page) -> None: ...

    def step_back(self, page: Page) -> None: ...


def point(page: Page, selector: str) -> tuple[float, float]:
    found = page.locator(selector).locator("visible=true").first
    at = found.evaluate(POINT)
    assert at is not None, f"nothing of {selector} can be pressed: {found.text_content()}"
    return at["x"], at["y"]


def move_selector(number: int) -> str:
    return f'[aria-label="{words("moves-label")}"] [data-move="{number}"]'


class Mouse:
    def press(self, page: Page, selector: str) -> None:
        page.mouse.click(*point(page, selector))

    def card(self, page: Page, object: int) -> None:
        self.press(page, f'[data-object="{object}"]')

    def move(self, page: Page, number: int) -> None:
        self.press(page, move_selector(number))

    def end_turn(self, page: Page) -> None:
        self.press(page, f'button:text-is("{words("end-turn")}")')

    def step_back(self, page: Page) -> None:
        page.keyboard.press("Escape")


class Finger(Mouse):
    def press(self, page: Page, selector: str) -> None:
        page.touchscreen.tap(*point(page, selector))


class Player:
    """Plays at random, but takes the moves it likes best first, and ends the turn when there is none left."""

    def __init__(self, page: Page, hands: Hands, *, likes: Sequence[str] = (), seed: int = 0) -> None:
        self.page = page
        self.hands = hands
        self.likes = [words(f"verb-{verb}") for verb in likes]
        self.chance = random.Random(seed)
        self.in_turn = 0
        self.looked: list[Sight] = []

    def wait(self) -> Sight:
        """Until something is asked of this player, or the game is over."""
        now = seen(self.page.wait_for_function(ASKED, arg=said(), timeout=PATIENCE).json_value())
        self.looked.append(now)
        return now

    def play(self, most: int) -> bool:
        """So many answers, or to the end of the game: whether it has ended."""
        for _ in range(most):
            now = self.wait()
            if now.over:
                return True
            self.answer(now)
        return False

    def answer(self, asked: Sight) -> None:
        """One answer to what is asked."""
        if asked.lit:
            self.pick(asked)
        elif asked.able and self.in_turn < MOST_IN_A_TURN and self.wants(0.7 if asked.moves else 1):
            self.act(asked)
            self.in_turn += 1
        elif asked.may_end:
            self.in_turn = 0
            self.press(asked, lambda: self.hands.end_turn(self.page))
        else:
            self.move(asked, self.chance.choice(sorted(asked.moves.values())))

    def press(self, asked: Sight, how: Callable[[], None]) -> Sight:
        """Press something, and see what the page makes of it: what was asked stands until it is pressed, and something
        comes of it."""
        before = sight(self.page)
        assert before.pending == asked.pending, f"it was gone before it was answered: {asked.told}, {before.told}"
        how()
        try:
            now = self.page.wait_for_function(CHANGED, arg=[said(), before.told], timeout=PATIENCE)
        except TimeoutError as late:
            raise AssertionError(f"nothing came of what was pressed: {before.told}") from late
        return seen(now.json_value())

    def card(self, asked: Sight, object: int) -> Sight:
        return self.press(asked, lambda: self.hands.card(self.page, object))

    def move(self, asked: Sight, number: int) -> Sight:
        return self.press(asked, lambda: self.hands.move(self.page, number))

    def wants(self, how_much: float) -> bool:
        return self.chance.random() < how_much

    def pick(self, asked: Sight) -> None:
        """One of the cards that are lit; where several may be picked, what is picked is confirmed."""
        if asked.moves and not self.wants(0.7):
            self.move(asked, self.chance.choice(sorted(asked.moves.values())))
            return
        now = self.card(asked, self.chance.choice(sorted(asked.lit)))
        if now.pending == asked.pending and now.picked and now.moves:
            self.move(now, 1)

    def act(self, asked: Sight) -> None:
        """The best liked move of a card that can act, at one of its targets if it has any."""
        now = self.card(asked, self.chance.choice(sorted(asked.able)))
        if not now.lit:
            assert now.moves, f"it said that it can act: {now.told}"
            now = self.move(now, now.moves[self.best(list(now.moves))])
        if now.lit and now.pending == asked.pending:
            self.card(now, self.chance.choice(sorted(now.lit)))

    def best(self, labels: list[str]) -> str:
        for verb in self.likes:
            for label in labels:
                if label.startswith(f"{verb}#"):
                    return label
        return labels[0]


def at_once(page: Page) -> None:
    """What the others do is shown at once."""
    page.get_by_role("button", name=words("menu"), exact=True).click()
    slider = page.get_by_role("slider", name=words("menu-pace"))
    slider.focus()
    slider.press("Home")
    expect(page.get_by_text(words("pace-none"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
