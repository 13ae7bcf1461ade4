/** The one store: the last picture the server sent, and the line to it. It knows no rules. */

import type { Answer, Course, FromPage, FromServer, Hint, Line, Reason, Said, Status, Step, Welcome } from "./protocol"
import { VERSION } from "./protocol"
import { asView, type View } from "./view"

export type Language = "en" | "fr" | "it"
export type Passing = "" | "turn" | "event"
export type Connection = "closed" | "opening" | "open" | "lost"

const FIRST_WAIT = 500
const LONGEST_WAIT = 10_000
/** Steps that can be shown again; who only watches would gather them without end. */
const RECAP = 40

export class Table {
  welcome = $state.raw<Welcome | null>(null)
  view = $state.raw<View | null>(null)
  /** The pending question of this seat, or -1. */
  question = $state(-1)
  reasons = $state.raw<Reason[]>([])
  lines = $state.raw<Line[]>([])
  /** What the others did since this seat last did something. */
  recap = $state.raw<Step[]>([])
  status = $state.raw<Status | null>(null)
  said = $state.raw<Said[]>([])
  /** What would be best now, if that was asked for. */
  hint = $state.raw<Hint | null>(null)
  /** Whether a hint is being worked out. */
  hinting = $state(false)
  /** How the game went, as far as it is known. */
  course = $state.raw<Course | null>(null)
  connection = $state<Connection>("closed")
  /** What the server would not do, or why it hung up; shown until the next message. */
  complaint = $state("")

  /** Told of every step as it arrives, and how it stood before, so that it can be shown at a pace. */
  onSteps: (steps: Step[], before: View | null) => void = () => {}

  /** Somebody says what to do, as in a lesson: asked before an answer is sent whether it may be. Nothing is taken back
   * or given up then. */
  guide = $state.raw<((option: number) => boolean) | null>(null)

  private entry = $state(-1)
  /** How many lines the log had after an entry. */
  private ends = new Map<number, number>()
  /** What the server asks. */
  private asked = -1
  /** The question to which an answer is on its way. */
  private answered = -1
  /** How this seat wishes to pass by itself, as long as the server has not heard of it. */
  private wished: Passing | null = null
  private key = ""
  private lang: Language = "en"
  private socket: WebSocket | null = null
  private wait = FIRST_WAIT
  private timer: ReturnType<typeof setTimeout> | undefined
  private final = false

  open(key: string, lang: Language): void {
    this.close()
    this.key = key
    this.lang = lang
    this.entry = -1
    this.final = false
    this.dial()
  }

  close(): void {
    this.final = true
    clearTimeout(this.timer)
    this.socket?.close()
    this.socket = null
    this.connection = "closed"
  }

  private dial(): void {
    this.connection = this.entry < 0 ? "opening" : "lost"
    const scheme = location.protocol === "https:" ? "wss" : "ws"
    const socket = new WebSocket(`${scheme}://${location.host}/ws`)
    this.socket = socket
    socket.onopen = () => {
      this.wait = FIRST_WAIT
      this.connection = "open"
      this.send({ type: "hello", version: VERSION, key: this.key, lang: this.lang, after: this.entry })
    }
    socket.onmessage = (message) => this.take(JSON.parse(String(message.data)) as FromServer)
    socket.onclose = () => {
      if (this.final || socket !== this.socket) return
      this.connection = "lost"
      this.timer = setTimeout(() => this.dial(), this.wait)
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
    }
  }

  send(message: FromPage): void {
    this.complaint = ""
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  /** Clicks, drags, keys and typed lines all end here. */
  answer(option: number): void {
    if (this.question < 0 || (this.guide && !this.guide(option))) return
    const answer: Answer = { type: "answer", question: this.question, option }
    this.answered = this.question
    this.question = -1
    this.send(answer)
  }

  /** Ask what would be best. */
  askHint(): void {
    if (this.question < 0 || this.hinting || this.hint || !this.mayHint) return
    this.hinting = true
    this.send({ type: "hint", question: this.question })
  }

  /** Ask how the game went. */
  askCourse(): void {
    if (!this.course) this.send({ type: "course" })
  }

  /** Pass by itself from now on, also what is being asked now; or stop that. */
  pass(passing: Passing): void {
    this.wished = passing
    if (passing) this.question = -1 // the server answers it
    this.send({ type: "wish", passing })
  }

  /** How this seat passes by itself at present. */
  get passing(): Passing {
    return this.status?.passing ?? ""
  }

  get mayAct(): boolean {
    return Boolean(this.welcome?.mayAct) && this.question >= 0
  }

  /** Whether one may ask for hints; who learns is told what to do as it is. */
  get mayHint(): boolean {
    return !this.guide && Boolean(this.welcome?.hints)
  }

  /** Whether the last play can be taken back: freely, or if the others agree. */
  get mayTakeBack(): "" | "ask" | "free" {
    return this.guide ? "" : (this.status?.takeBack ?? "")
  }

  get lastEntry(): number {
    return this.entry
  }

  /** How many lines of the log tell what had happened when an entry was done. */
  linesUntil(entry: number): number {
    return this.ends.get(entry) ?? this.lines.length
  }

  take(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.welcome = message
        this.answered = -1 // what was on its way when the line was cut has come, or never will
        this.wished = null
        this.hint = this.course = null
        this.hinting = false
        break
      case "table":
        this.entry = message.entry
        this.view = asView(message.view)
        this.status = message.status
        this.ask(message.question)
        this.reasons = message.reasons
        this.lines = message.lines
        this.recap = message.recap
        this.ends = endsOf(message.recap, message.lines.length)
        break
      case "steps":
        this.follow(message.steps)
        this.status = message.status
        this.ask(message.question)
        this.reasons = message.reasons
        break
      case "news":
        this.status = message.status
        break
      case "hint":
        if (message.question !== this.asked) break // it came too late
        this.hint = message
        this.hinting = false
        break
      case "course":
        this.course = message
        break
      case "said":
        this.said = [...this.said, message]
        this.lines = [...this.lines, { text: `${message.name}: ${message.text}` }]
        break
      case "refused":
        this.complaint = message.text
        this.hinting = false
        this.wished = null
        if (message.why === "late") break
        this.answered = -1 // a refused answer leaves its question open
        this.question = this.asked
        break
      case "over":
        this.complaint = message.text
        this.final = true
        this.connection = "closed"
        break
    }
  }

  /** A question is pending, or none; a hint for another is out of date. What was answered a moment ago is not asked again
   * by news that was on its way meanwhile. */
  private ask(question: number): void {
    if (question !== this.asked) {
      this.hint = null
      this.hinting = false
    }
    this.asked = question
    if (this.wished === this.passing) this.wished = null
    this.question = this.wished || question === this.answered ? -1 : question
  }

  private follow(steps: Step[]): void {
    const fresh = steps.filter((step) => step.entry > this.entry || step.kind === "take back")
    const last = fresh.at(-1)
    if (!last) return
    const me = this.welcome?.audience ?? -1
    const before = this.view
    this.entry = last.entry
    this.view = asView(last.view)
    const lines = [...this.lines]
    for (const step of fresh) this.ends.set(step.entry, lines.push(...step.lines))
    this.lines = lines
    const mine = fresh.findLastIndex((step) => step.seat === me)
    this.recap = (mine >= 0 ? fresh.slice(mine + 1) : [...this.recap, ...fresh]).slice(-RECAP)
    this.onSteps(fresh, before)
  }
}

/** Where each of the last steps ends in a log of so many lines. */
function endsOf(steps: Step[], lines: number): Map<number, number> {
  const ends = new Map<number, number>()
  for (const step of steps.toReversed()) {
    ends.set(step.entry, lines)
    lines -= step.lines.length
  }
  return ends
}

export const table = new Table()
