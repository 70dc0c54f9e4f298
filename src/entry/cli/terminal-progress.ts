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

/**
 * Does work whose progress is shown on a stream, standard error, and cleared from it before anything else is
 * printed. A verb that starts jobs has them watched as well, quiet or not.
 */
export const withProgress = async <Result>(
  stream: NodeJS.WriteStream,
  { quiet, watchJobs }: { readonly quiet: boolean; readonly watchJobs?: ProgressListener },
  work: (listener: ProgressListener) => Promise<Result>
): Promise<Result> => {
  const { listener, end } = shownOn(stream, { quiet })
  try {
    return await work(event => {
      watchJobs?.(event)
      listener(event)
    })
  } finally {
    end()
  }
}
