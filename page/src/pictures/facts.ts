/** What a picture is made from: facts of a card that its view tells, and nothing that changes in a game. */

import { plain } from "./tinctures.ts"

export interface CardFacts {
  readonly game: string
  /** As the pool calls it, in no other language: the picture is the same for every reader. */
  readonly fullName: string
  /** What all versions of one character share. */
  readonly shortName: string
  /** What tells them apart, or nothing. */
  readonly version: string
  /** The type of card, as its game calls it; a song is a `song`. */
  readonly kind: string
  /** Classifications, subtypes, classes. */
  readonly traits: readonly string[]
  /** Inks, trades, kingdoms, suits. */
  readonly colours: readonly string[]
}

/** The words of a name, to look for what it speaks of. */
export const nameWords = (card: CardFacts): string => plain(card.fullName)

/** The first subject whose words a text has. */
export function subjectOf<Subject>(
  words: string,
  subjects: readonly (readonly [RegExp, Subject])[],
): Subject | undefined {
  return subjects.find(([pattern]) => pattern.test(words))?.[1]
}
