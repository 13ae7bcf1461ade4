import { afterEach, expect, test, vi } from "vitest"
import { Named } from "./named.svelte"

afterEach(() => void vi.unstubAllGlobals())

const elsa = { object: -1, name: "Elsa - Snow Queen", title: "Elsa - Reine des neiges" }

test("a card that lies nowhere in sight is asked for once, by its name in the pool", async () => {
  const asked: string[] = []
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address)
    return Response.json({ type: "card", card: elsa })
  })
  const named = new Named()
  expect(named.of("lorcana", "fr", elsa.name)).toBe(undefined)
  await Promise.all([named.ask("lorcana", "fr", elsa.name), named.ask("lorcana", "fr", elsa.name)])
  expect(named.of("lorcana", "fr", elsa.name)?.title).toBe(elsa.title)
  expect(asked).toEqual(["/api/card/lorcana/fr?name=Elsa%20-%20Snow%20Queen"])
})

test("one the server does not tell stays a name; one it could not be asked for is asked for again", async () => {
  const named = new Named()
  vi.stubGlobal("fetch", async () => new Response("", { status: 404 }))
  await named.ask("lorcana", "en", "Nobody")
  expect(named.of("lorcana", "en", "Nobody")).toBe(null)
  vi.stubGlobal("fetch", async () => Promise.reject(new Error("offline")))
  await named.ask("lorcana", "en", elsa.name)
  expect(named.of("lorcana", "en", elsa.name)).toBe(null)
  vi.stubGlobal("fetch", async () => Response.json({ type: "card", card: elsa }))
  await named.ask("lorcana", "en", elsa.name)
  expect(named.of("lorcana", "en", elsa.name)).toEqual(elsa)
})
