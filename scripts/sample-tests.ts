/*
 * Writes which tests of the sample rows the fix makes pass, and which passed before, from two jobs on them:
 *
 *   npx tsx scripts/sample-tests.ts jobs/ORACLE jobs/NOP
 *
 * of the agents `oracle` and `nop`, both with `--grading strict`. A row without lists is not run, so a new
 * one begins with any name in F2P.txt.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { verdictSchema } from '../src/contracts/verdict.js'

const SAMPLES = 'samples/swe-polybench'

/** The tests that passed in each trial of a job, by the row's id. */
const passedIn = (job: string): Map<string, readonly string[]> =>
  new Map(
    readdirSync(job, { withFileTypes: true })
      .filter(entry => entry.isDirectory() && entry.name.includes('__'))
      .map(({ name }) => {
        const read = (path: string): unknown => JSON.parse(readFileSync(join(job, name, path), 'utf8'))
        const { task_name } = read('result.json') as { task_name: string }
        const { gradings } = verdictSchema.parse(read('verifier/report.json'))
        if (gradings?.strict === undefined) throw new Error(`${name} of ${job} has no strict grading`)
        return [task_name, gradings.strict.passedTests]
      })
  )

const [gold, empty] = process.argv.slice(2).map(passedIn)
if (gold === undefined || empty === undefined) throw new Error('two jobs are needed: of oracle and of nop')

for (const [id, after] of gold) {
  const before = new Set(empty.get(id))
  const [, repository = '', pullRequest = ''] = /^[^_]+__(.+)-(\d+)$/.exec(id) ?? []
  const write = (list: string, tests: readonly string[]): void =>
    writeFileSync(
      join(SAMPLES, repository, pullRequest, list),
      [...new Set(tests)]
        .sort()
        .map(test => `${test}\n`)
        .join('')
    )
  write(
    'F2P.txt',
    after.filter(test => !before.has(test))
  )
  write(
    'P2P.txt',
    after.filter(test => before.has(test))
  )
}
