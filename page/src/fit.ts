/** How large cards can be drawn so that all of them fit. */

/** In pixels: smaller than that no card is drawn; what has no room then is scrolled. */
const LEAST = 46

export interface Piece {
  /** In widths of a card. */
  wide: number
  high: number
  /** In pixels, besides. */
  padding?: number
  /** In pixels, what hangs below it. */
  below?: number
  /** In pixels, what lies beside it. */
  beside?: number
}

/** The rows that pieces of some card width need: the place where each row starts, and the height of all. */
export function rows(pieces: Piece[], card: number, width: number, gap: number): { count: number; height: number } {
  let count = 0
  let height = 0
  let left = -1
  let tallest = 0
  for (const piece of pieces) {
    const wide = piece.wide * card + (piece.padding ?? 0) + (piece.beside ?? 0)
    const high = piece.high * card + (piece.padding ?? 0) + (piece.below ?? 0)
    if (left < 0 || left + gap + wide > width) {
      height += tallest + (count > 0 ? gap : 0)
      count += 1
      left = wide
      tallest = high
    } else {
      left += gap + wide
      tallest = Math.max(tallest, high)
    }
  }
  return { count, height: height + tallest }
}

/** The largest card width at which everything fits, in lines that stay apart and may wrap; never below `least`: then it
 * is scrolled. */
export function fit(lines: Piece[][], width: number, height: number, gap: number, most: number, least = 52): number {
  const some = lines.filter((line) => line.length > 0)
  for (let card = Math.floor(most); card > least; card -= 1) {
    const widest = Math.max(...some.flat().map((piece) => piece.wide * card + (piece.padding ?? 0)), 0)
    const high = some.reduce((sum, line) => sum + rows(line, card, width, gap).height + gap, -gap)
    if (widest <= width && high <= height) return card
  }
  return least
}

/** The narrowest width at which pieces take no more rows and no more height: with it, rows are about equally long. */
export function balanced(pieces: Piece[], card: number, width: number, gap: number): number {
  const { count, height } = rows(pieces, card, width, gap)
  for (let narrow = Math.floor(width / Math.max(1, count)); narrow < width; narrow += 8) {
    const found = rows(pieces, card, narrow, gap)
    if (found.count <= count && found.height <= height) return Math.min(narrow + 8, width)
  }
  return width
}

/** The card width at which one row is as high as there is room for, and no wider unless cards would be too small: then it
 * is scrolled. */
export function fitRow(pieces: Piece[], width: number, height: number, gap: number, most: number, least = 60): number {
  const highest = Math.max(1, ...pieces.map((piece) => piece.high))
  const wide = pieces.reduce((sum, piece) => sum + piece.wide, 0)
  const fixed = pieces.reduce(
    (sum, piece) => sum + (piece.padding ?? 0) + (piece.beside ?? 0) + gap,
    -gap,
  )
  const byWidth = wide > 0 ? (width - fixed) / wide : most
  return Math.floor(Math.max(LEAST, Math.min(most, height / highest, Math.max(byWidth, least))))
}

/** The card width at which rows, each scrolled sideways where it is long, are as high as there is room for. */
export function fitRows(lines: Piece[][], height: number, gap: number, most: number, least = 48): number {
  for (let card = Math.floor(most); card > least; card -= 1) {
    const high = lines.reduce((sum, line) => sum + rows(line, card, Infinity, gap).height + gap, -gap)
    if (high <= height) return card
  }
  return least
}
