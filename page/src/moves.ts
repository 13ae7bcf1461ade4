/** What can be done, sorted for the hand: the options of a question by card, by kind of move and by target. */

import type { Reason } from "./protocol"
import type { Decision, Option } from "./view"

/** One way to use a card: a kind of move, with the options it stands for. */
export interface Move {
  key: string
  kind: string
  options: Option[]
  /** Whether the card acts, or is what the other card is used on. */
  own: boolean
  /** Whether something else has to be pointed at before it is clear which option is meant. */
  aims: boolean
}

export interface Refused {
  key: string
  kind: string
  reason: Reason
}

/** The options worth offering: of those that lead to the same position, the first. */
export function offered(decision: Decision | null): Option[] {
  return (decision?.options ?? []).filter((option) => option["same as"] === undefined)
}

/** The option itself, or the one that leads to the same position and stands for it. */
export function standing(decision: Decision, option: Option): Option {
  const same = option["same as"]
  return same === undefined ? option : (decision.options?.find((other) => other.place === same) ?? option)
}

/** Options about a card, be it the one that acts or the one it is done to. */
export function optionsWith(decision: Decision | null, object: number): Option[] {
  return (decision?.options ?? []).filter((option) => option.object === object || option.target === object)
}

/** Those that are about no card one could point at, or ask only for a number: buttons in the sill. */
export function plainOptions(decision: Decision | null): Option[] {
  const options = offered(decision)
  const about = new Set(options.map((option) => option.object))
  const numbers = options.length > 1 && about.size === 1 && options.every((o) => o.number !== undefined)
  return options.filter((option) => (option.object == null || numbers) && option.kind !== "end turn")
}

export function endOfTurn(decision: Decision | null): Option | undefined {
  return decision?.options?.find((option) => option.kind === "end turn")
}

/** Whether a question only asks which cards: no targets, nothing to pay, and no card with which different things could be
 * done, unless several are gathered. */
export function onlyPicks(decision: Decision | null): boolean {
  const options = decision?.options ?? []
  const about = options.filter((option) => option.object != null)
  const objects = new Set(about.map((option) => option.object))
  return about.length > 0 && about.every((option) => option.target == null && option.cost == null) && (objects.size === about.length || many(decision))
    && decision?.kind !== "turn action" && !endOfTurn(decision) && !options.some((option) => option.kind === "pass")
}

/** Whether several cards may be picked: they are gathered and sent together. */
export function gathers(decision: Decision | null): boolean {
  return many(decision) && onlyPicks(decision)
}

function many(decision: Decision | null): boolean {
  return (decision?.most ?? 1) > 1
}

/** Whether so many cards are an answer. */
export function enough(decision: Decision, picked: number): boolean {
  const done = decision.options?.some((option) => option.kind === "done") ?? false
  return picked >= Math.max(decision.least ?? 0, done ? 0 : 1) && picked <= (decision.most ?? picked)
}

/** What a card can do, one entry for each kind of move. */
export function movesOf(decision: Decision | null, object: number): Move[] {
  const moves = new Map<string, Move>()
  for (const option of optionsWith(decision, object)) {
    const own = option.object === object
    const key = `${option.kind}/${own}`
    const move = moves.get(key) ?? { key, kind: option.kind, options: [], own, aims: false }
    move.options.push(option)
    moves.set(key, move)
  }
  for (const move of moves.values()) {
    const others = new Set(move.options.map((option) => otherEnd(option, object)))
    move.aims = !others.has(undefined)
  }
  return [...moves.values()].flatMap((move) =>
    move.aims || move.options.length === 1
      ? [move]
      : move.options.map((option) => ({ ...move, key: `${move.key}/${option.place}`, options: [option] })),
  )
}

/** The card at the other end of an option. */
export function otherEnd(option: Option, object: number): number | undefined {
  const other = option.object === object ? option.target : option.object
  return other ?? undefined
}

/** What somebody might want to do with a card but can't, each kind of move once. */
export function refusedOf(reasons: Reason[], decision: Decision | null, object: number): Refused[] {
  const can = new Set(movesOf(decision, object).map((move) => move.kind))
  const found = new Map<string, Refused>()
  for (const reason of reasons) {
    if (reason.object !== object || can.has(reason.action)) continue
    const key = `${reason.action}/${reason.number ?? ""}`
    if (!found.has(key)) found.set(key, { key, kind: reason.action, reason })
  }
  return [...found.values()]
}

/** Why a card can't be the target of a move, if somebody points at it. */
export function whyNotTarget(reasons: Reason[], kind: string, object: number, target: number): Reason | undefined {
  return reasons.find((r) => r.action === kind && r.object === object && r.target === target)
}

/** The option that putting one card on another means, if there is exactly one. */
export function between(decision: Decision | null, from: number, to: number): Option[] {
  return (decision?.options ?? []).filter(
    (option) =>
      (option.object === from && option.target === to) || (option.object === to && option.target === from),
  )
}

/** What could still be done in this turn: how many cards have each kind of move. */
export function stillPossible(decision: Decision | null): [kind: string, count: number][] {
  const cards = new Map<string, Set<number>>()
  for (const option of offered(decision)) {
    if (option.object == null) continue
    const found = cards.get(option.kind) ?? new Set()
    cards.set(option.kind, found.add(option.object))
  }
  return [...cards].map(([kind, objects]) => [kind, objects.size])
}

const simple = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+ ]+/gu, " ")
    .replace(/ +/g, " ")
    .trim()

/** The options a typed line can mean: a whole command, else every word of it in a command, else in a sentence. */
export function typed(decision: Decision | null, line: string): Option[] {
  const wanted = simple(line)
  const options = offered(decision)
  if (!wanted) return []
  const whole = options.filter((o) => simple(o.command) === wanted || simple(o.sentence) === wanted)
  if (whole.length > 0) return whole
  const words = wanted.split(" ")
  const inside = (text: string) => {
    const parts = simple(text).split(" ")
    return words.every((word) => parts.some((part) => part.startsWith(word)))
  }
  const commanded = options.filter((option) => inside(option.command))
  return commanded.length > 0 ? commanded : options.filter((option) => inside(option.sentence))
}
