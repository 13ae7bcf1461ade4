// @vitest-environment node
import { describe, expect, test } from "vitest"
import { games } from "../../scripts/pool.ts"
import { difference, render } from "../../scripts/raster.ts"
import { type CardFacts, picture } from "./picture.ts"

const elsa: CardFacts = {
  game: "lorcana",
  fullName: "Elsa - Snow Queen",
  shortName: "Elsa",
  version: "Snow Queen",
  kind: "character",
  traits: ["Dreamborn", "Hero", "Queen", "Sorcerer"],
  colours: ["Amethyst"],
}
const version = (name: string): CardFacts => ({ ...elsa, fullName: `Elsa - ${name}`, version: name })

/** Cards are drawn this wide on a phone, frame taken off. */
const SMALL = 40
/** Pictures that are nearer than this are taken for each other; what is a little further apart was looked at. */
const ALIKE = 14

const pixels = new Map<CardFacts, Uint8Array>()
function seen(card: CardFacts): Uint8Array {
  const known = pixels.get(card) ?? render(picture(card), SMALL).pixels
  pixels.set(card, known)
  return known
}

const TAG = /<(?:(path|circle|ellipse|rect)((?: [a-z-]+="[^"<>&]*")+)\/|(g)((?: [a-z-]+="[^"<>&]*")+)|\/(g))>/y
const ALLOWED = new Set(
  "d fill fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray opacity transform x y width height rx ry cx cy r".split(
    " ",
  ),
)
const VALUES: Readonly<Record<string, RegExp>> = {
  d: /^M-?[\d.]+ -?[\d.]+[MLHVCQTAZ\d .-]*$/,
  fill: /^(none|#[\da-f]{6})$/,
  stroke: /^#[\da-f]{6}$/,
  transform: /^((translate|rotate|scale|matrix)\([\d. -]+\) ?)+$/,
}

/** What is wrong with a picture's markup, or nothing. */
function faultOf(svg: string): string {
  const opening = /^<svg xmlns="[^"]+" viewBox="0 0 100 100"[^<>]*>/.exec(svg)?.[0]
  if (opening === undefined || !svg.endsWith("</svg>")) return "not one svg element"
  const end = svg.length - "</svg>".length
  let open = 0
  TAG.lastIndex = opening.length
  while (TAG.lastIndex < end) {
    const at = TAG.lastIndex
    const tag = TAG.exec(svg)
    if (tag === null) return `not a shape: ${svg.slice(at, at + 80)}`
    open += tag[3] === undefined ? 0 : 1
    open -= tag[5] === undefined ? 0 : 1
    for (const [, name = "", value = ""] of (tag[2] ?? tag[4] ?? "").matchAll(/ ([a-z-]+)="([^"]*)"/g)) {
      if (!ALLOWED.has(name)) return `not allowed: ${name}`
      const right = (VALUES[name] ?? /^[a-z\d. -]+$/).test(value) && !/NaN|Infinity|undefined/.test(value)
      if (!right) return `${name} is ${value.slice(0, 80)}`
    }
  }
  return open === 0 ? "" : "a group is not closed"
}

describe("a picture", () => {
  test("is the same for the same name", () => {
    expect(picture({ ...elsa })).toBe(picture(elsa))
  })

  test("differs between versions of one character", () => {
    expect(difference(seen(version("Spirit of Winter")), seen(elsa))).toBeGreaterThan(ALIKE)
  })

  test("shows all versions of one character as the same piece", () => {
    const piece = (card: CardFacts): string | undefined => /<ellipse[^>]*\/><path d="([^"]+)"/.exec(picture(card))?.[1]
    expect(piece(version("Spirit of Winter"))).toBe(piece(elsa))
    expect(piece({ ...elsa, fullName: "Anna - Snow Queen", shortName: "Anna" })).not.toBe(piece(elsa))
  })

  test("wears the tincture of its colour", () => {
    expect(picture({ ...elsa, colours: ["Ruby"] })).not.toBe(picture(elsa))
    expect(picture({ ...elsa, colours: ["Amethyst", "Ruby"] })).not.toBe(picture(elsa))
  })

  test("wears what its traits say", () => {
    expect(picture({ ...elsa, traits: ["Pirate"] })).not.toBe(picture(elsa))
  })

  test("is drawn for a card of which only the name is known, in a game nobody has heard of", () => {
    const bare: CardFacts = {
      game: "tarot",
      fullName: "The Fool",
      shortName: "The Fool",
      version: "",
      kind: "trump",
      traits: [],
      colours: [],
    }
    expect(new Set(seen(bare)).size).toBeGreaterThan(4)
  })

  test("cannot be broken by a name", () => {
    const hostile = '"><script>alert(1)</script>&'
    const card = {
      ...elsa,
      fullName: hostile,
      shortName: hostile,
      kind: hostile,
      traits: [hostile],
      colours: [hostile],
    }
    expect(faultOf(picture(card))).toBe("")
  })

  test("never takes a kind for something an object brings along", () => {
    expect(picture({ ...elsa, kind: "constructor" })).toContain("</svg>")
  })
})

describe.each(games)("the pictures of $name", ({ cards, decks }) => {
  test("are well-formed SVG of shapes alone: nothing that a strict content policy stops or that could clash on a page", () => {
    for (const card of cards) expect(faultOf(picture(card)), card.fullName).toBe("")
  })

  test("are small", () => {
    for (const card of cards) expect(picture(card).length, card.fullName).toBeLessThan(20_000)
  })

  test.each([...decks])("do not look alike in %s", { timeout: 60_000 }, (_, deck) => {
    for (const [place, card] of deck.entries()) {
      for (const other of deck.slice(0, place)) {
        expect(difference(seen(card), seen(other)), `${card.fullName} and ${other.fullName}`).toBeGreaterThan(ALIKE)
      }
    }
  })

  test("differ for all cards with different names", () => {
    expect(new Set(cards.map(picture)).size).toBe(new Set(cards.map((card) => card.fullName)).size)
  })
})

test("pictures are drawn fast enough that nobody waits for a table of them", () => {
  const cards = games.flatMap((game) => game.cards)
  // The time of the processor, not of the clock: other tests run beside this one.
  const before = process.threadCpuUsage()
  for (const card of cards) picture(card)
  const { user, system } = process.threadCpuUsage(before)
  const perSecond = (1_000_000 * cards.length) / (user + system)
  expect(perSecond).toBeGreaterThan(300)
})
