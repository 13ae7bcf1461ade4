/** The rules, from the server. */

import { answered } from "./offers"
import type { Book, RuleText } from "./protocol"

export async function fetchBook(game: string, lang: string, search = ""): Promise<Book> {
  const asked = new URLSearchParams({ lang, ...(search ? { search } : {}) })
  return answered(await fetch(`/api/rules/${encodeURIComponent(game)}?${asked}`))
}

export async function fetchRule(game: string, rule: string, lang: string): Promise<RuleText | null> {
  const answer = await fetch(`/api/rules/${encodeURIComponent(game)}/${encodeURIComponent(rule)}?lang=${lang}`)
  if (!answer.ok) return null
  return (await answer.json()) as RuleText
}
