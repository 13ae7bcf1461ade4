/** Which card went where between two views. A card gets a new number when it changes zone, and nobody can follow one into
 * a hand or a deck: what left and what came is matched by name and owner, and the rest by how many lie in each zone. It
 * works the same way backwards. */

import { placesIn, type Place, type View } from "./view"

export interface End {
  /** The card as an object of that view; none where only the zone is known. */
  object?: number
  seat: number
  zone: string
}

export interface Journey {
  from: End
  to: End
}

const HAND = "hand"

type Found = Place & { object: number }

const end = ({ object, seat, zone }: Found): End => ({ object, seat, zone })
const owner = ({ card, seat }: Found) => card.owner ?? seat
const zoneKey = (seat: number, zone: string) => `${seat}/${zone}`

function only(in_: Map<number, Place>, notIn: Map<number, Place>): Found[] {
  return [...in_].filter(([object]) => !notIn.has(object)).map(([object, place]) => ({ ...place, object }))
}

export function journeys(before: View, after: View): Journey[] {
  const was = placesIn(before)
  const is = placesIn(after)
  const found: Journey[] = []
  for (const [object, to] of is) {
    const from = was.get(object)
    if (from && (from.seat !== to.seat || from.zone !== to.zone)) {
      found.push({ from: end({ ...from, object }), to: end({ ...to, object }) })
    }
  }
  const left = only(was, is)
  const came = only(is, was)
  const hidden = hiddenFlow(before, after, left, came, found)

  const byName = new Map<string, Found[]>()
  for (const one of left) {
    if (one.card.name === undefined) continue
    const key = `${owner(one)}/${one.card.name}`
    byName.set(key, [...(byName.get(key) ?? []), one])
  }
  const matched = new Set<Found>()
  for (const one of came) {
    const from = byName.get(`${owner(one)}/${one.card.name}`)?.shift()
    if (!from) continue
    matched.add(one).add(from)
    if (from.seat !== one.seat || from.zone !== one.zone) found.push({ from: end(from), to: end(one) })
  }
  for (const one of came) {
    if (matched.has(one)) continue
    const from = hidden.take(one, "out")
    if (from) found.push({ from, to: end(one) })
  }
  for (const one of left) {
    if (matched.has(one)) continue
    const to = hidden.take(one, "in")
    if (to) found.push({ from: end(one), to })
  }
  return [...found, ...hidden.rest()]
}

/** How many cards nobody can follow left each zone, or came. */
function hiddenFlow(before: View, after: View, left: Found[], came: Found[], moved: Journey[]) {
  const out = new Map<string, number>()
  const add = (seat: number, zone: string, number: number) => {
    const key = zoneKey(seat, zone)
    out.set(key, (out.get(key) ?? 0) + number)
  }
  for (const side of before.seats) for (const [zone, { count }] of Object.entries(side.zones)) add(side.seat, zone, count)
  for (const side of after.seats) for (const [zone, { count }] of Object.entries(side.zones)) add(side.seat, zone, -count)
  for (const { seat, zone } of left) add(seat, zone, -1)
  for (const { seat, zone } of came) add(seat, zone, 1)
  for (const { from, to } of moved) {
    add(from.seat, from.zone, -1)
    add(to.seat, to.zone, 1)
  }
  const zones = (seat: number, way: "out" | "in") =>
    Object.keys(after.seats.find((side) => side.seat === seat)?.zones ?? {}).filter(
      (zone) => (way === "out" ? 1 : -1) * (out.get(zoneKey(seat, zone)) ?? 0) > 0,
    )

  /** The hidden zone a card came out of, or went into: its owner's hand, unless it lies there at the other end. */
  function take(one: Found, way: "out" | "in"): End | undefined {
    const seat = owner(one)
    const possible = zones(seat, way)
    const zone = one.zone !== HAND && possible.includes(HAND) ? HAND : possible[0]
    if (zone === undefined) return undefined
    add(seat, zone, way === "out" ? -1 : 1)
    return { seat, zone }
  }

  /** Cards that went unseen from one hidden zone to another. */
  function rest(): Journey[] {
    return after.seats.flatMap(({ seat }) => {
      const from = zones(seat, "out").flatMap((zone) => Array<string>(Math.abs(out.get(zoneKey(seat, zone)) ?? 0)).fill(zone))
      const to = zones(seat, "in").flatMap((zone) => Array<string>(Math.abs(out.get(zoneKey(seat, zone)) ?? 0)).fill(zone))
      return from.slice(0, to.length).map((zone, i) => ({ from: { seat, zone }, to: { seat, zone: to[i] ?? zone } }))
    })
  }

  return { take, rest }
}
