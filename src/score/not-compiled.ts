import type { Reason } from '../contracts/verdict.js'
import { type Comparison, listOf, TRANSITION_NAMES } from './transitions.js'

/**
 * Gradle's task, or the goal of a Maven plugin and its module. No name is longer; without an end to them a line
 * that says `compile` over and over takes quadratic time.
 */
const FAILED_COMPILATION =
  /^(?:> Task (:\S{0,300}?compile\w{0,100}) FAILED\s*$|\[ERROR\] Failed to execute goal \S{0,100}?(?:kotlin-maven-plugin|maven-compiler-plugin):\S{0,100}?:((?:test-?)?compile) \(.{0,300}?\) on project (\S{1,300}?):)/gim

/** What compiles, and failed, by the build's log. */
const failedCompilations = (buildLog: string): string[] => {
  const found = new Set<string>()
  for (const [, task, goal, module] of buildLog.matchAll(FAILED_COMPILATION))
    found.add(task ?? `${goal} of ${module}`)
  return [...found]
}

/** The class part of an id, as far as it can be told: up to the last dot before the first blank. */
const classOf = (id: string): string => {
  const word = /^\S*/.exec(id)![0]
  return word.slice(0, Math.max(0, word.lastIndexOf('.')))
}

/** File names are limited to 255 bytes; Gradle then writes no report although the tests ran. */
const FILE_NAME_LIMIT = 255

/** Whether the report of an id cannot be a file, since its name would be too long. */
export const hasNameTooLong = (id: string): boolean =>
  new TextEncoder().encode(`TEST-${classOf(id)}.xml`).length > FILE_NAME_LIMIT

/** Whether most expected tests are missing, and with them all tests of several classes. */
const wholeClassesMissing = ({ expected, now }: Comparison, missing: readonly string[]): boolean => {
  const expectedCount = TRANSITION_NAMES.reduce((sum, name) => sum + listOf(expected, name).length, 0)
  if (missing.length * 2 < expectedCount) return false
  const seen = new Set([...now.keys()].map(classOf))
  const classes = new Set(missing.map(classOf))
  return classes.size > 1 && [...classes].every(name => !seen.has(name)) && !missing.some(hasNameTooLong)
}

/**
 * That tests never compiled: said by the build's log where there is one, else told from whole classes
 * of expected tests that left no trace.
 */
export const notCompiled = (
  comparison: Comparison,
  missing: readonly string[],
  buildLog: string
): Reason | null => {
  if (missing.length === 0) return null
  const tasks = failedCompilations(buildLog)
  if (tasks.length > 0)
    return {
      code: 'tests-not-compiled',
      message: `The build could not compile: ${tasks.slice(0, 5).join(', ')}; tests behind it never ran.`
    }
  return wholeClassesMissing(comparison, missing)
    ? {
        code: 'tests-not-compiled',
        message:
          'Whole classes of expected tests left no trace, as when their module does not compile; test-stdout.txt shows whether it did.'
      }
    : null
}
