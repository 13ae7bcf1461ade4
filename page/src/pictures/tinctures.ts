/** The palettes pictures and panels are drawn in: six tones for each ink, trade, kingdom and suit. */

import { hash } from "./chance.ts"

export interface Tincture {
  readonly night: string
  readonly dark: string
  readonly main: string
  /** A second spot colour, so that a picture is never all of one hue. */
  readonly warm: string
  readonly light: string
  readonly paper: string
}

const tones = (night: string, dark: string, main: string, warm: string, light: string, paper: string): Tincture => ({
  night,
  dark,
  main,
  warm,
  light,
  paper,
})

export const TINCTURES = {
  // Lorcana's inks
  amber: tones("#3a2412", "#8a4a14", "#dd9321", "#c9531f", "#f4cb73", "#fdf1d3"),
  amethyst: tones("#251640", "#4e2f86", "#8153b8", "#d0659c", "#cbb0e8", "#f5eefb"),
  emerald: tones("#0e2d25", "#14583f", "#2f9163", "#c3c24b", "#9bd3a6", "#eff7e6"),
  ruby: tones("#390e19", "#83182b", "#c92f3d", "#f08a45", "#f3ada2", "#fdefe6"),
  sapphire: tones("#0c2141", "#154680", "#2473b8", "#3cb4bd", "#a2cfec", "#ecf5fa"),
  steel: tones("#1d252c", "#3e4a55", "#71808c", "#b98f4f", "#b9c4cb", "#f2f2ee"),
  // The Spoils' trades
  arcanist: tones("#1a1836", "#37307a", "#5d54ad", "#a9c94a", "#b3b5e6", "#f0f1fa"),
  banker: tones("#1c2a17", "#3f5a22", "#84923a", "#e0b23c", "#d3d79a", "#f7f6e2"),
  gearsmith: tones("#12292b", "#1e5a5c", "#3d8f8c", "#d07b3f", "#a6d2cb", "#edf5f1"),
  rogue: tones("#231a24", "#4d3350", "#85597f", "#cf9a56", "#cdb3c6", "#f6eff3"),
  warlord: tones("#30120c", "#742416", "#b8402a", "#e59a3b", "#e9b49c", "#fbefe6"),
  // 7 Fallen's kingdoms
  eondra: tones("#351013", "#861f1b", "#cf4127", "#f0a13a", "#f3b79a", "#fdf0e4"),
  poseidia: tones("#08243a", "#0f4f73", "#1f86a8", "#e3b65a", "#97d2df", "#eaf6f6"),
  metascience: tones("#2a1d15", "#5e3f2a", "#97694a", "#5fa7a3", "#d5b99c", "#f7efe4"),
  light: tones("#3a2b0c", "#86641a", "#c99a2e", "#c8603c", "#ecd384", "#fdf6dd"),
  purity: tones("#2b3440", "#6f7f90", "#a9b8c4", "#d9b56a", "#dbe3e8", "#fbfbf8"),
  way: tones("#26143a", "#51277a", "#8546a6", "#d85a5a", "#cfaee0", "#f6eef9"),
  endless: tones("#11141b", "#323c50", "#5a6981", "#8fb08a", "#a6b3c6", "#e9edf0"),
  // what belongs to none of them
  vellum: tones("#2a261e", "#5c5443", "#8f8468", "#b5653a", "#cfc6ad", "#f6f2e6"),
} as const satisfies Record<string, Tincture>

export type TinctureName = keyof typeof TINCTURES

/** Colours whose tincture has another name: kingdoms by their names in the pool, and the suits cards are played with. */
const ALSO: Readonly<Record<string, TinctureName>> = {
  "temple de la lumiere": "light",
  "purete celeste": "purity",
  "la voie": "way",
  "nuit sans fin": "endless",
  coins: "light",
  cups: "ruby",
  swords: "sapphire",
  clubs: "emerald",
  hearts: "ruby",
  diamonds: "amber",
  spades: "endless",
}

/** A name without case and accents. */
export const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")

const NAMES = (Object.keys(TINCTURES) as TinctureName[]).filter((name) => name !== "vellum")

function isTincture(name: string): name is TinctureName {
  return Object.hasOwn(TINCTURES, name)
}

/** Which tincture a colour has; one that nobody has heard of keeps to the same palette everywhere. */
export function tinctureName(colour: string): TinctureName {
  const name = plain(colour)
  if (isTincture(name)) return name
  return ALSO[name] ?? NAMES[hash(name) % NAMES.length] ?? "vellum"
}

/** The palette of a card: of two colours the second gives the spot colour. */
export function tinctureOf(colours: readonly string[]): Tincture {
  const [first, second] = colours
  if (first === undefined) return TINCTURES.vellum
  const own = TINCTURES[tinctureName(first)]
  if (second === undefined) return own
  const other = TINCTURES[tinctureName(second)]
  return { ...own, warm: other.main, light: mix(own.light, other.light, 0.6) }
}

function channels(colour: string): [number, number, number] {
  return [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16)) as [number, number, number]
}

/** A colour between two. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to)
  const mixed = channels(from).map((value, i) => Math.round(value + ((target[i] ?? value) - value) * share))
  return "#" + mixed.map((value) => value.toString(16).padStart(2, "0")).join("")
}

function luminance(colour: string): number {
  const [r, g, b] = channels(colour).map((value) => {
    const c = value / 255
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The contrast of two colours as WCAG counts it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}
