/** Where one is in the page, as the address says it after #: at the start, at a table (its key), in a rulebook, seeing a
 * game again, laying out a position, or learning a game. */

export type Place =
  | { at: "start" }
  | { at: "table"; key: string }
  | { at: "rules"; game: string; rule: string }
  /** `replay` is the key of a room, or `scenario:GAME/NAME`. */
  | { at: "replay"; replay: string; moment: number }
  | { at: "edit"; replay: string }
  /** `chapter` counts from 1; 0: how the game goes. */
  | { at: "learn"; game: string; chapter: number }

export function placeOf(hash: string): Place {
  const [first = "", ...rest] = hash.replace(/^#/, "").split("/").map(decodeURIComponent)
  if (!first) return { at: "start" }
  if (first === "rules") return { at: "rules", game: rest[0] ?? "", rule: rest[1] ?? "" }
  if (first === "replay") return { at: "replay", replay: rest[0] ?? "", moment: numberOf(rest[1]) }
  if (first === "scenario") {
    const numbered = rest.length > 2 && /^\d+$/.test(rest.at(-1) ?? "")
    const name = numbered ? rest.slice(0, -1) : rest
    return { at: "replay", replay: `scenario:${name.join("/")}`, moment: numbered ? numberOf(rest.at(-1)) : 0 }
  }
  if (first === "learn") return { at: "learn", game: rest[0] ?? "", chapter: numberOf(rest[1]) }
  if (first === "edit") return { at: "edit", replay: rest.join("/") }
  return { at: "table", key: first }
}

function numberOf(text: string | undefined): number {
  return text && /^\d+$/.test(text) ? Number(text) : 0
}

/** The address of a place, from the # on. */
export function hashOf(place: Place): string {
  switch (place.at) {
    case "start":
      return ""
    case "table":
      return `#${place.key}`
    case "rules":
      return `#rules/${[place.game, place.rule].filter(Boolean).map(encodeURIComponent).join("/")}`
    case "learn":
      return `#learn/${encodeURIComponent(place.game)}${place.chapter ? `/${place.chapter}` : ""}`
    case "edit":
      return `#edit/${place.replay.split("/").map(encodeURIComponent).join("/")}`
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
