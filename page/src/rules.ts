/** What a rule says, from the server. */

export async function fetchRule(game: string, rule: string, lang: string): Promise<string | null> {
  const answer = await fetch(`/api/rules/${encodeURIComponent(game)}/${encodeURIComponent(rule)}?lang=${lang}`)
  if (!answer.ok) return null
  const found = (await answer.json()) as { text?: string }
  return found.text ?? null
}
