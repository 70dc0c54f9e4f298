import type { ProgressListener } from '../../contracts/progress.js'
import { lineProgress } from './line-progress.js'
import { liveProgress, type Progress } from './live-progress.js'

/** Live on a terminal, a line a phase elsewhere, none when quiet. */
const shownOn = (stream: NodeJS.WriteStream, { quiet }: { quiet: boolean }): Progress => {
  const write = (text: string): void => {
    stream.write(text)
  }
  if (quiet) return { listener: () => {}, end: () => {} }
  if (!stream.isTTY) return { listener: lineProgress(write), end: () => {} }
  return liveProgress({ write, columns: () => stream.columns ?? 80 })
}

/** Progress on standard error; a verb that starts jobs has them watched as well, quiet or not. */
export const terminalProgress = (
  stream: NodeJS.WriteStream,
  { quiet, watchJobs }: { readonly quiet: boolean; readonly watchJobs?: ProgressListener }
): Progress => {
  const { listener, end } = shownOn(stream, { quiet })
  if (watchJobs === undefined) return { listener, end }
  return {
    end,
    listener: event => {
      watchJobs(event)
      listener(event)
    }
  }
}
