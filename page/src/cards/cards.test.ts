import { cleanup, render, screen } from "@testing-library/svelte"
import { afterEach, expect, test, vi } from "vitest"
import { aim } from "../aim.svelte"
import { ownPictures } from "../pictures/own.svelte"
import { position } from "../positions"
import { table } from "../table.svelte"
import { asView, placesIn, type Card as Told, type View } from "../view"
import { factsOf } from "./face"
import Card from "./Card.svelte"
import CardReader from "./CardReader.svelte"
import Picture from "./Picture.svelte"

async function lay(name: string): Promise<View> {
  const found = await position(name)
  table.take(found.welcome)
  table.take(found.table)
  return asView(found.table.view)
}

function called(view: View, title: string): Told {
  const found = [...placesIn(view).values()].find((place) => place.inPlay && place.card.title === title)
  if (!found) throw new Error(`no ${title} in play`)
  return found.card
}

afterEach(() => {
  cleanup()
  aim.clear()
  vi.unstubAllGlobals()
})

test.each([
  ["lorcana-crowded", "Simba - Future King", "willpower 4: 2 printed, +2 Pride Lands - Pride Rock"],
  ["spoils-attached", "Warrior Prodigy", "strength 5: 2 printed, +1 B14nd P3pp3r, +2 Luteoderm Armor"],
  ["fallen-linked", "Captain Erebousse", "attack 7: 5 printed, +2 Ship's Sabre"],
])("%s: the reader says why a number of %s is not as printed", async (name, title, said) => {
  const view = await lay(name)
  const { container } = render(CardReader, { card: called(view, title), game: view.game })
  expect([...container.querySelectorAll("p")].map((line) => line.textContent)).toContain(said)
})

test.each([
  ["spoils-attached", "Warrior Prodigy", "Attached: Luteoderm Armor, B14nd P3pp3r"],
  ["spoils-attached", "B14nd P3pp3r", "Attached to Warrior Prodigy"],
  ["fallen-linked", "Living Brazier", "Linked to Cliff Archer"],
  ["lorcana-crowded", "Simba - Future King", "At Pride Lands - Pride Rock"],
  ["lorcana-crowded", "Elsa - Spirit of Winter", "under it: Elsa - Snow Queen, Elsa - Queen Regent"],
])("%s: the reader says what %s lies with", async (name, title, said) => {
  const view = await lay(name)
  render(CardReader, { card: called(view, title), game: view.game })
  expect(screen.getByText(said)).toBeTruthy()
})

test("a card that is turned says so, with the name of its version, its damage and its numbers", async () => {
  const view = await lay("lorcana-crowded")
  render(Card, { card: called(view, "Mufasa - King of the Pride Lands"), game: "lorcana" })
  const name = screen.getByRole("button").querySelector(".heard")?.textContent ?? ""
  for (const part of ["Mufasa - King of the Pride Lands", "exerted", "4 damage", "willpower 8"]) expect(name).toContain(part)
})

test("a picture of the owner's is used, and one that can't be shown is drawn", async () => {
  const fetched = vi.fn(async () => ({ ok: true, json: async () => ({ pictures: { "Elsa - Snow Queen": "set 1/elsa?.jpg" } }) }))
  vi.stubGlobal("fetch", fetched)
  await ownPictures.load("lorcana")
  expect(fetched).toHaveBeenCalledWith("/api/pictures/lorcana")

  const facts = (name: string) => factsOf("lorcana", { object: 1, title: name, name })
  const { container, rerender } = render(Picture, { facts: facts("Elsa - Snow Queen") })
  const image = container.querySelector("img")
  expect(image?.getAttribute("src")).toBe("/pictures/set%201/elsa%3F.jpg")

  await rerender({ facts: facts("Elsa - Queen Regent") })
  expect(container.querySelector("img")).toBeNull()
  expect(container.querySelector("svg")).toBeTruthy()

  await rerender({ facts: facts("Elsa - Snow Queen") })
  container.querySelector("img")?.dispatchEvent(new Event("error"))
  await vi.waitFor(() => expect(container.querySelector("svg")).toBeTruthy())
  expect(container.querySelector("img")).toBeNull()
})
