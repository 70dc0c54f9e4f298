import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { oldVerifier } from '../making/harden/old-verifier.js'
import { imageOf, put, samples } from './attacks/attack.js'
import { cli } from './support/cli.js'
import { runNaively } from './support/naive-runner.js'
import { newFolder } from './support/tiny.js'

const TASK = 'kotlin-bench_larder-14'

/** Nothing compiles any more, so no test runs and no report is written. */
const BREAKS_THE_BUILD = 'echo "this is no Kotlin" >> larder-core/src/main/kotlin/larder/Recipe.kt'

test('a sample with an old verifier gives 1 for a broken build before it is hardened, and 0 afterwards', async () => {
  const tasks = join(newFolder(), 'tasks')
  const dir = join(tasks, TASK)
  cpSync(join(samples.tasks, TASK), dir, { recursive: true })
  writeFileSync(join(dir, 'tests/test.sh'), oldVerifier({ restores: true }))
  const image = await imageOf({ on: samples, task: TASK })
  const rewardOf = (agent: string): number => runNaively({ image, tests: join(dir, 'tests') }, agent).reward

  expect(rewardOf(BREAKS_THE_BUILD)).toBe(1)

  const shown = await cli(['harden', dir, '--dry-run'])
  expect(shown).toMatchObject({
    code: 0,
    stderr: '1 task would be hardened, 0 hardened already, 0 refused.\n'
  })
  expect(shown.stdout).toContain('\n-    echo 1 > /logs/verifier/reward.txt\n')
  const hardened = await cli(['harden', '-p', tasks])
  expect(hardened).toMatchObject({ code: 0, stdout: shown.stdout })

  expect(rewardOf(BREAKS_THE_BUILD)).toBe(0)
  expect(rewardOf(':')).toBe(0)
  const fix = readFileSync(join(dir, 'solution/fix.patch'), 'utf8')
  expect(rewardOf(`${put('/tmp/fix.patch', fix)}\ngit apply /tmp/fix.patch`)).toBe(1)
}, 900_000)
