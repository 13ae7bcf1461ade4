/** What is kept for the reader in this browser: language, theme, pace and the like. Where the browser keeps nothing, or
 * the reader forbids it, what was wished for holds as long as the page is open. */

const wished = new Map<string, string>()

export function kept(key: string): string | null {
  const wish = wished.get(key)
  if (wish !== undefined) return wish
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function keep(key: string, text: string): void {
  if (store(key, text)) wished.delete(key)
  else wished.set(key, text)
}

/** Whether the browser has it now. */
export function store(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false // full, or the reader has forbidden it
  }
}

export function drop(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // then nothing of it lies there
  }
}

/** All that the browser has under keys that begin so. */
export function stored(prefix: string): [key: string, text: string][] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? "")
    return keys.filter((key) => key.startsWith(prefix)).map((key) => [key, localStorage.getItem(key) ?? ""])
  } catch {
    return []
  }
}
