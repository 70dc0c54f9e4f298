import type { Duplex } from 'node:stream'

/** The connections that rules have let through, and how often those have changed. */
export interface OpenConnections {
  /** Counts a connection until it closes; gives it back. */
  track<T extends Duplex>(stream: T): T
  /** Grows with every change of the rules. */
  readonly generation: number
  /** Ends every connection: other rules hold from now on. */
  end(): void
}

/** None yet. */
export const createOpenConnections = (): OpenConnections => {
  const open = new Set<Duplex>()
  let generation = 0
  return {
    track(stream) {
      open.add(stream)
      stream.once('close', () => open.delete(stream))
      return stream
    },
    get generation() {
      return generation
    },
    end() {
      generation += 1
      for (const stream of open) stream.destroy()
    }
  }
}
