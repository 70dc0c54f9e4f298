import type { ReportFile } from './report-file.js'

const LINE_FEED = 0x0a

/**
 * The same file with a line break behind a last line that has none, for a collector that keeps such a
 * line. NUL bytes make no line: they vanish in the collector.
 */
export const withLastLineEnded = (file: ReportFile): ReportFile => ({
  ...file,
  *read() {
    let isOpen = false
    for (const chunk of file.read()) {
      const lineStart = chunk.lastIndexOf(LINE_FEED) + 1
      if (lineStart > 0) isOpen = false
      isOpen ||= chunk.subarray(lineStart).some(byte => byte !== 0)
      yield chunk
    }
    if (isOpen) yield Uint8Array.of(LINE_FEED)
  }
})
