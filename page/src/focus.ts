/** Who plays by keyboard never loses the focus: when what had it is gone, the card it became has it, else what the sill
 * offers first. */

import { motion } from "./motion"

let last: { node: Element; object: number | null } | null = null
let byKey = false

export function watchFocus(): () => void {
  const focused = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !target.closest("main")) return
    const object = target.dataset["object"]
    last = { node: target, object: object === undefined ? null : Number(object) }
  }
  const key = () => (byKey = true)
  const pointer = () => (byKey = false)
  addEventListener("focusin", focused)
  addEventListener("keydown", key, true)
  addEventListener("pointerdown", pointer, true)
  return () => {
    removeEventListener("focusin", focused)
    removeEventListener("keydown", key, true)
    removeEventListener("pointerdown", pointer, true)
  }
}

/** Called when the page has been drawn anew. */
export function keepFocus(): void {
  const { activeElement } = document
  if (!byKey || !last || (activeElement && activeElement !== document.body)) return
  const { node, object } = last
  if (node.isConnected && !node.matches(":disabled")) return
  const now = object === null ? undefined : (motion.became.get(object) ?? object)
  const places = [`[data-object="${now}"]`, ".sill [data-move]", ".sill"]
  const next = places.map((place) => document.querySelector<HTMLElement>(`main ${place}`)).find((found) => found !== null)
  next?.focus()
}
