import { afterEach, beforeEach, expect, test, vi } from "vitest"

const begun = vi.fn()

class Node {
  gain = { linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() }
  start = begun
  stop = vi.fn()
  connect(next: unknown) {
    return next
  }
}

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  vi.stubGlobal("AudioContext", class { currentTime = 0; destination = new Node() })
  vi.stubGlobal("OscillatorNode", Node)
  vi.stubGlobal("GainNode", Node)
})

afterEach(() => {
  vi.unstubAllGlobals()
  begun.mockClear()
})

test("nothing sounds until somebody wants it", async () => {
  const { sound } = await import("./sound.svelte")
  sound.ring()
  expect(begun).not.toHaveBeenCalled()
})

test("who wants it hears it, also the next time", async () => {
  const { sound } = await import("./sound.svelte")
  sound.want(true)
  expect(begun).toHaveBeenCalledTimes(2)
  vi.resetModules()
  const again = (await import("./sound.svelte")).sound
  expect(again.on).toBe(true)
  again.want(false)
  expect(begun).toHaveBeenCalledTimes(2)
})
