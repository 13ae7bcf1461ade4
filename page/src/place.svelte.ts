/** Where one is in the page, as the address says it after #: at the start, at a table (its key), in a rulebook, building
 * decks, seeing a game again, laying out a position, learning a game, or solving a puzzle. */

export type Place =
  /** With a deck of one's own to play, if one brings one. */
  | { at: "start"; game: string; deck: string }
  | { at: "table"; key: string }
  | { at: "rules"; game: string; rule: string }
  /** `deck` is the name of one that is kept in the browser; "": all of them. */
  | { at: "decks"; game: string; deck: string }
  /** `replay` is the key of a room, or `scenario:GAME/NAME`. */
  | { at: "replay"; replay: string; moment: number }
  /** The position it began with, or a moment of it. */
  | { at: "edit"; replay: string; moment?: number }
  /** `chapter` counts from 1; 0: how the game goes. */
  | { at: "learn"; game: string; chapter: number }
  /** `name` is "" where all of them are listed. */
  | { at: "puzzle"; game: string; name: string }

export function placeOf(hash: string): Place {
  const [first = "", ...rest] = hash.replace(/^#/, "").split("/").map(decoded)
  if (!first) return { at: "start", game: "", deck: "" }
  if (first === "play") return { at: "start", game: rest[0] ?? "", deck: rest[1] ?? "" }
  if (first === "decks") return { at: "decks", game: rest[0] ?? "", deck: rest[1] ?? "" }
  if (first === "rules") return { at: "rules", game: rest[0] ?? "", rule: rest[1] ?? "" }
  if (first === "replay") return { at: "replay", replay: rest[0] ?? "", moment: numberOf(rest[1]) }
  if (first === "scenario") {
    const numbered = rest.length > 2 && /^\d+$/.test(rest.at(-1) ?? "")
    const name = numbered ? rest.slice(0, -1) : rest
    return { at: "replay", replay: `scenario:${name.join("/")}`, moment: numbered ? numberOf(rest.at(-1)) : 0 }
  }
  if (first === "learn") return { at: "learn", game: rest[0] ?? "", chapter: numberOf(rest[1]) }
  if (first === "puzzle") return { at: "puzzle", game: rest[0] ?? "", name: rest[1] ?? "" }
  if (first === "edit") {
    const numbered = rest.length > (rest[0]?.startsWith("scenario:") ? 2 : 1) && /^\d+$/.test(rest.at(-1) ?? "")
    return numbered ? { at: "edit", replay: rest.slice(0, -1).join("/"), moment: numberOf(rest.at(-1)) } : { at: "edit", replay: rest.join("/") }
  }
  return { at: "table", key: first }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part // somebody typed a stray %
  }
}

function numberOf(text: string | undefined): number {
  return text && /^\d+$/.test(text) ? Number(text) : 0
}

function parts(...names: string[]): string {
  return names.filter(Boolean).map(encodeURIComponent).join("/")
}

/** The address of a place, from the # on. */
export function hashOf(place: Place): string {
  switch (place.at) {
    case "start":
      return place.game ? `#play/${parts(place.game, place.deck)}` : ""
    case "decks":
      return `#decks/${parts(place.game, place.deck)}`
    case "table":
      return `#${place.key}`
    case "rules":
      return `#rules/${parts(place.game, place.rule)}`
    case "learn":
      return `#learn/${encodeURIComponent(place.game)}${place.chapter ? `/${place.chapter}` : ""}`
    case "puzzle":
      return `#puzzle/${parts(place.game, place.name)}`
    case "edit":
      return `#edit/${place.replay.split("/").map(encodeURIComponent).join("/")}${place.moment === undefined ? "" : `/${place.moment}`}`
    case "replay": {
      const scenario = place.replay.startsWith("scenario:")
      const name = scenario ? `scenario/${place.replay.slice(9).split("/").map(encodeURIComponent).join("/")}` : `replay/${place.replay}`
      return `#${name}/${place.moment}`
    }
  }
}

export function rulesOf(game: string, rule = ""): string {
  return hashOf({ at: "rules", game, rule })
}

export function decksOf(game: string, deck = ""): string {
  return hashOf({ at: "decks", game, deck })
}
