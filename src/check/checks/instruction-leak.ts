import { lineOfText } from '../file-lines.js'
import { type Problem, SHOWN_PROBLEMS, type StaticCheck, shown } from '../static-check.js'
import { INSTRUCTION } from '../task-facts.js'

const IDENTIFIER = /[\p{L}_][\p{L}\p{N}_]*/gu

/** Made of several words, as names in code are and words of prose are not. */
const isName = (word: string): boolean =>
  word.length >= 6 && (/\p{Ll}\p{Lu}/u.test(word) || /[\p{L}\p{N}]_+[\p{L}\p{N}]/u.test(word))

const namesIn = (text: string): Set<string> => new Set((text.match(IDENTIFIER) ?? []).filter(isName))

const isImport = (line: string): boolean => /^\s*(?:import|package)\s/.test(line)

/** Long enough, and with enough of code in it, that nobody writes it by chance. */
const isTelling = (line: string): boolean =>
  line.length >= 30 && /[(){}=;<>]/.test(line) && !/^(?:\/\/|\*|\/\*)/.test(line)

/** Each is looked for in three texts, so their number is bounded. */
const MOST_LINES = 1_000

interface PatchWords {
  readonly added: readonly string[]
  readonly rest: string
}

const partsOf = (patch: string): PatchWords => {
  const lines = patch.split('\n')
  const isAdded = (line: string): boolean => line.startsWith('+') && !line.startsWith('+++ ')
  return {
    added: lines.filter(isAdded).map(line => line.slice(1)),
    rest: lines.filter(line => !isAdded(line)).join('\n')
  }
}

export const instructionLeak: StaticCheck = {
  id: 'instruction-leak',
  sentence:
    'The instruction names nothing that only the fix has: not in the code around it, not in the tests.',
  level: 'warning',
  why: 'It would tell how the fix was made. A name that the issue itself used may rightly be there, so this is for a reader to judge.',
  run: ({ text, fix, testPatch }) => {
    const instruction = text(INSTRUCTION)
    if (instruction === null || fix === null) return { notRun: 'the instruction or the fix cannot be read' }
    const { added, rest } = partsOf(fix.text)
    const tests = testPatch?.text ?? ''
    const known = new Set([
      ...namesIn(rest),
      ...namesIn(tests),
      ...namesIn(added.filter(isImport).join('\n'))
    ])
    const own = namesIn(added.filter(line => !isImport(line)).join('\n'))
    const problems: Problem[] = []
    for (const name of namesIn(instruction)) {
      if (!own.has(name) || known.has(name)) continue
      if (problems.length >= SHOWN_PROBLEMS) return problems
      problems.push({
        file: INSTRUCTION,
        line: lineOfText(instruction, name),
        message: `${INSTRUCTION} names ${name}, which only fix.patch has.`,
        advice: 'Say what is wanted without it, unless the tests cannot be passed otherwise.'
      })
    }
    const telling = [...new Set(added.map(one => one.trim()).filter(isTelling))]
    for (const line of telling.slice(0, MOST_LINES)) {
      if (!instruction.includes(line) || rest.includes(line) || tests.includes(line)) continue
      problems.push({
        file: INSTRUCTION,
        line: lineOfText(instruction, line),
        message: `${INSTRUCTION} has a line of fix.patch: ${shown(line)}.`,
        advice: 'Leave it out.'
      })
    }
    return problems
  }
}
