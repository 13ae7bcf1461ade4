/** The keyboard at the table: arrows go from card to card, digits choose moves, Escape steps back. */

import { aim } from "./aim.svelte"
import { sheets } from "./sheets.svelte"

const WAYS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

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

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input, textarea, select") !== null
}

export function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || sheets.now !== null) return
  if (typing(event.target)) {
    if (event.key === "Escape") (event.target as HTMLElement).blur()
    return
  }
  const way = WAYS[event.key]
  if (way) {
    const cards = [...document.querySelectorAll<HTMLElement>("[data-object]")]
    const now = document.activeElement instanceof HTMLElement && cards.includes(document.activeElement) ? document.activeElement : null
    const others = cards.filter((node) => node !== now).map((node) => ({ node, box: node.getBoundingClientRect() }))
    const next = now ? nextIn(now.getBoundingClientRect(), others, way) : cards[0]
    next?.focus()
    event.preventDefault()
  } else if (event.key === "Escape") aim.back()
  else if (event.key === "/") {
    document.getElementById("typed-line")?.focus()
    event.preventDefault()
  } else if (event.key === "E") aim.endTurn()
  else if (/^[1-9]$/.test(event.key)) document.querySelector<HTMLElement>(`[data-move="${event.key}"]`)?.click()
  else if (event.key === "l") sheets.open("log")
  else if (event.key === "m") sheets.open("menu")
}
