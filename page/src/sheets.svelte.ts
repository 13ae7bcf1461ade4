/** Which sheet lies over the table, if one does: on phones what stands in the rail elsewhere. */

export type Sheet = "read" | "log" | "menu" | "zone" | "rule"

class Sheets {
  now = $state<Sheet | null>(null)
  /** What the sheet of a zone shows. */
  zone = $state.raw<{ seat: number; zone: string } | null>(null)
  rule = $state("")

  open(sheet: Sheet): void {
    this.now = sheet
  }

  openZone(seat: number, zone: string): void {
    this.zone = { seat, zone }
    this.now = "zone"
  }

  openRule(rule: string): void {
    this.rule = rule
    this.now = "rule"
  }

  close(): void {
    this.now = null
  }
}

export const sheets = new Sheets()
