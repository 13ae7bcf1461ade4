/** Chance that a name decides: the same name draws the same picture on every machine. No clock, no Math.random. */

/** A 32-bit number for a text (FNV-1a, then mixed so that names that differ in one letter lie far apart). */
export function hash(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i)
    h = Math.imul(h, 16777619)
  }
  h ^= h >>> 16
  h = Math.imul(h, 2246822507)
  h ^= h >>> 13
  h = Math.imul(h, 3266489909)
  h ^= h >>> 16
  return h >>> 0
}

/** A row of numbers that looks random and is always the same for the same text (mulberry32). */
export class Chance {
  #state: number

  constructor(text: string) {
    this.#state = hash(text)
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low)
  }

  /** A whole number, both ends included. */
  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1))
  }

  pick<const T>(choices: readonly [T, ...T[]]): T {
    return choices[Math.floor(this.next() * choices.length)] ?? choices[0]
  }

  happens(share: number): boolean {
    return this.next() < share
  }

  /** 1 or -1: which way something leans. */
  side(): 1 | -1 {
    return this.happens(0.5) ? 1 : -1
  }
}
