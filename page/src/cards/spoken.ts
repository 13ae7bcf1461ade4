/** A card in words, for those who hear the page. */

import type { Card } from "../view"
import { gameWord, wordFor, words } from "../words.svelte"
import type { Face } from "./face"

export interface Standing {
  lit?: boolean
  able?: boolean
  selected?: boolean
  picked?: boolean
  hinted?: boolean
}

export function spokenCard(card: Card, face: Face, standing: Standing = {}, why = ""): string {
  const told = [card.which ? `${card.title} ${card.which}` : card.title]
  if (card.name !== undefined) {
    told.push(gameWord(face.game, "kind", face.kind))
    if (face.cost !== null) told.push(words("spoken-cost", { number: face.cost }))
    for (const count of face.counts) told.push(`${gameWord(face.game, "count", count.fact)} ${count.value}`)
    if (face.lozenges > 0) told.push(`${words("count-lore")} ${face.lozenges}`)
    told.push(...face.keywords)
    if (face.lying) told.push(wordFor("state", face.lying) ?? face.lying)
    if (face.state) told.push(wordFor("state", face.state) ?? face.state)
    if (face.damage > 0) told.push(gameWord(face.game, "spoken", "damage", { number: face.damage }))
    for (const mark of face.marks) told.push(`${wordFor("mark", mark.fact) ?? mark.fact} ${mark.value}`)
  }
  if (standing.picked) told.push(words("card-picked"))
  if (standing.selected) told.push(words("card-selected"))
  if (standing.hinted) told.push(words("card-hinted"))
  if (standing.lit) told.push(words("card-lit"))
  else if (standing.able) told.push(words("card-able"))
  if (why) told.push(why)
  return told.join(", ")
}
