/** What of a text was looked for. It only shows where to look: the server finds by more than letters. */

export interface Piece {
  text: string
  marked: boolean
}

const SHORTEST = 4
/** Letters by which forms of a word may differ at their end. */
const ENDING = 2

const fold = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()

function alike(word: string, typed: string): boolean {
  const stem = typed.length > SHORTEST + ENDING ? typed.slice(0, -ENDING) : typed
  return word.startsWith(stem)
}

/** A text in pieces: its words that begin as one of those that were typed, and what stands between. */
export function marks(text: string, search: string): Piece[] {
  const typed = (fold(search).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length >= SHORTEST)
  if (typed.length === 0) return [{ text, marked: false }]
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .filter((piece) => piece !== "")
    .map((piece) => ({ text: piece, marked: typed.some((word) => alike(fold(piece), word)) }))
}
