/** Real positions, laid out for looking at the page while one works on it: `?position=lorcana-full`. */

import type { Table, Welcome } from "./protocol"
import { table } from "./table.svelte"

export interface Position {
  welcome: Welcome
  table: Table
}

const FILES = import.meta.glob<{ default: Position }>("./positions/*.json")

export async function position(name: string): Promise<Position> {
  const load = FILES[`./positions/${name}.json`]
  if (!load) throw new Error(`there is no position ${name}`)
  return (await load()).default
}

export async function lay(name: string): Promise<void> {
  const found = await position(name)
  table.take(found.welcome)
  table.take(found.table)
}
