import { expect, test } from "vitest"
import { journeys } from "./travel"
import type { Card, View, Zone } from "./view"

type Zones = Record<string, (string | number | Partial<Card>)[] | number>

/** A view of seat 0. A card is "number name"; a number alone is a card with an unknown face; a zone may be a count. */
function view(...seats: Zones[]): View {
  const card = (told: string | number | Partial<Card>): Card => {
    if (typeof told === "number") return { object: told, title: "?" }
    if (typeof told === "object") return { object: 0, title: "", ...told }
    const [object, ...name] = told.split(" ")
    return { object: Number(object), name: name.join(" "), title: name.join(" ") }
  }
  const zone = (lies: Zones[string]): Zone => {
    const cards = typeof lies === "number" ? [] : lies.map(card)
    return { "in play": false, count: typeof lies === "number" ? lies : cards.length, cards, remembered: [], unknown: [] }
  }
  return {
    game: "plain",
    audience: 0,
    turn: 1,
    decision: null,
    result: null,
    shown: [],
    seats: seats.map((zones, seat) => ({
      seat,
      active: seat === 0,
      playing: true,
      name: "",
      zones: Object.fromEntries(Object.entries(zones).map(([name, lies]) => [name, zone(lies)])),
    })),
  }
}

const ways = (before: View, after: View) =>
  journeys(before, after).map(({ from, to }) => {
    const said = (end: typeof from) => `${end.object ?? "?"} in ${end.seat}/${end.zone}`
    return `${said(from)} to ${said(to)}`
  })

test("a card that is played gets another number and is still the same card", () => {
  const before = view({ hand: ["1 Elsa", "2 Anna"], play: [] })
  const after = view({ hand: ["2 Anna"], play: ["3 Elsa"] })
  expect(ways(before, after)).toEqual(["1 in 0/hand to 3 in 0/play"])
  expect(ways(after, before)).toEqual(["3 in 0/play to 1 in 0/hand"])
})

test("a card of the other's hand comes from there, though nobody knew it", () => {
  const before = view({}, { hand: 5, deck: 40, play: [] })
  const after = view({}, { hand: 4, deck: 40, play: ["7 Elsa"] })
  expect(ways(before, after)).toEqual(["? in 1/hand to 7 in 1/play"])
  expect(ways(after, before)).toEqual(["7 in 1/play to ? in 1/hand"])
})

test("what one draws comes from the deck, also while something else is played", () => {
  const before = view({ deck: 40, hand: ["1 Elsa"], play: [] })
  const after = view({ deck: 39, hand: ["2 Anna"], play: ["3 Elsa"] })
  expect(ways(before, after)).toEqual(["1 in 0/hand to 3 in 0/play", "? in 0/deck to 2 in 0/hand"])
})

test("what the other draws goes from pile to pile", () => {
  expect(ways(view({}, { deck: 40, hand: 5 }), view({}, { deck: 38, hand: 7 }))).toEqual([
    "? in 1/deck to ? in 1/hand",
    "? in 1/deck to ? in 1/hand",
  ])
})

test("a card put face down has no name any more: it comes from the hand that has one less", () => {
  expect(ways(view({}, { hand: 5, inkwell: [] }), view({}, { hand: 4, inkwell: [9] }))).toEqual(["? in 1/hand to 9 in 1/inkwell"])
})

test("several of one name go their ways, each once", () => {
  const before = view({ play: ["1 Rat", "2 Rat", "3 Rat"], discard: [] })
  const after = view({ play: ["3 Rat"], discard: ["4 Rat", "5 Rat"] })
  expect(ways(before, after)).toEqual(["1 in 0/play to 4 in 0/discard", "2 in 0/play to 5 in 0/discard"])
})

test("a card goes to its owner's pile from wherever it lies", () => {
  const stolen = { object: 1, name: "Rat", title: "Rat", owner: 1 }
  expect(ways(view({ play: [stolen] }, { discard: [] }), view({ play: [] }, { discard: ["2 Rat"] }))).toEqual([
    "1 in 0/play to 2 in 1/discard",
  ])
})

test("a card with the same number in another zone has moved; one that stayed has not", () => {
  const before = view({ firing: ["1 Angel", "2 Golem"], rear: [] })
  const after = view({ firing: ["2 Golem"], rear: ["1 Angel"] })
  expect(ways(before, after)).toEqual(["1 in 0/firing to 1 in 0/rear"])
})

test("what is seen again under another number in the same zone has not moved", () => {
  expect(ways(view({ play: ["1 Elsa"] }), view({ play: ["2 Elsa"] }))).toEqual([])
})
