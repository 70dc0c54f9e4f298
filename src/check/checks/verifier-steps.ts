import { rewardWrites } from '../../score/verifier-shapes.js'
import { type ScriptLine, scriptLines } from '../script-lines.js'
import type { Problem, StaticCheck } from '../static-check.js'
import { TEST_SH } from '../task-facts.js'

interface Step {
  readonly what: string
  readonly pattern: RegExp
}

/** The six after the first, in their order. */
const STEPS: readonly Step[] = [
  {
    what: 'set back the files that the test patch touches (git restore --source=HEAD)',
    pattern: /\bgit\s+(?:-\S+\s+)*(?:restore\b.*--source|checkout\s+HEAD\b)/
  },
  {
    what: 'apply /tests/test.patch',
    pattern: /\bgit\s+(?:-\S+\s+\S+\s+)*apply\b(?!.*--(?:numstat|stat|check)).*test\.patch/
  },
  {
    what: 'delete reports that are there already',
    pattern: /TEST\S*\.xml.*(?:-delete|\brm\b)|\brm\b.*test-results/
  },
  { what: 'run the tests with Gradle or Maven', pattern: /(?:^|[\s/])(?:gradlew?|mvnw?)\s/ },
  { what: 'collect the reports (kotlin_logs_collector.sh)', pattern: /kotlin_logs_collector\.sh/ },
  { what: 'compare them (junit_compare.py)', pattern: /junit_compare\.py/ }
]

const [, APPLY, , RUN] = STEPS

/** Whether a command that fails ends the script. */
const endsOnFailure = (line: ScriptLine, lines: readonly ScriptLine[]): boolean =>
  /\|\|\s*(?:exit\b|\{.*exit\b|\{$)|^if\s+!/.test(line.text) ||
  (!/\|\|/.test(line.text) &&
    lines.some(({ line: at, text }) => at < line.line && /^set\s+(?:-\w*e|.*-o\s+errexit)/.test(text)))

const missingOrEarly = (lines: readonly ScriptLine[]): Problem[] => {
  const problems: Problem[] = []
  let last: { what: string; line: number } | null = null
  for (const { what, pattern } of STEPS) {
    const matches = lines.filter(({ text }) => pattern.test(text))
    const found = matches.find(({ line }) => line >= (last?.line ?? 0)) ?? matches[0]
    const advice = `After it writes 0, a verifier does this in order: ${STEPS.map(step => step.what).join('; ')}.`
    if (found === undefined) {
      problems.push({ file: TEST_SH, line: null, message: `${TEST_SH} does not ${what}.`, advice })
    } else if (last !== null && found.line < last.line) {
      problems.push({
        file: TEST_SH,
        line: found.line,
        message: `${TEST_SH} comes to this too early: ${what}. First it has to: ${last.what} (line ${last.line}).`,
        advice
      })
    } else last = { what, line: found.line }
  }
  return problems
}

const careless = (lines: readonly ScriptLine[]): Problem[] => {
  const applied = lines.find(({ text }) => APPLY?.pattern.test(text))
  const run = lines.find(({ text }) => RUN?.pattern.test(text))
  const problems: Problem[] = []
  if (applied !== undefined && !endsOnFailure(applied, lines)) {
    problems.push({
      file: TEST_SH,
      line: applied.line,
      message: `${TEST_SH} goes on where the test patch does not apply, and scores a tree without the hidden tests.`,
      advice: 'Write || exit 1 after it.'
    })
  }
  if (run !== undefined && !/\|\|/.test(run.text) && endsOnFailure(run, lines)) {
    problems.push({
      file: TEST_SH,
      line: run.line,
      message: `${TEST_SH} ends where a test fails, before the results are compared.`,
      advice: 'Write || true after it.'
    })
  }
  return problems
}

export const verifierSteps: StaticCheck = {
  id: 'verifier-steps',
  sentence:
    '`test.sh` goes through the seven steps in their order: 0, restore, apply, delete old reports, run, collect, compare.',
  level: 'warning',
  why: 'A step that is missing or late leaves a way to a wrong reward. The host deletes and reads reports itself, so that its verdict does not depend on it.',
  run: ({ text }) => {
    const script = text(TEST_SH)
    if (script === null) return { notRun: `${TEST_SH} cannot be read` }
    const writes = rewardWrites(script)
    if (writes.some(({ value }) => value === 1) || writes.every(({ value }) => value !== 0)) {
      return { notRun: 'the verifier does not begin as it has to, which is told already' }
    }
    const lines = scriptLines(script)
    return [...missingOrEarly(lines), ...careless(lines)]
  }
}
