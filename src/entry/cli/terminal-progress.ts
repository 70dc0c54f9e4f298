import { lineProgress } from './line-progress.js'
import { liveProgress, type Progress } from './live-progress.js'

/** Progress on standard error: live on a terminal, a line a phase elsewhere, none when quiet. */
export const terminalProgress = (stream: NodeJS.WriteStream, { quiet }: { quiet: boolean }): Progress => {
  const write = (text: string): void => {
    stream.write(text)
  }
  if (quiet) return { listener: () => {}, end: () => {} }
  if (!stream.isTTY) return { listener: lineProgress(write), end: () => {} }
  return liveProgress({ write, columns: () => stream.columns ?? 80 })
}
