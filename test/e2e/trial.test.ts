import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { rewardsSchema } from '../../src/contracts/rewards.js'
import { harborJobResult, harborTrialConfig, harborTrialResult } from '../trial/harbor/harbor-schema.js'
import { runJob, runOptions } from './support/run-job.js'
import { tinyDataset, tinyToml } from './support/tiny.js'

const APPLY = 'git apply --whitespace=nowarn /solution/fix.patch\n'
const solving = (after: string, before = '') => ({
  'solution/solve.sh': `#!/bin/sh\nset -e\n${before}${APPLY}${after}`
})

/** Programs that write a reward wherever one might be read, put in the place of the usual ones. */
const REPLACE_PROGRAMS = `
cp /bin/dash /tmp/kept
for p in /usr/bin/git /usr/bin/python3 /bin/bash /usr/bin/env /usr/bin/find /bin/cat /bin/dash /bin/sh; do
  printf '#!/tmp/kept\\nmkdir -p /logs/verifier; echo 1 > /logs/verifier/reward.txt; exit 0\\n' > /tmp/fake
  chmod +x /tmp/fake; mv /tmp/fake $p 2>/dev/null || :
done
`

const OUTLIVING =
  "setsid sh -c 'while :; do mkdir -p /logs/verifier; echo 1 > /logs/verifier/reward.txt; sleep 0.1; done' >/dev/null 2>&1 &\n"

/** Solutions of the oracle that do more than solve, and what has to come of each. */
const TASKS: ReadonlyArray<readonly [name: string, files: Record<string, string>, outcome: string]> = [
  ['solves', {}, 'resolved'],
  [
    'solves-and-commits',
    solving('git add -A; git commit -qm mine; git checkout -q -b other; git branch -D main\n'),
    'resolved'
  ],
  ['solves-and-replaces-programs', solving(REPLACE_PROGRAMS), 'resolved'],
  ['solves-and-leaves-a-process', solving(OUTLIVING), 'resolved'],
  ['only-replaces-programs', { 'solution/solve.sh': `#!/bin/sh\n${REPLACE_PROGRAMS}` }, 'unresolved'],
  ['only-leaves-a-process', { 'solution/solve.sh': `#!/bin/sh\n${OUTLIVING}` }, 'unresolved'],
  [
    'only-edits-tests',
    {
      'solution/solve.sh':
        '#!/bin/sh\nmkdir -p test; echo : > test/spelling.sh; git add -A; git commit -qm x\n'
    },
    'unresolved'
  ],
  ['breaks-the-build', solving("printf 'greet() {\\n' > greet.sh\n"), 'unresolved'],
  ['breaks-the-build-tool', solving("printf '#!/bin/sh\\nexit 1\\n' > run-tests.sh\n"), 'unresolved'],
  [
    'is-stopped-at-its-limit',
    {
      ...solving('sleep 60\n'),
      'task.toml': tinyToml(toml => toml.replace('[agent]\ntimeout_sec = 60', '[agent]\ntimeout_sec = 2'))
    },
    'resolved'
  ],
  [
    'tests-hang',
    {
      'tests/test.sh':
        '#!/bin/sh\ngit apply /tests/test.patch; ./run-tests.sh; echo 1 > /logs/verifier/reward.txt; sleep 60\n',
      'task.toml': tinyToml(toml =>
        toml.replace('[verifier]\ntimeout_sec = 60', '[verifier]\ntimeout_sec = 2')
      )
    },
    'unresolved'
  ],
  [
    'claims-without-a-report',
    { 'tests/test.sh': '#!/bin/sh\necho 1 > /logs/verifier/reward.txt\n' },
    'unresolved'
  ],
  [
    'ships-a-report',
    {
      'environment/Dockerfile':
        'FROM kotlin-bench/tiny:base\nRUN mkdir -p build/test-results/test && printf \'<testsuite>\\n<testcase classname="tiny" name="spelling"/>\\n<testcase classname="tiny" name="names"/>\\n</testsuite>\\n\' > build/test-results/test/TEST-old.xml\n',
      'tests/test.sh': '#!/bin/sh\necho 1 > /logs/verifier/reward.txt\n'
    },
    'unresolved'
  ]
]

describe('a trial', () => {
  const dataset = tinyDataset()
  let job: Awaited<ReturnType<typeof runJob>>

  beforeAll(async () => {
    for (const [name, files] of TASKS) dataset.add(name, files)
    job = await runJob(runOptions({ path: dataset.tasks, agent: 'oracle', concurrency: 2 }))
  })

  const trialOf = (task: string) => job.rewards.trials.find(trial => trial.task === task)!
  const fileOf = (task: string, path: string) => readFileSync(join(job.dirOf(task), path), 'utf8')
  const codesOf = (task: string) => trialOf(task).reasons.map(reason => reason.code)

  test.each(TASKS.map(([name, , outcome]) => [name, outcome] as const))('that %s is %s', (name, outcome) => {
    expect(trialOf(name)).toMatchObject({ outcome, reward: outcome === 'resolved' ? 1 : 0, fault: null })
  })

  test('that claims a reward without a report is disputed', () => {
    for (const task of ['claims-without-a-report', 'ships-a-report']) {
      expect(trialOf(task)).toMatchObject({ reward: 0, disputed: true })
      expect(codesOf(task)).toContain('no-report')
      expect(fileOf(task, 'verifier/reward.txt')).toBe('0\n')
      expect(fileOf(task, 'verifier/reward.container.txt')).toBe('1\n')
    }
  })

  test('whose tests hang is unresolved for that alone, whatever they had written', () => {
    expect(codesOf('tests-hang')).toEqual(['tests-timed-out'])
  })

  test('that was stopped at its limit is verified, and says both', () => {
    const result = JSON.parse(fileOf('is-stopped-at-its-limit', 'result.json'))
    expect(result).toMatchObject({
      exception_info: { exception_type: 'AgentTimeoutError' },
      verifier_result: { rewards: { reward: 1 } }
    })
  })

  test('leaves the folder that Harbor’s users know', () => {
    for (const path of [
      'config.json',
      'result.json',
      'trial.log',
      'agent/oracle.txt',
      'verifier/test-stdout.txt',
      'verifier/reward.txt',
      'verifier/reward.container.txt',
      'verifier/report.json',
      'verifier/junit/build/test-results/test/TEST-tiny.xml',
      'artifacts/model.patch'
    ])
      expect([path, existsSync(join(job.dirOf('solves'), path))]).toEqual([path, true])
    for (const path of ['config.json', 'result.json', 'job.log', 'rewards.json'])
      expect([path, existsSync(join(job.jobDir, path))]).toEqual([path, true])
    const result = JSON.parse(fileOf('solves', 'result.json'))
    expect(harborTrialResult.safeParse(result).error).toBeUndefined()
    expect(harborTrialConfig.parse(JSON.parse(fileOf('solves', 'config.json')))).toEqual(
      harborTrialConfig.parse(result.config)
    )
    const jobResult = JSON.parse(readFileSync(join(job.jobDir, 'result.json'), 'utf8'))
    expect(harborJobResult.safeParse(jobResult).error).toBeUndefined()
    expect(jobResult.id).toBe(result.config.job_id)
    for (const phase of ['environment_setup', 'agent_execution', 'verifier'])
      expect(result[phase]).toEqual({ started_at: expect.any(String), finished_at: expect.any(String) })
  })

  test('is counted once, as resolved, unresolved or an error', () => {
    const rewards = rewardsSchema.parse(JSON.parse(readFileSync(job.rewardsPath, 'utf8')))
    const { trials, resolved, unresolved, errors } = rewards.summary
    expect(trials).toBe(TASKS.length)
    expect(resolved + unresolved).toBe(trials)
    expect(errors).toEqual({ infrastructure: 0, model: 0, task: 0 })
    expect(job.exitCode).toBe(0)
  })
})

describe('an agent that does nothing', () => {
  test('resolves nothing, and leaves an empty patch', async () => {
    const dataset = tinyDataset()
    dataset.add('untouched')
    const job = await runJob(runOptions({ path: dataset.tasks, agent: 'nop', attempts: 2 }))
    expect(job.rewards.summary).toMatchObject({ trials: 2, resolved: 0, unresolved: 2, rate: 0 })
    expect(job.rewards.trials[0]?.reasons[0]?.code).toBe('empty-patch')
    expect(readFileSync(join(job.dirOf('untouched'), 'artifacts/model.patch'), 'utf8')).toBe('')
    expect(new Set(job.rewards.trials.map(trial => trial.name)).size).toBe(2)
  })
})
