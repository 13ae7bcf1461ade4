/** What a rule says, from the server. */

import type { RuleText } from "./protocol"

export async function fetchRule(game: string, rule: string, lang: string): Promise<RuleText | null> {
  const answer = await fetch(`/api/rules/${encodeURIComponent(game)}/${encodeURIComponent(rule)}?lang=${lang}`)
  if (!answer.ok) return null
  return (await answer.json()) as RuleText
}
