import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { runJob, runOptions } from './support/run-job.js'
import { type TaskFiles, tinyDataset, tinyToml } from './support/tiny.js'

/** Tasks that cannot run, each for its own reason, with the code of the fault and words of its message. */
const BROKEN: ReadonlyArray<readonly [name: string, files: TaskFiles, code: string, says: string]> = [
  ['broken-toml', { 'task.toml': 'schema_version = "1.4\n' }, 'task-toml-invalid', 'task.toml'],
  ['no-dockerfile', { 'environment/Dockerfile': null }, 'task-file-missing', 'environment/Dockerfile'],
  ['no-solution', { 'solution/solve.sh': null }, 'task-file-missing', 'solution/solve.sh'],
  ['no-test', { 'tests/test.sh': null }, 'task-file-missing', 'tests/test.sh'],
  [
    'base-missing',
    { 'environment/Dockerfile': 'FROM kotlin-bench/nowhere:base\n' },
    'base-missing',
    'kotlin-bench/nowhere:base'
  ],
  [
    'build-fails',
    { 'environment/Dockerfile': 'FROM kotlin-bench/tiny:base\nRUN echo this cannot work && exit 7\n' },
    'image-build-failed',
    'this cannot work'
  ],
  [
    'build-takes-too-long',
    {
      'environment/Dockerfile': 'FROM kotlin-bench/tiny:base\nRUN sleep 60\n',
      'task.toml': tinyToml(toml => toml.replace('build_timeout_sec = 600', 'build_timeout_sec = 3'))
    },
    'image-build-timed-out',
    'build_timeout_sec'
  ],
  [
    'no-workdir',
    { 'task.toml': tinyToml(toml => toml.replace('[environment]', '[environment]\nworkdir = "/nowhere"')) },
    'workdir-missing',
    '/nowhere'
  ],
  [
    'no-work-tree',
    { 'environment/Dockerfile': 'FROM kotlin-bench/tiny:base\nRUN rm -rf .git\n' },
    'no-work-tree',
    '/home/tiny'
  ],
  [
    'expected-tests-broken',
    { 'tests/expected_tests.json': '{' },
    'expected-tests-invalid',
    'expected_tests.json'
  ],
  [
    'asks-for-gpus',
    { 'task.toml': tinyToml(toml => toml.replace('cpus = 1', 'cpus = 1\ngpus = 1')) },
    'task-unsupported',
    'gpus'
  ],
  [
    'has-a-side-service',
    { 'environment/docker-compose.yaml': 'services:\n  main: {}\n  database:\n    image: x\n' },
    'task-unsupported',
    'database'
  ],
  [
    'reads-the-host',
    { 'task.toml': tinyToml(toml => `${toml}\n[verifier.env]\nX = "\${HOME}"\n`) },
    'env-missing',
    'HOME'
  ]
]

describe('a bad task', () => {
  const dataset = tinyDataset()
  let job: Awaited<ReturnType<typeof runJob>>

  beforeAll(async () => {
    dataset.add('a-good-one')
    for (const [name, files] of BROKEN) dataset.add(name, files)
    dataset.add('z-good-one')
    job = await runJob(runOptions({ path: dataset.tasks, agent: 'oracle', concurrency: 2 }))
  })

  const trialOf = (task: string) => job.rewards.trials.find(trial => trial.task === task)!

  test.each(BROKEN.map(([name, , code, says]) => [name, code, says] as const))(
    '%s is a row with the fault %s, which says what is wrong',
    (name, code, says) => {
      const trial = trialOf(name)
      expect(trial).toMatchObject({ outcome: 'error', reward: null, fault: { kind: 'task', code } })
      expect(trial.fault?.message).toContain(says)
      const result = JSON.parse(readFileSync(join(job.dirOf(name), 'result.json'), 'utf8'))
      expect(result).toMatchObject({
        task_name: name,
        verifier_result: null,
        exception_info: { exception_type: `task-fault:${code}` }
      })
    }
  )

  test('does not stop the good ones', () => {
    expect(trialOf('a-good-one').outcome).toBe('resolved')
    expect(trialOf('z-good-one').outcome).toBe('resolved')
  })

  test('is counted as an error of its own, and the job ends with 1', () => {
    expect(job.rewards.summary).toMatchObject({
      trials: BROKEN.length + 2,
      resolved: 2,
      unresolved: 0,
      errors: { infrastructure: 0, model: 0, task: BROKEN.length },
      rate: 1
    })
    expect(job.exitCode).toBe(1)
  })

  test('has its whole build log in the job’s folder', () => {
    const [, path = ''] = /whole log is in (\S+)[;.]/.exec(trialOf('build-fails').fault?.message ?? '') ?? []
    expect(readFileSync(path, 'utf8')).toContain('this cannot work')
  })
})

describe('a key that nobody knows', () => {
  test('is a warning, and the task runs', async () => {
    const dataset = tinyDataset()
    dataset.add('odd', {
      'task.toml': tinyToml(toml => toml.replace('cpus = 1', 'cpus = 1\ncpu_colour = "red"'))
    })
    const job = await runJob(runOptions({ path: dataset.tasks }))
    expect(job.events).toContainEqual(
      expect.objectContaining({
        type: 'warning',
        task: 'odd',
        message: expect.stringContaining('cpu_colour')
      })
    )
    expect(job.rewards.summary.resolved).toBe(1)
  })
})
