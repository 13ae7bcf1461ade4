import { cleanup, render, screen } from "@testing-library/svelte"
import { afterEach, expect, test, vi } from "vitest"
import App from "./App.svelte"

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const game = { languages: ["en"], seats: [2], teams: false, draws: false, formats: [], decks: [], levels: [] }

test("the games that can be played are offered by their titles", async () => {
  const offers = { type: "offers", version: 1, pictures: false, games: [{ ...game, name: "lorcana", title: "Disney Lorcana" }] }
  vi.stubGlobal("fetch", async () => Response.json(offers))
  render(App)
  expect(await screen.findByRole("radio", { name: "Disney Lorcana" })).toBeTruthy()
})

test("a server that does not answer is told", async () => {
  vi.stubGlobal("fetch", async () => new Response("", { status: 503 }))
  render(App)
  expect((await screen.findByRole("alert")).textContent).toContain("503")
})
