/** Longer than any that is written by hand; patterns over a line take quadratic time. */
const LONGEST = 4_000

/** A command of a shell script that may go over several lines. */
export interface ScriptLine {
  /** Of its first line, from 1. */
  readonly line: number
  readonly text: string
}

/** The commands of a shell script: no blank lines, no comments, continued lines joined. */
export const scriptLines = (script: string): ScriptLine[] => {
  const found: ScriptLine[] = []
  let begun: { line: number; parts: string[] } | null = null
  const end = (): void => {
    if (begun !== null) found.push({ line: begun.line, text: begun.parts.join(' ').slice(0, LONGEST) })
    begun = null
  }
  for (const [index, raw] of script.split('\n').entries()) {
    const text = raw.trim()
    if (begun === null && (text === '' || text.startsWith('#'))) continue
    begun ??= { line: index + 1, parts: [] }
    const goesOn = text.endsWith('\\')
    begun.parts.push(goesOn ? text.slice(0, -1).trimEnd() : text)
    if (!goesOn) end()
  }
  end()
  return found
}
