/** The keys of a table at which one person sits in every seat; kept as long as this tab. */

const KEPT = "seats"

export function keepBothSeats(keys: string[]): void {
  sessionStorage.setItem(KEPT, JSON.stringify(keys))
}

export function bothSeats(): string[] {
  const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? "[]")
  return Array.isArray(kept) ? kept.map(String) : []
}
