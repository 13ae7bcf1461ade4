/** A view, as docs/protocol.md describes it, and where things are in it. The page draws views and knows no rules. */

import type { View as Told } from "./protocol"

export interface Cost {
  ink?: number
  exert?: boolean
  resources?: number
  deplete?: boolean
  energy?: number
  condition?: number
  revoke?: number
  sacrifice?: boolean
  other?: boolean
}

export interface Foretold {
  lore?: number
  dealt?: number
  taken?: number | null
  banished?: number[]
  destroyed?: number[] | boolean
  left?: number
  damage?: number
}

export interface Option {
  place: number
  kind: string
  object?: number | null
  lies?: { seat: number; zone: string }
  target?: number | null
  seat?: number
  number?: number
  command: string
  cost?: Cost
  forecast?: Foretold
  sentence: string
  text?: string | null
  only?: number[]
  "same as"?: number
}

export interface Decision {
  seat: number
  kind: string
  rules: string[]
  source: number | null
  options?: Option[]
  chosen?: number[]
  least?: number
  most?: number
  sentence: string
  text?: string | null
  left?: number
  total?: number
}

export interface Result {
  winners: number[]
  losers?: number[]
  reason: string
  rules: string[]
  sentence: string
}

export interface Card {
  object: number
  name?: string
  title: string
  text?: string[]
  type?: string
  which?: number
  owner?: number
  "face down"?: boolean
  place?: number
  printed?: Record<string, number | string | null>
  said?: Record<string, string>
  abilities?: { name: string; title?: string; text?: string }[]
  damage?: number
  /** What makes its numbers other than printed. */
  changes?: { what: string; amount: number; source: { name: string; object: number | null; title?: string } | null }[]
  [fact: string]: unknown
}

export interface Zone {
  "in play": boolean
  count: number
  cards: Card[]
  remembered: Card[]
  unknown: Card[]
}

export interface Side {
  seat: number
  active: boolean
  playing: boolean
  name: string
  zones: Record<string, Zone>
  [fact: string]: unknown
}

export interface View {
  game: string
  audience: number
  turn: number
  decision: Decision | null
  result: Result | null
  shown: number[]
  active?: number
  seats: Side[]
  [fact: string]: unknown
}

/** Plain data from the server, read as what the protocol says it is. */
export function asView(told: Told): View {
  return told as unknown as View
}

export interface Place {
  card: Card
  seat: number
  zone: string
  inPlay: boolean
}

/** Every card a view tells of, by its object. */
export function placesIn(view: View): Map<number, Place> {
  const found = new Map<number, Place>()
  for (const side of view.seats) {
    for (const [zone, { cards, remembered, unknown, "in play": inPlay }] of Object.entries(side.zones)) {
      for (const card of [...cards, ...remembered, ...unknown]) {
        found.set(card.object, { card, seat: side.seat, zone, inPlay })
      }
    }
  }
  return found
}

/** All that lies in a zone and is drawn there, what is seen first. */
export function cardsOf(side: Side | undefined, zone: string): Card[] {
  const lies = side?.zones[zone]
  return lies ? [...lies.cards, ...lies.remembered, ...lies.unknown] : []
}

/** The seat this page looks from; a spectator looks over the shoulder of the first. */
export function nearSeat(view: View): number {
  return Math.max(0, view.audience)
}

export function numberOf(card: Card, fact: string): number | null {
  const value = card[fact] ?? card.printed?.[fact]
  return typeof value === "number" ? value : null
}

/** The reason without the rule it ends with: the rule is shown as a mark of its own. */
export function withoutRule(sentence: string, rule: string): string {
  if (!rule) return sentence
  const end = sentence.lastIndexOf("(")
  return end > 0 && sentence.slice(end).includes(rule) ? sentence.slice(0, end).trim() : sentence
}
