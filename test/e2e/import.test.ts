import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import type { Rewards } from '../../src/contracts/rewards.js'
import { sampleRow } from '../making/multi-swe-bench/sample-row.js'
import { cli } from './support/cli.js'
import { buildkitCommandLine } from './support/docker-clients.js'
import { root } from './support/run-action.js'
import { newFolder } from './support/tiny.js'

const MINUTES = 60_000
const docker = buildkitCommandLine()
const BASES = join(root, 'bases')

interface Library {
  library: 'larder' | 'lastbus'
  task: string
  buildTool: 'gradle' | 'maven'
  /** A file that all tests need. */
  source: string
}

const LIBRARIES: readonly Library[] = [
  {
    library: 'larder',
    task: 'kotlin-bench_larder-14',
    buildTool: 'gradle',
    source: 'larder-core/src/main/kotlin/larder/Recipe.kt'
  },
  {
    library: 'lastbus',
    task: 'kotlin-bench_lastbus-9',
    buildTool: 'maven',
    source: 'src/main/kotlin/lastbus/Timetable.kt'
  }
]

// The base of the second takes its packages with the certificates as a secret of the build.
describe.each(LIBRARIES)('a row of $library', ({ library, task, buildTool, source }) => {
  const testHere = buildTool === 'gradle' || docker ? test : test.skip

  testHere(
    'makes a task that its fix resolves, and neither nothing nor a broken build',
    async () => {
      const dir = newFolder()
      const tasks = join(dir, 'tasks')
      writeFileSync(join(dir, 'rows.jsonl'), `${JSON.stringify(sampleRow(task))}\n{}\n`)
      const imported = await cli([
        ...['import', join(dir, 'rows.jsonl'), '--format', 'multi-swe-bench', '--out', tasks],
        ...['--base', `kotlin-bench_${library}:base`, '--bases', BASES, '--build-tool', buildTool]
      ])
      expect(imported).toMatchObject({ code: 1, stdout: `${task}\n` })
      expect(imported.stderr).toContain('line 2, org is missing\n')
      expect(imported.stderr).toContain(`1 task in ${tasks}, 1 row not imported.\n`)

      const trial = async (...agent: string[]) => {
        const jobs = newFolder()
        const args = ['run', '-p', tasks, '--bases', BASES, '-o', jobs, '--job-name', 'job', '--json']
        const { code, stdout, stderr } = await cli([...args, ...agent], { env: docker?.env ?? {} })
        expect([code, code === 0 ? '' : stderr]).toEqual([0, ''])
        const [only] = (JSON.parse(stdout) as Rewards).trials
        const container = join(jobs, 'job', only!.name, 'verifier/reward.container.txt')
        return { ...only!, container: readFileSync(container, 'utf8').trim() }
      }
      expect(await trial('-a', 'oracle')).toMatchObject({
        ...{ outcome: 'resolved', tolerant: 1, container: '1', disputed: false, reasons: [] }
      })
      expect(await trial('-a', 'nop')).toMatchObject({ outcome: 'unresolved', container: '0' })
      const breaks = `echo "this is no Kotlin" >> ${source}`
      expect(await trial('-a', 'command', '--agent-command', breaks)).toMatchObject({
        ...{ outcome: 'unresolved', tolerant: 0, container: '0' }
      })
    },
    30 * MINUTES
  )
})
