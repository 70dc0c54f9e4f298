const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@ ?(.*)$/s

/** Where a hunk of a patch begins in the old and the new file, from line 1, and how many lines of each it has. */
export interface HunkHeader {
  readonly oldStart: number
  readonly oldCount: number
  readonly newStart: number
  readonly newCount: number
  /** What stands behind the second `@@`, such as the function that it is in. */
  readonly heading: string
}

/** Reads a line such as `@@ -12,7 +12,9 @@ fun total()`; a count that is left out is 1. Null for any other line. */
export const readHunkHeader = (line: string): HunkHeader | null => {
  const match = HUNK.exec(line)
  if (match === null) return null
  const [, oldStart, oldCount = '1', newStart, newCount = '1', heading = ''] = match
  return {
    oldStart: Number(oldStart),
    oldCount: Number(oldCount),
    newStart: Number(newStart),
    newCount: Number(newCount),
    heading
  }
}
