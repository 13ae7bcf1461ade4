/** Light or dark, as the reader or the system wants it. */

import { keep, kept } from "./kept"

export type Theme = "system" | "light" | "dark"

class Look {
  theme = $state<Theme>("system")

  /** Whether the page is dark now, by whoever's wish. */
  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches)
  }

  start(): void {
    const theme = kept("theme")
    this.wear(theme === "light" || theme === "dark" ? theme : "system")
  }

  wear(theme: Theme): void {
    this.theme = theme
    keep("theme", theme)
    if (theme === "system") delete document.documentElement.dataset["theme"]
    else document.documentElement.dataset["theme"] = theme
  }
}

export const look = new Look()
