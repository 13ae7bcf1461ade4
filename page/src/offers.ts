/** What can be played here, and opening a room: the part of the protocol that goes over HTTP. */

import type { Checked, DeckText, Fault, NewRoom, Offers, RoomMade, Wrong } from "./protocol"

/** What was asked can't be; each fault says why. */
export class Unfit extends Error {
  constructor(readonly faults: Fault[]) {
    super(faults.map((fault) => fault.text).join(" "))
  }
}

export async function answered<Answer>(response: Response): Promise<Answer> {
  if (!response.ok && !response.headers.get("content-type")?.includes("json")) {
    throw new Error(`the server answered ${response.status}`)
  }
  const found = (await response.json()) as Answer | Wrong
  if (typeof found === "object" && found !== null && "type" in found && found.type === "wrong") throw new Unfit(found.faults)
  if (!response.ok) throw new Error(`the server answered ${response.status}`)
  return found as Answer
}

export async function fetchOffers(lang: string): Promise<Offers> {
  return answered(await fetch(`/api/offers?lang=${lang}`))
}

export async function post<Answer>(path: string, body: unknown): Promise<Answer> {
  const headers = { "content-type": "application/json" }
  return answered(await fetch(path, { method: "POST", headers, body: JSON.stringify(body) }))
}

export function checkDeck(deck: DeckText): Promise<Checked> {
  return post("/api/deck", deck)
}

export function openRoom(room: NewRoom): Promise<RoomMade> {
  return post("/api/rooms", room)
}
