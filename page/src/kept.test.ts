import { afterEach, expect, test, vi } from "vitest"
import { drop, keep, kept, store, stored } from "./kept"

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

function forbid(): void {
  const refuse = () => {
    throw new DOMException("forbidden", "SecurityError")
  }
  vi.stubGlobal("localStorage", new Proxy({}, { get: refuse, set: refuse }))
}

test("what is kept lies in the browser", () => {
  keep("colour", "blue")
  expect([kept("colour"), localStorage.getItem("colour"), kept("shape")]).toEqual(["blue", "blue", null])
  expect(stored("col")).toEqual([["colour", "blue"]])
  drop("colour")
  expect(kept("colour")).toBe(null)
})

test("where the browser forbids it, it holds as long as the page is open", () => {
  forbid()
  expect([kept("size"), store("size", "9"), stored("")]).toEqual([null, false, []])
  keep("size", "9")
  drop("size of something else")
  expect(kept("size")).toBe("9")
  vi.unstubAllGlobals()
  keep("size", "10") // allowed again: the browser has it, and nothing older hides it
  localStorage.setItem("size", "11")
  expect(kept("size")).toBe("11")
})
