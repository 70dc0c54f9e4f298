import type { Duplex } from 'node:stream'

/** Both ways, each end by itself, until both have ended or one breaks. */
export const joinStreams = (one: Duplex, other: Duplex): void => {
  const watch = (side: Duplex, far: Duplex): void => {
    side.on('error', () => far.destroy())
    // A side that ended in good order may leave bytes behind that are still on their way to the other.
    side.on('close', () => {
      if (!side.readableEnded || !side.writableFinished) far.destroy()
    })
  }
  watch(one, other)
  watch(other, one)
  one.pipe(other)
  other.pipe(one)
}
