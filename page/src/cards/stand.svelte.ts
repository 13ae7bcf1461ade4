/** How a card stands in the question that is asked, and what pointing at it does: the same for a whole card and for the
 * edge of one that lies under another. */

import { advice } from "../advice.svelte"
import { aim } from "../aim.svelte"
import { drag } from "../drag.svelte"
import { sheets } from "../sheets.svelte"
import type { Card } from "../view"
import { words } from "../words.svelte"

export class Stand {
  constructor(private readonly told: () => Card) {}

  private object = $derived.by(() => this.told().object)
  lit = $derived.by(() => aim.lit.has(this.object))
  able = $derived.by(() => aim.able.has(this.object))
  selected = $derived.by(() => aim.selected === this.object)
  picked = $derived.by(() => aim.gathered.includes(this.object) || (aim.decision?.chosen ?? []).includes(this.object))
  target = $derived.by(() => aim.target === this.object || drag.over === this.object)
  hinted = $derived.by(() => advice.objects.has(this.object))
  /** The word for it, where there is room for one. */
  tab = $derived.by(() => (this.picked ? words("card-picked") : this.selected ? words("card-selected") : this.hinted ? words("card-hinted") : ""))

  private point(): void {
    aim.over = this.object
    if (this.told().name !== undefined) aim.read(this.object)
  }

  /** What its button listens to. */
  readonly listens = {
    onclick: () => drag.justDropped || aim.click(this.object),
    onpointerenter: () => this.point(),
    onpointerleave: () => {
      if (aim.over === this.object) aim.over = null
    },
    onfocus: () => this.point(),
    onblur: () => (aim.over = null),
    onpointerdown: (event: PointerEvent) => drag.press(event, this.object),
    oncontextmenu: (event: MouseEvent) => {
      event.preventDefault()
      aim.read(this.object)
      sheets.open("read")
    },
  }
}
