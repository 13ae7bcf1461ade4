import { beforeEach, describe, expect, test } from "vitest"
import { invitesOf, keepInvites } from "../invites"
import type { GameOffer } from "../protocol"
import { Wish } from "./wish.svelte"

const lorcana: GameOffer = {
  name: "lorcana",
  title: "Disney Lorcana",
  languages: ["en"],
  seats: [2, 3, 4],
  teams: true,
  draws: false,
  windows: false,
  formats: [
    { name: "constructed", title: "Constructed", about: "", decks: "own" },
    { name: "core", title: "Core", about: "", decks: "own" },
    { name: "sealed", title: "Sealed", about: "", decks: "none" },
  ],
  decks: [
    { name: "Old", formats: ["constructed"] },
    { name: "New", formats: ["constructed", "core"] },
    { name: "Newer", formats: ["constructed", "core"] },
  ],
  levels: [
    { name: "random", title: "At random", about: "" },
    { name: "skilled", title: "Skilled", about: "" },
    { name: "master", title: "Master", about: "" },
  ],
  level: "skilled",
  hints: true,
  lesson: true,
  puzzles: 12,
  faces: [],
}
const briscola: GameOffer = { ...lorcana, name: "briscola", teams: false, formats: [], decks: [] }

let wish: Wish

beforeEach(() => {
  localStorage.clear()
  wish = new Wish()
  wish.start([lorcana, briscola])
})

test("without a choice one plays the usual computer player, each with a deck of their own", () => {
  const room = wish.room("fr")
  expect(room.seats.map(({ who, deck, level }) => [who, deck, level])).toEqual([
    ["me", "Old", ""],
    ["computer", "New", "skilled"],
  ])
  expect([room.game, room.format, room.bestOf, room.clock, room.lang]).toEqual(["lorcana", "constructed", 1, null, "fr"])
  expect(room).not.toHaveProperty("teams")
})

test("the level is chosen for all computer players at once", () => {
  wish.players = 3
  wish.playAt("master")
  expect(wish.room("en").seats.map((seat) => seat.level)).toEqual(["", "master", "master"])
})

test("a room can be opened without hints", () => {
  expect(wish.room("en").hints).toBe(true)
  wish.hints = false
  expect(wish.room("en").hints).toBe(false)
})

test("each seat has a sitter, a level and a deck of its own", () => {
  wish.players = 4
  wish.seats[1]!.level = "random"
  wish.seats[2]!.who = "friend"
  wish.seats[3]!.deck = "Newer"
  const seats = wish.room("en").seats
  expect(seats.map((seat) => seat.who)).toEqual(["me", "computer", "friend", "computer"])
  expect(seats.map((seat) => seat.level)).toEqual(["", "random", "", "skilled"])
  expect(seats.map((seat) => seat.deck)).toEqual(["Old", "New", "Newer", "Newer"])
  expect(new Set(seats.map((seat) => seat.name)).size).toBe(3)
  expect(wish.against).toBeNull()
})

test("partners sit opposite, and there are teams only of four", () => {
  wish.players = 4
  wish.teams = true
  expect(wish.room("en").teams).toEqual([[0, 2], [1, 3]])
  wish.players = 3
  expect(wish.room("en")).not.toHaveProperty("teams")
})

test("a match is played by two", () => {
  wish.bestOf = 3
  wish.players = 3
  expect(wish.room("en").bestOf).toBe(1)
})

describe("decks", () => {
  test("are those that are legal in the format", () => {
    wish.format = "core"
    expect(wish.decks).toEqual(["New", "Newer"])
    expect(wish.room("en").seats.map((seat) => seat.deck)).toEqual(["New", "Newer"])
  })

  test("are not brought where they are handed out, or where there are none", () => {
    wish.format = "sealed"
    expect(wish.room("en").seats.map((seat) => seat.deck)).toEqual(["", ""])
    wish.choose(briscola)
    expect(wish.decks).toBeNull()
  })
})

test("whom one plays against is chosen for all other seats at once", () => {
  wish.players = 3
  wish.playAgainst("friend")
  expect(wish.room("en").seats.map((seat) => seat.who)).toEqual(["me", "friend", "friend"])
  expect(wish.against).toBe("friend")
})

test("the game that was played last is there when one comes back, and so is the name", () => {
  wish.choose(briscola)
  wish.name = "Ada"
  wish.room("en")
  const later = new Wish()
  later.start([lorcana, briscola])
  expect([later.game?.name, later.name]).toEqual(["briscola", "Ada"])
})

test("offers in another language change no choice", () => {
  wish.players = 4
  wish.start([{ ...lorcana, title: "Autre" }, briscola])
  expect([wish.players, wish.game?.title]).toEqual([4, "Autre"])
})

test("links are kept for who opened the table, the last twenty", () => {
  for (let i = 0; i < 25; i++) keepInvites({ type: "room made", room: "r", seats: [`own${i}`, `friend${i}`], watch: "w" }, [`friend${i}`])
  expect(invitesOf("own24")).toEqual(["friend24"])
  expect(invitesOf("own0")).toEqual([])
  localStorage.setItem("invites", "{")
  expect(invitesOf("own24")).toEqual([])
})

describe("a deck that is kept in the browser", () => {
  const deck = { game: "lorcana", name: "Mine", format: "core", rows: [{ name: "Elsa - Spirit of Winter", count: 4 }] }

  test("is brought with its format", () => {
    wish.choose(briscola)
    wish.bring([lorcana, briscola], deck)
    const room = wish.room("en")
    expect([room.game, room.format, room.seats[0]?.deck]).toEqual(["lorcana", "core", "# Mine\n4 Elsa - Spirit of Winter\n"])
    expect(wish.seats[0]?.saved).toBe("Mine")
  })

  test("whose format hands decks out is brought to the usual one", () => {
    wish.bring([lorcana], { ...deck, format: "sealed" })
    expect(wish.format).toBe("constructed")
  })

  test("can be anybody's", () => {
    wish.take(1, deck)
    expect(wish.room("en").seats.map(({ deck }) => deck?.split("\n").length)).toEqual([1, 3])
  })
})
