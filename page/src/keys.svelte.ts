/** The keyboard at the table. Each row of keys is a part of the table: digits the hand, the row below them one's own
 * cards, the row of A the others'. While moves are shown with numbers, digits mean those: one layer of keys at a time.
 * Arrows go from card to card, Escape backs out one level. Keys are told by where they lie, not by what is printed on
 * them, so that rows are rows on every keyboard. */

import { advice } from "./advice.svelte"
import { aim } from "./aim.svelte"
import { drag } from "./drag.svelte"
import { sheets } from "./sheets.svelte"
import { showing } from "./showing.svelte"
import { table } from "./table.svelte"

const WAYS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const letters = (row: string) => [...row].map((letter) => `Key${letter}`)

/** The rows of keys, by what lies there. */
export const ROWS: Record<string, string[]> = {
  ".hand": [..."1234567890"].map((digit) => `Digit${digit}`),
  ".yours": letters("QWERTYUIOP"),
  ".theirs": [...letters("ASDFGHJKL"), "Semicolon"],
}

class Caps {
  /** Whether the keys of the cards are shown: from the first time one of them is used, until Escape. */
  shown = $state(false)
}

export const caps = new Caps()

/** The card nearest in a direction; what lies straight ahead counts as nearer. */
export function nextIn(from: DOMRect, others: { box: DOMRect; node: HTMLElement }[], way: [number, number]) {
  const middle = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 })
  const here = middle(from)
  let best: { node: HTMLElement; far: number } | null = null
  for (const { box, node } of others) {
    const there = middle(box)
    const ahead = (there.x - here.x) * way[0] + (there.y - here.y) * way[1]
    const aside = Math.abs((there.x - here.x) * way[1]) + Math.abs((there.y - here.y) * way[0])
    if (ahead <= 4) continue
    const far = ahead + aside * 2
    if (!best || far < best.far) best = { node, far }
  }
  return best?.node
}

/** The cards that have keys now, each with the code of its key. */
export function keyed(): { node: HTMLElement; code: string }[] {
  return Object.entries(ROWS).flatMap(([part, codes]) => {
    if (part === ".hand" && numbered()) return []
    const cards = [...document.querySelectorAll<HTMLElement>(`main ${part} [data-object]`)]
    return cards.slice(0, codes.length).map((node, i) => ({ node, code: codes[i] ?? "" }))
  })
}

/** Whether digits mean moves now. */
function numbered(): boolean {
  return document.querySelector("main [data-move]") !== null
}

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input:not([type=radio], [type=checkbox], [type=range]), textarea, select") !== null
}

function go(way: [number, number]): void {
  const cards = [...document.querySelectorAll<HTMLElement>("main [data-object]")]
  const { activeElement } = document
  const now = activeElement instanceof HTMLElement && activeElement.closest("main") ? activeElement : null
  const others = cards.filter((node) => node !== now).map((node) => ({ node, box: node.getBoundingClientRect() }))
  const next = now ? nextIn(now.getBoundingClientRect(), others, way) : cards[0]
  next?.focus()
}

/** One level back: from what is dragged, aimed, selected or gathered, from what is being shown, from the keys. */
function back(): void {
  if (drag.object !== null) drag.cancel()
  else if (aim.busy) aim.back()
  else if (showing.running) showing.skip()
  else caps.shown = false
}

const COMMANDS: Record<string, () => void> = {
  "?": () => sheets.open("keys"),
  E: () => aim.endTurn(),
  H: () => advice.ask(),
  L: () => sheets.open("log"),
  M: () => sheets.open("menu"),
  Z: () => table.mayTakeBack && table.send({ type: "take back" }),
  ",": () => showing.running && showing.back(),
  ".": () => showing.running && showing.forward(),
  "/": () => document.getElementById("typed-line")?.focus(),
}

export function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || sheets.now !== null) return
  if (typing(event.target)) {
    if (event.key === "Escape") (event.target as HTMLElement).blur()
    return
  }
  const way = WAYS[event.key]
  const capital = /^[A-Z]$/.test(event.key) && !event.shiftKey // by Caps Lock: nothing is meant
  const command = capital ? undefined : COMMANDS[event.key]
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1]
  const move = digit && !event.shiftKey ? document.querySelector<HTMLElement>(`main [data-move="${digit}"]`) : null
  const card = event.shiftKey ? undefined : keyed().find(({ code }) => code === event.code)?.node
  if (way) go(way)
  else if (event.key === "Escape") back()
  else if (command) command()
  else if (move) move.click()
  else if (card) {
    caps.shown = true
    card.focus()
    card.click()
  } else return
  event.preventDefault()
}
