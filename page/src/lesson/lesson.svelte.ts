/** A lesson as it goes: the chapter and step one is at, and the table it is played on. Who learns has seat 0; what the
 * other does is answered from here, with the key of that seat. */

import { answerAs, changedSince, shownToTheEnd } from "../acting"
import { answered, post } from "../offers"
import type { Chapter, Lesson, LessonStep, Pick, RoomMade } from "../protocol"
import { table } from "../table.svelte"

const LEARNER = 0

export class Course {
  lesson = $state.raw<Lesson | null>(null)
  chapter = $state(0)
  step = $state(0)
  /** Something else than what was asked for was tried. */
  missed = $state(false)
  /** Something is being done or shown; nothing more is said until it is over. */
  busy = $state(false)
  /** Whether the table is that of this chapter, and no longer the one before. */
  ready = $state(false)
  problem = $state("")

  private keys: string[] = []
  private lang = "en"
  /** Whether an answer comes from here. */
  private answering = false

  get now(): Chapter | undefined {
    return this.lesson?.chapters[this.chapter - 1]
  }

  get told(): LessonStep | undefined {
    return this.now?.steps[this.step]
  }

  get over(): boolean {
    return this.now !== undefined && this.step >= this.now.steps.length
  }

  get last(): boolean {
    return this.chapter >= (this.lesson?.chapters.length ?? 0)
  }

  async open(game: string, chapter: number, lang: string): Promise<void> {
    this.problem = ""
    this.ready = false
    this.lang = lang
    try {
      this.lesson = await answered<Lesson>(await fetch(`/api/lessons/${encodeURIComponent(game)}?lang=${lang}`))
      this.chapter = Math.min(chapter, this.lesson.chapters.length)
      if (this.now) await this.begin(this.now)
    } catch (problem) {
      this.problem = (problem as Error).message
    }
  }

  private async begin(chapter: Chapter): Promise<void> {
    this.step = 0
    this.missed = false
    this.busy = true
    const room = await post<RoomMade>("/api/positions", { scenario: chapter.scenario, lang: this.lang })
    this.keys = room.seats
    table.guide = (option) => this.may(option)
    table.open(room.seats[LEARNER] ?? "", this.lang as "en" | "fr" | "it")
    await changedSince(-1)
    this.busy = false
    this.ready = true
  }

  leave(): void {
    table.guide = null
  }

  /** Whether an answer is the one that is asked for; then the lesson goes on. */
  private may(option: number): boolean {
    if (this.answering) return true
    if (this.busy) return false
    const step = this.told
    const wanted = step?.mine ? step.picks[0]?.option : undefined
    this.missed = option !== wanted
    if (this.missed) return false
    void this.follow(step?.picks.slice(1) ?? [])
    return true
  }

  /** Read on, or see the other's move. */
  async next(): Promise<void> {
    const step = this.told
    if (!step || this.busy || step.mine) return
    await this.follow(step.picks, false)
  }

  /** Who does not find it is shown. */
  show(): void {
    const pick = this.told?.picks[0]
    if (pick) table.answer(pick.option)
  }

  /** The rest of a step, one answer after the other, until all that came of it was seen. */
  private async follow(picks: Pick[], answered = true): Promise<void> {
    this.busy = true
    try {
      if (answered) await changedSince(table.lastEntry)
      for (const pick of picks) {
        const entry = table.lastEntry
        await this.answer(pick)
        await changedSince(entry)
      }
      await shownToTheEnd()
      this.missed = false
      this.step += 1
    } catch (problem) {
      this.problem = (problem as Error).message
    } finally {
      this.busy = false
    }
  }

  private async answer(pick: Pick): Promise<void> {
    if (pick.seat === LEARNER) {
      this.answering = true
      table.answer(pick.option)
      this.answering = false
      return
    }
    await answerAs(this.keys[pick.seat] ?? "", pick.option)
  }
}
