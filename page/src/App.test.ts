import { cleanup, render, screen } from "@testing-library/svelte"
import { afterEach, expect, test, vi } from "vitest"
import App from "./App.svelte"
import Start from "./start/Start.svelte"

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const game = { languages: ["en"], seats: [2], teams: false, draws: false, formats: [], decks: [], levels: [], windows: false, faces: [] }

test("the games that can be played are offered by their titles", async () => {
  const offers = { type: "offers", version: 1, pictures: false, games: [{ ...game, name: "lorcana", title: "Disney Lorcana" }] }
  vi.stubGlobal("fetch", async () => Response.json(offers))
  render(App)
  expect(await screen.findByRole("radio", { name: /^Disney Lorcana/ })).toBeTruthy()
})

test("one press is enough to sit down against the computer", async () => {
  const levels = [{ name: "greedy", title: "Greedy", about: "" }]
  const offers = { type: "offers", version: 1, pictures: false, games: [{ ...game, name: "lorcana", title: "Disney Lorcana", levels }] }
  const asked = vi.fn(async (_path: string, _wanted?: RequestInit) =>
    Response.json(_wanted ? { type: "room made", room: "r", seats: ["my-key", ""], watch: "w" } : offers),
  )
  vi.stubGlobal("fetch", asked)
  render(Start)
  ;(await screen.findByRole("button", { name: "Play" })).click()
  await vi.waitFor(() => expect(location.hash).toBe("#my-key"))
  const body = JSON.parse(String(asked.mock.calls.find(([path]) => path === "/api/rooms")?.[1]?.body))
  expect(body.seats.map((seat: { who: string }) => seat.who)).toEqual(["me", "computer"])
  location.hash = ""
})

test("a server that does not answer is told", async () => {
  vi.stubGlobal("fetch", async () => new Response("", { status: 503 }))
  render(App)
  expect((await screen.findByRole("alert")).textContent).toContain("503")
})
