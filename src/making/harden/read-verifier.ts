import { REPORT_PATHS, REWARD_FILE, type Verifier } from '../verifier-script.js'
import { isExitCodeTest, readFallback } from './fallback.js'
import {
  appliesPatch,
  collectedReports,
  collectorCall,
  comparerArguments,
  deletedReports,
  isMessage,
  isWipe,
  preparesRestore,
  testCommandOf,
  writtenReward
} from './known-commands.js'
import { readPatchFails } from './patch-fails.js'
import { readRestoreLoop } from './restore-loop.js'
import { PLAIN_VALUE, ScriptVariables } from './script-variables.js'
import {
  type Command,
  type Condition,
  type Loop,
  type Statement,
  shellStatements
} from './shell-statements.js'
import { shellWords, splitOutsideQuotes, UnreadableScript } from './shell-text.js'
import { goesThroughSteps, type Step } from './steps.js'
import type { VerifierProblem } from './verifier-problem.js'

export type ReadVerifier =
  | {
      readonly ok: true
      readonly verifier: Verifier
      /** Whether it goes through the seven steps already, with no other way to a reward. */
      readonly isHardened: boolean
    }
  | { readonly ok: false; readonly problems: readonly VerifierProblem[] }

const SET_OPTIONS = /^set (?:[-+][euo]+(?: (?:pipefail|errexit|nounset))? ?)+$/

/** What is known after each statement; one for each script. */
class VerifierReader {
  readonly problems: VerifierProblem[] = []
  readonly #steps: Step[] = []
  readonly #variables = new ScriptVariables()
  readonly #deleted: string[] = []
  #workdir: string | undefined
  #testCommand: string | undefined
  #report: string | undefined
  #compare: string | undefined
  #stopsOnFailure = false
  #isCareless = false

  read(statements: readonly Statement[]): void {
    for (const statement of statements) {
      if (statement.kind === 'command') this.#readCommand(statement)
      else if (statement.kind === 'loop') this.#readLoop(statement)
      else this.#readCondition(statement)
    }
  }

  #refuse({ line }: Statement, message: string): void {
    this.problems.push({ line, message })
  }

  #take(step: Step): void {
    this.#steps.push(step)
  }

  #readCommand(command: Command): void {
    const whole = this.#variables.resolved(command.text)
    const hasAlternative = splitOutsideQuotes(whole, '||').length > 1
    for (const text of hasAlternative ? [whole] : splitOutsideQuotes(whole, '&&')) {
      if (!this.#readSimple(command, text)) {
        this.#refuse(
          command,
          `has a command that is not known, so nothing says whether it is needed: ${command.text}`
        )
      }
    }
  }

  /** false for a command that is not known. */
  #readSimple(command: Command, text: string): boolean {
    if (isMessage(text) || isWipe(text) || preparesRestore(text) || text === 'exit 0') return true
    return (
      this.#readSetting(text) ||
      this.#variables.read(text) ||
      this.#readWorkdir(command, text) ||
      this.#readStep(command, text)
    )
  }

  #readSetting(text: string): boolean {
    if (!SET_OPTIONS.test(text)) return false
    if (/-\w*e|-o errexit/.test(text)) this.#stopsOnFailure = true
    if (/\+\w*e|\+o errexit/.test(text)) this.#stopsOnFailure = false
    return true
  }

  #readWorkdir(command: Command, text: string): boolean {
    const [, quoted] = /^cd ((?:"|')?\/[\w./-]+(?:"|')?)(?: \|\| exit \d+)?$/.exec(text) ?? []
    if (quoted === undefined) return false
    const [dir = ''] = shellWords(quoted)
    if (this.#workdir !== undefined && this.#workdir !== dir) {
      this.#refuse(command, `changes to ${dir}, but the tests run in ${this.#workdir}`)
    }
    this.#workdir ??= dir
    return true
  }

  #readStep(command: Command, text: string): boolean {
    if (writtenReward(text) === 0) {
      this.#take('zero')
      return true
    }
    const applied = appliesPatch(text)
    if (applied !== undefined) {
      this.#take('apply')
      if (!applied.orExits && !this.#stopsOnFailure) this.#isCareless = true
      return true
    }
    const deleted = deletedReports(text)
    if (deleted !== undefined) {
      this.#take('delete')
      this.#deleted.push(...deleted)
      return true
    }
    return (
      this.#readRun(command, text) || this.#readCollector(command, text) || this.#readComparer(command, text)
    )
  }

  #readRun(command: Command, text: string): boolean {
    const run = testCommandOf(text)
    if (run === undefined) return false
    if (this.#testCommand !== undefined) this.#refuse(command, `runs tests a second time: ${run}`)
    this.#testCommand = run
    this.#take('run')
    return true
  }

  #readCollector(statement: Statement, text: string): boolean {
    const call = collectorCall(text)
    if (call === undefined) return false
    if (call.root !== '.' && call.root !== this.#workdir) {
      this.#refuse(statement, `collects reports below ${call.root}; known is the repository's folder`)
    }
    if (!/^\/logs\/verifier\/[\w.-]+$/.test(call.output)) {
      this.#refuse(statement, `collects reports into ${call.output}; known is a file in /logs/verifier`)
    }
    this.#report = call.output
    this.#take('collect')
    return true
  }

  #readComparer(command: Command, text: string): boolean {
    const words = comparerArguments(text)
    if (words === undefined) return false
    const needed = [this.#report ?? '(no report was collected yet)', REWARD_FILE]
    const missing = needed.filter(path => !words.includes(path))
    if (missing.length > 0) this.#refuse(command, `compares without ${missing.join(' and ')}`)
    if (words.some(word => !PLAIN_VALUE.test(word)))
      this.#refuse(command, 'has an argument that is not plain')
    this.#compare = `python3 /tests/junit_compare.py ${words.join(' ')}`
    this.#take('compare')
    return true
  }

  /** The seven steps have their own loop. */
  #readLoop(loop: Loop): void {
    const { problems, setsBack } = readRestoreLoop(loop)
    this.problems.push(...problems)
    if (setsBack) this.#take('restore')
  }

  #readCondition(condition: Condition): void {
    const [first, ...others] = condition.branches
    const test = this.#variables.resolved(first?.condition ?? '')
    const body = first?.body ?? []
    const otherwise = condition.otherwise ?? []
    if (others.length === 0 && /^! git apply /.test(test) && appliesPatch(test.slice(2)) !== undefined) {
      this.#take('apply')
      this.#readPatchFails(condition, body)
      if (condition.otherwise !== null) this.read(otherwise)
    } else if (others.length === 0 && collectorCall(test) !== undefined) {
      this.#readCollector(condition, test)
      const isNegated = test.startsWith('!')
      this.#readFallback(isNegated ? body : otherwise)
      this.read(isNegated ? otherwise : body)
    } else if (isExitCodeTest(condition)) this.#readFallback([condition])
    else this.#refuse(condition, `has a condition that is not known: ${test}`)
  }

  #readPatchFails(condition: Condition, body: readonly Statement[]): void {
    const { problems, ends } = readPatchFails(condition, body, text => this.#variables.resolved(text))
    this.problems.push(...problems)
    if (!ends) this.#isCareless = true
  }

  /** What happens without a report: it is dropped. */
  #readFallback(statements: readonly Statement[]): void {
    const { problems, canWriteOne } = readFallback(statements, text => this.#variables.resolved(text))
    this.problems.push(...problems)
    if (canWriteOne) this.#isCareless = true
  }

  finish(collector: string): ReadVerifier {
    const parts = {
      'does not change to the repository (cd /home/…)': this.#workdir,
      'does not apply /tests/test.patch': this.#steps.includes('apply') || undefined,
      'runs no tests with Gradle or Maven': this.#testCommand,
      'does not call /tests/kotlin_logs_collector.sh': this.#report,
      'does not call /tests/junit_compare.py': this.#compare
    }
    const missing = Object.entries(parts).filter(([, part]) => part === undefined)
    const problems = [...this.problems, ...missing.map(([message]) => ({ line: null, message }))]
    const [workdir, testCommand] = [this.#workdir, this.#testCommand]
    const [report, compare] = [this.#report, this.#compare]
    if (problems.length > 0 || !workdir || !testCommand || !report || !compare) return { ok: false, problems }
    const tool = /\bmvnw?\b/.test(testCommand) ? 'maven' : 'gradle'
    const collected = [...new Set([...collectedReports(collector), ...this.#deleted])]
    return {
      ok: true,
      verifier: {
        workdir,
        environment: this.#variables.remaining(),
        reportPaths: collected.length > 0 ? collected : [REPORT_PATHS[tool]],
        testCommand,
        collect: `bash /tests/kotlin_logs_collector.sh --root . --output ${report}`,
        compare
      },
      isHardened: !this.#isCareless && goesThroughSteps(this.#steps)
    }
  }
}

/**
 * Reads what a task's `test.sh` does in its own way, by its structure. What nobody knows is a problem
 * with its line: it is never left out.
 */
export const readVerifier = (testSh: string, collector: string): ReadVerifier => {
  const reader = new VerifierReader()
  try {
    reader.read(shellStatements(testSh))
  } catch (error) {
    if (!(error instanceof UnreadableScript)) throw error
    return { ok: false, problems: [{ line: error.line, message: error.message }] }
  }
  return reader.finish(collector)
}
