/** Acting at a table for others: in a lesson, and where a solution is shown, the page makes the moves of every seat. */

import type { FromServer } from "./protocol"
import { VERSION } from "./protocol"
import { showing } from "./showing.svelte"
import { table } from "./table.svelte"

const PATIENCE = 15_000

/** Something has happened at the table since this entry. */
export async function changedSince(entry: number): Promise<void> {
  const end = Date.now() + PATIENCE
  while (table.lastEntry <= entry) {
    if (Date.now() > end) throw new Error("the table does not answer")
    await new Promise((go) => setTimeout(go, 40))
  }
}

/** What the others did has been shown, or skipped; who stops it takes as long as they like. */
export async function shownToTheEnd(): Promise<void> {
  while (showing.running) await new Promise((go) => setTimeout(go, 40))
}

/** One answer at a seat, by somebody who comes for it and goes. */
export function answerAs(key: string, option: number): Promise<void> {
  return new Promise((done, fail) => {
    const scheme = location.protocol === "https:" ? "wss" : "ws"
    const socket = new WebSocket(`${scheme}://${location.host}/ws`)
    const late = setTimeout(() => fail(new Error("the table does not answer")), PATIENCE)
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", version: VERSION, key, lang: "en", after: -1 }))
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as FromServer
      if (message.type === "table" && message.question >= 0) socket.send(JSON.stringify({ type: "answer", question: message.question, option }))
      else if (message.type === "steps" && message.steps.length > 0) {
        clearTimeout(late)
        socket.close()
        done()
      } else if (message.type === "refused") fail(new Error(message.text))
    }
    socket.onerror = () => fail(new Error("the table does not answer"))
  })
}
