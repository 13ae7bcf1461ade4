/** The links of the tables that were opened in this browser, so that one can be sent again; the last few are kept. */

import { keep, kept } from "./kept"
import type { RoomMade } from "./protocol"

const KEPT = "invites"
const MOST = 20

function invites(): [key: string, others: string[]][] {
  try {
    const found: unknown = JSON.parse(kept(KEPT) ?? "[]")
    return Array.isArray(found) ? (found as [string, string[]][]) : []
  } catch {
    return []
  }
}

/** Remember the seats of others, by the key of one's own. */
export function keepInvites(room: RoomMade, friends: string[]): void {
  const own = room.seats[0]
  if (own) keep(KEPT, JSON.stringify([...invites(), [own, friends]].slice(-MOST)))
}

/** The keys of the friends' seats at the table of this key, if it was opened here. */
export function invitesOf(key: string): string[] {
  return invites().find(([own]) => own === key)?.[1] ?? []
}

export const linkTo = (key: string): string => `${location.origin}/#${key}`
