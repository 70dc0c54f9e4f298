/** Of a phase, as ISO times. */
interface PhaseTimes {
  started_at: string
  finished_at: string
}

export type TimedPhase = 'environment_setup' | 'agent_setup' | 'agent_execution' | 'verifier'

/** When each phase of a trial began and ended, as ISO times for results and seconds for tables. */
export class PhaseClock {
  readonly startedAt = new Date()
  readonly #times = new Map<TimedPhase, { start: number; end: number | undefined }>()

  start(phase: TimedPhase): void {
    this.#times.set(phase, { start: Date.now(), end: undefined })
  }

  finish(phase: TimedPhase): number {
    const time = this.#times.get(phase)
    if (!time) return 0
    time.end = Date.now()
    return (time.end - time.start) / 1000
  }

  /** Seconds that a phase took; null where it did not finish. */
  seconds(phase: TimedPhase): number | null {
    const time = this.#times.get(phase)
    return time?.end === undefined ? null : (time.end - time.start) / 1000
  }

  times(phase: TimedPhase): PhaseTimes | null {
    const time = this.#times.get(phase)
    if (time?.end === undefined) return null
    return { started_at: new Date(time.start).toISOString(), finished_at: new Date(time.end).toISOString() }
  }
}
