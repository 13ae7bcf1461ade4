/** Pictures as pixels: what an eye can tell apart at the size of a card on a phone. */

import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { initWasm, Resvg } from "@resvg/resvg-wasm"

await initWasm(readFileSync(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")))

export function render(svg: string, width: number): { readonly pixels: Uint8Array; readonly png: Uint8Array } {
  const drawn = new Resvg(svg, { fitTo: { mode: "width", value: width } }).render()
  return { pixels: drawn.pixels, png: drawn.asPng() }
}

/** How far apart two pictures are: the mean difference of their colours, from 0 to 255. */
export function difference(one: Uint8Array, other: Uint8Array): number {
  let sum = 0
  for (let i = 0; i < one.length; i++) sum += Math.abs((one[i] ?? 0) - (other[i] ?? 0))
  return sum / ((one.length * 3) / 4)
}
