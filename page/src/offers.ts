/** What can be played here, as the server tells it. */

export interface Game {
  name: string
  title: string
}

export async function fetchGames(): Promise<Game[]> {
  const answer = await fetch("/api/offers")
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`)
  const offers = (await answer.json()) as { games: Game[] }
  return offers.games
}
