/** Draws all cards of decks as they look on the table, to be looked at: `node page/scripts/contact-sheet.ts FOLDER [GAME]`.
 *
 * For each deck a page `GAME-DECK.html` with its cards at 60, 120 and 320 pixels, on the light and the dark table. A game
 * without decks shows all its cards; `index.html` lists the pages. */

import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { type CardFacts, picture } from "../src/pictures/picture.ts"
import { plain, tinctureOf } from "../src/pictures/tinctures.ts"
import { games } from "./pool.ts"

const SIZES = [60, 120, 320]
const TABLES = [
  { name: "light", felt: "#cdd6cf", ink: "#17221f" },
  { name: "dark", felt: "#15211f", ink: "#f1eee2" },
]
/** A card read at leisure is large: a few show enough. */
const MOST_LARGE = 6

const text = (words: string): string => words.replaceAll("&", "&amp;").replaceAll("<", "&lt;")

function card(facts: CardFacts, dark: boolean): string {
  const { night, paper } = tinctureOf(facts.colours)
  const [panel, ink] = dark ? [night, paper] : [paper, night]
  const second = facts.version || facts.kind
  return (
    `<figure style="background:${panel};color:${ink}"><div>${picture(facts)}</div>` +
    `<figcaption><b>${text(facts.shortName)}</b><i>${text(second)}</i></figcaption></figure>`
  )
}

function sheet(title: string, cards: readonly CardFacts[]): string {
  const tables = TABLES.map(({ name, felt, ink }) => {
    const rows = SIZES.map((size) => {
      const shown = size > 200 ? cards.slice(0, MOST_LARGE) : cards
      return `<div class="row s${size}">${shown.map((facts) => card(facts, name === "dark")).join("")}</div>`
    })
    return `<section style="background:${felt};color:${ink}"><h2>${text(title)}, ${name}</h2>${rows.join("")}</section>`
  })
  return page(title, tables.join(""))
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${text(title)}</title><style>
body { margin: 0; font: 14px/1.2 "Iowan Old Style", Palatino, Georgia, serif; }
section { padding: 16px; }
h2 { margin: 0 0 12px; }
.row { display: flex; flex-wrap: wrap; gap: 8px; margin-bottom: 20px; }
figure { margin: 0; border-radius: 5px; overflow: hidden; padding: 3px; box-sizing: border-box; aspect-ratio: 5/7; display: flex; flex-direction: column; }
figure div { flex: 0 0 58%; overflow: hidden; border-radius: 3px; }
figure svg { display: block; width: 100%; height: 100%; }
figcaption { padding: 3px; overflow: hidden; }
figcaption b, figcaption i { display: block; }
.s60 figure { width: 60px; font-size: 9px; }
.s60 i { display: none; }
.s120 figure { width: 120px; font-size: 12px; }
.s320 figure { width: 320px; padding: 8px; border-radius: 12px; font-size: 24px; }
</style>${body}</html>`
}

const [folder, wanted] = process.argv.slice(2)
if (folder === undefined) {
  console.error("usage: node page/scripts/contact-sheet.ts FOLDER [GAME]")
  process.exit(2)
}
mkdirSync(folder, { recursive: true })
const links: string[] = []
for (const { name, cards, decks } of games) {
  if (wanted !== undefined && wanted !== name) continue
  for (const [deck, listed] of decks.size > 0 ? decks : [["all", cards] as const]) {
    const file = `${name}-${plain(deck).replace(/[^a-z0-9]+/g, "-")}.html`
    writeFileSync(join(folder, file), sheet(`${name}: ${deck}`, listed))
    links.push(`<li><a href="${file}">${text(`${name}: ${deck}`)}</a>`)
  }
}
writeFileSync(join(folder, "index.html"), page("Contact sheets", `<section><ul>${links.join("")}</ul></section>`))
console.log(`${links.length} sheets in ${folder}`)
