/** Pictures from a folder of the server's owner: used in place of drawn ones, for the cards that have one. */

import type { Pictures } from "../protocol"

class OwnPictures {
  private paths = $state.raw<Record<string, string>>({})
  private game = ""

  /** The address of a card's picture, if there is one. */
  of(game: string, name: string): string | undefined {
    const path = game === this.game ? this.paths[name] : undefined
    return path === undefined ? undefined : `/pictures/${path.split("/").map(encodeURIComponent).join("/")}`
  }

  async load(game: string): Promise<void> {
    if (game === this.game) return
    this.game = game
    this.paths = {}
    const answer = await fetch(`/api/pictures/${encodeURIComponent(game)}`)
    if (answer.ok && this.game === game) this.paths = ((await answer.json()) as Pictures).pictures
  }
}

export const ownPictures = new OwnPictures()
