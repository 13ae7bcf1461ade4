import { render, screen } from "@testing-library/svelte"
import { afterEach, expect, test, vi } from "vitest"
import App from "./App.svelte"

afterEach(() => vi.unstubAllGlobals())

test("the games that can be played are listed by their titles", async () => {
  const offers = { games: [{ name: "lorcana", title: "Disney Lorcana" }] }
  vi.stubGlobal("fetch", async () => Response.json(offers))
  render(App)
  expect((await screen.findByRole("listitem")).textContent).toBe("Disney Lorcana")
})

test("a server that does not answer is told", async () => {
  vi.stubGlobal("fetch", async () => new Response("", { status: 503 }))
  render(App)
  expect((await screen.findByRole("alert")).textContent).toContain("503")
})
