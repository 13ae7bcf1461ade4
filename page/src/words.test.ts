import { FluentResource } from "@fluent/bundle"
import { expect, test } from "vitest"
import en from "./words/en.ftl?raw"
import fr from "./words/fr.ftl?raw"
import it from "./words/it.ftl?raw"
import { bundle } from "./words.svelte"

const ids = (file: string) => new FluentResource(file).body.map((message) => message.id).sort()
const sources = import.meta.glob<string>(["./**/*.svelte", "./**/*.ts", "!./**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
})

test.each([
  ["fr", fr],
  ["it", it],
])("%s has every message that English has, and no other", (_, file) => {
  expect(ids(file)).toEqual(ids(en))
})

test.each(["en", "fr", "it"] as const)("every message of %s can be read", (lang) => {
  expect(() => bundle(lang)).not.toThrow()
})

test("every message that a component asks for by its name is there", () => {
  const known = new Set(ids(en))
  const asked = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/\bwords\(\s*"([a-z-]+)"/g)].map((found) => found[1] ?? ""),
  )
  expect(asked.length).toBeGreaterThan(60)
  expect([...new Set(asked)].filter((id) => !known.has(id))).toEqual([])
})
