/** Two soft notes when one is asked something and was not a moment ago. Off until somebody wants it. */

import { keep, kept } from "./kept"

const NOTES = [523.25, 659.25]
const LENGTH = 0.22

class Sound {
  on = $state(kept("sound") === "on")
  private context: AudioContext | undefined

  want(on: boolean): void {
    this.on = on
    keep("sound", on ? "on" : "off")
    this.ring() // so that one hears what one has chosen
  }

  ring(): void {
    if (!this.on || typeof AudioContext === "undefined") return
    this.context ??= new AudioContext()
    const { context } = this
    NOTES.forEach((note, i) => {
      const start = context.currentTime + (i * LENGTH) / 2
      const tone = new OscillatorNode(context, { frequency: note })
      const loudness = new GainNode(context, { gain: 0 })
      loudness.gain.linearRampToValueAtTime(0.12, start + 0.02)
      loudness.gain.exponentialRampToValueAtTime(0.001, start + LENGTH)
      tone.connect(loudness).connect(context.destination)
      tone.start(start)
      tone.stop(start + LENGTH)
    })
  }
}

export const sound = new Sound()
