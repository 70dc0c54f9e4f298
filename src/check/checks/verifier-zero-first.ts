import { rewardWrites } from '../../score/verifier-shapes.js'
import { type ScriptLine, scriptLines } from '../script-lines.js'
import { type StaticCheck, shown } from '../static-check.js'
import { TEST_SH } from '../task-facts.js'

/** What may stand above: settings of the shell, variables, and wiping the folder of the reward. */
const PREPARES: readonly RegExp[] = [
  /^(?:set|shopt|export|readonly|declare|unset|umask|ulimit|trap|exec|mkdir|touch|chmod|echo|printf|:|true)(?:\s|$)/,
  /^[A-Za-z_]\w*=/,
  /^(?:rm|find|truncate)\s.*(?:\/logs\b|\$)/,
  /^(?:if|for|while)\s.*\/logs\b/,
  /^(?:then|else|fi|do|done)\b/
]

/** Functions that are only told of here run where they are called. */
const withoutFunctions = (lines: readonly ScriptLine[]): ScriptLine[] => {
  let inside = false
  return lines.filter(({ text }) => {
    if (/^(?:function\s+)?[\w-]+\s*\(\)\s*\{$/.test(text)) inside = true
    const isPart = inside
    if (text === '}') inside = false
    return !isPart
  })
}

export const verifierZeroFirst: StaticCheck = {
  id: 'verifier-zero-first',
  sentence: 'The first thing that `test.sh` does is to write 0.',
  level: 'error',
  why: 'Whatever ends it early then leaves a 0, and never what an agent has put there.',
  run: ({ text }) => {
    const script = text(TEST_SH)
    if (script === null) return { notRun: `${TEST_SH} cannot be read` }
    const writes = rewardWrites(script)
    if (writes.some(({ value }) => value === 1))
      return { notRun: 'the verifier writes 1 itself, which is told already' }
    const zero = writes.find(({ value }) => value === 0)
    const advice = 'Begin with: mkdir -p /logs/verifier, wipe it, echo 0 > /logs/verifier/reward.txt'
    if (zero === undefined) {
      return [{ file: TEST_SH, line: 1, message: `${TEST_SH} does not write 0 before it begins.`, advice }]
    }
    const first = withoutFunctions(scriptLines(script)).find(
      line => line.line >= zero.line || !PREPARES.some(pattern => pattern.test(line.text))
    )
    if (first === undefined || first.line >= zero.line) return []
    return [
      {
        file: TEST_SH,
        line: first.line,
        message: `${TEST_SH} does something before it writes 0 in line ${zero.line}: ${shown(first.text)}.`,
        advice
      }
    ]
  }
}
