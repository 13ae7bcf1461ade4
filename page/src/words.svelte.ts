/** The page's own words, from the Fluent files. What a game says comes from the server, already in the language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle"
import en from "./words/en.ftl?raw"
import fr from "./words/fr.ftl?raw"
import it from "./words/it.ftl?raw"
import { keep, kept } from "./kept"
import type { Language } from "./table.svelte"

const FILES: Record<Language, string> = { en, fr, it }
export const LANGUAGES: Record<Language, string> = { en: "English", fr: "Français", it: "Italiano" }

export function bundle(lang: Language): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false })
  const problems = made.addResource(new FluentResource(FILES[lang]))
  if (problems[0]) throw problems[0]
  return made
}

const bundles = new Map<Language, FluentBundle>()

function bundleOf(lang: Language): FluentBundle {
  const found = bundles.get(lang) ?? bundle(lang)
  bundles.set(lang, found)
  return found
}

function fromBrowser(): Language {
  const wanted = [kept("lang") ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2))
  return wanted.find((tag): tag is Language => tag in FILES) ?? "en"
}

class Speech {
  lang = $state<Language>("en")

  start(): void {
    this.speak(fromBrowser())
  }

  speak(lang: Language): void {
    this.lang = lang
    keep("lang", lang)
    document.documentElement.lang = lang
  }
}

export const speech = new Speech()

export type Words = Record<string, FluentVariable>

/** A word or sentence of the page, or undefined where it has none. */
export function wordsIf(id: string, about?: Words): string | undefined {
  const from = bundleOf(speech.lang)
  const pattern = from.getMessage(id)?.value
  return pattern ? from.formatPattern(pattern, about) : undefined
}

export function words(id: string, about?: Words): string {
  return wordsIf(id, about) ?? id
}

/** A message for a word of the protocol, such as a kind of option: spaces are hyphens in its name. */
export function wordFor(group: string, word: string, about?: Words): string | undefined {
  return wordsIf(`${group}-${word.replaceAll(" ", "-").replaceAll("'", "")}`, about)
}

/** What a game calls something, or what most games call it. */
export function gameWord(game: string, group: string, word: string, about?: Words): string {
  return wordFor(`${game}-${group}`, word, about) ?? wordFor(group, word, about) ?? word
}

export function zoneWord(game: string, zone: string): string {
  return gameWord(game, "zone", zone)
}
