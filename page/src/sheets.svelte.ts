/** Which sheet lies over the table, if one does: on phones what stands in the rail elsewhere. One that is opened from
 * another lies on it, and closing it leads back. */

export type Sheet = "read" | "log" | "menu" | "zone" | "rule" | "keys" | "hint" | "course" | "fork"

interface Open {
  sheet: Sheet
  zone?: { seat: number; zone: string }
  rule?: string
}

class Sheets {
  private pile = $state.raw<Open[]>([])
  private top = $derived(this.pile.at(-1))

  get now(): Sheet | null {
    return this.top?.sheet ?? null
  }

  /** What the sheet of a zone shows. */
  get zone(): { seat: number; zone: string } | null {
    return this.top?.zone ?? null
  }

  get rule(): string {
    return this.top?.rule ?? ""
  }

  open(sheet: Sheet): void {
    this.put({ sheet })
  }

  openZone(seat: number, zone: string): void {
    this.put({ sheet: "zone", zone: { seat, zone } })
  }

  openRule(rule: string): void {
    this.put({ sheet: "rule", rule })
  }

  /** The uppermost. */
  close(): void {
    this.pile = this.pile.slice(0, -1)
  }

  private put(sheet: Open): void {
    this.pile = [...this.pile.filter((below) => below.sheet !== sheet.sheet), sheet]
  }
}

export const sheets = new Sheets()
