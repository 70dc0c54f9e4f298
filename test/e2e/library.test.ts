import { execFileSync, type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { resultLineSchema } from '../../src/contracts/result-line.js'
import { JOB_LABEL } from '../../src/engine/labels.js'
import { rowImage } from '../../src/image/row-recipe.js'
import { calcImage, calcRow, GOLD, subPatch } from './support/calc-rows.js'
import { dist, root } from './support/run-action.js'
import { newFolder } from './support/tiny.js'

/** The Node that runs the tests, and the newest that users have. */
const NODES = [process.execPath, process.env.KOTLIN_BENCH_NODE24].filter(node => node !== undefined)

/** A program's folder: with the package as it is installed, and nothing else. */
let program: string
let image: string

beforeAll(() => {
  image = calcImage()
  program = newFolder()
  const packed = execFileSync(
    'node',
    [join(root, 'scripts/pack.mjs'), '--out', join(program, 'packed'), '--dist', dist],
    { encoding: 'utf8' }
  ).trim()
  writeFileSync(join(program, 'package.json'), '{ "private": true, "type": "module" }\n')
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', packed], { cwd: program })
  cpSync(join(root, 'examples/library'), join(program, 'example'), { recursive: true })
}, 900_000)

const environment = () => ({ ...process.env, XDG_CACHE_HOME: join(program, 'cache') })

const run = (args: readonly string[], node = process.execPath, cwd = program): SpawnSyncReturns<string> =>
  spawnSync(node, args, { cwd, encoding: 'utf8', env: environment() })

/** Compiles as a user would who has TypeScript and the types of Node. */
const compile = (...args: string[]): void => {
  const { status, stdout, stderr } = run([
    ...[join(root, 'node_modules/@typescript/native/bin/tsc'), ...args],
    ...['--typeRoots', join(root, 'node_modules/@types')]
  ])
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' })
}

/** A module's text, which prints JSON, as its output's value. */
const evaluated = (body: string): unknown => {
  const file = join(program, 'program.mjs')
  writeFileSync(file, `import { Harness, SWEPolyBench } from 'kotlin-bench'\n${body}`)
  const { status, stdout, stderr } = run([file])
  expect([status, stderr]).toEqual([0, ''])
  return JSON.parse(stdout)
}

/** A benchmark of one instance in code, as text of a program. */
const seeded = (instance: object): string =>
  `new SWEPolyBench({ instances: [${JSON.stringify(instance)}], publishedImages: null })`

const rowsFile = (...rows: readonly object[]): string => {
  const file = join(program, 'rows.jsonl')
  writeFileSync(file, rows.map(row => `${JSON.stringify(row)}\n`).join(''))
  return file
}

/** Of what bears the label of a job, that of the library's jobs, which no other test has. */
const ofLibrary = (list: readonly string[], field: string): string[] =>
  execFileSync(
    'docker',
    [...list, '--filter', `label=${JOB_LABEL}`, '--format', `{{.Label "${JOB_LABEL}"}} {{${field}}}`],
    { encoding: 'utf8' }
  )
    .split('\n')
    .filter(line => line.startsWith('library-'))
    .map(line => line.slice(line.indexOf(' ') + 1))

/** What the engine has of the library. */
const left = (): string[] => [
  ...ofLibrary(['ps', '--all'], '.ID'),
  ...ofLibrary(['network', 'ls'], '.ID'),
  ...ofLibrary(['volume', 'ls'], '.Name')
]

/** Whether the tests that take a minute run. */
const isTesting = (): boolean =>
  ofLibrary(['ps'], '.ID').some(id =>
    /sleep 60/.test(spawnSync('docker', ['top', id], { encoding: 'utf8' }).stdout)
  )

describe('the package as a library', () => {
  it('is all that is installed', () => {
    expect(execFileSync('ls', [join(program, 'node_modules')], { encoding: 'utf8' })).toBe('kotlin-bench\n')
  })

  it.each(NODES)('is the same to modules and to others, and prints nothing (%s)', node => {
    const file = join(program, 'both.mjs')
    writeFileSync(
      file,
      `import { createRequire } from 'node:module'
       import * as imported from 'kotlin-bench'
       const required = createRequire(import.meta.url)('kotlin-bench')
       const same = Object.keys(required).every(name => required[name] === imported[name])
       process.exitCode = same && Object.keys(required).length > 3 ? 0 : 1`
    )
    expect(run([file], node)).toMatchObject({ status: 0, stdout: '', stderr: '' })
  })

  it.each([
    ['nodenext', 'nodenext', ['evaluate.ts', 'required.cts']],
    ['esnext', 'bundler', ['evaluate.ts']]
  ] as const)('has types for module %s, resolution %s: %j', (module, moduleResolution, files) => {
    writeFileSync(
      join(program, 'example/required.cts'),
      `import bench = require('kotlin-bench')
       const instance: bench.SWEPolyBenchInstanceInput = {
         instance_id: 'a__b-1', repo: 'a/b', base_commit: 'abcd', problem_statement: 'x',
         language: 'python', task_type: 'bug_fix'
       }
       const tasks: Promise<bench.SWEPolyBenchTask[]> = new bench.SWEPolyBench({ instances: [instance] }).tasks()
       // @ts-expect-error
       new bench.SWEPolyBench({ split: 'test' })
       // @ts-expect-error
       tasks.then(([task]) => task.patch)\n`
    )
    compile(
      ...['--noEmit', '--strict', '--target', 'es2022'],
      ...['--exactOptionalPropertyTypes', '--ignoreConfig', '--lib', 'es2023', '--types', 'node'],
      ...['--module', module, '--moduleResolution', moduleResolution],
      ...files.map(file => join(program, 'example', file))
    )
  })

  it('is an empty benchmark without a file, and refuses what cannot be', () => {
    expect(
      evaluated(`
        const thrown = async work => {
          try { return await work() } catch ({ name, code, path, message }) { return { name, code, path, message } }
        }
        console.log(JSON.stringify([
          new SWEPolyBench().name(),
          await new SWEPolyBench().tasks(),
          await thrown(() => new SWEPolyBench({ split: 'test' })),
          await thrown(() => new SWEPolyBench({ language: 'kotlin' })),
          await thrown(() => new SWEPolyBench({ limit: 0 })),
          await thrown(() => new SWEPolyBench({ datasetPath: '/nowhere/rows.csv' }).tasks()),
          await thrown(() => new SWEPolyBench().evaluate({ id: 'a__b-1' }, '')),
          await thrown(() => new SWEPolyBench().evaluate({ id: 'a__b-1' }, undefined))
        ]))`)
    ).toEqual([
      'swe-polybench',
      [],
      { name: 'RangeError', message: 'split is "test"; it has to be one of pb500, verified, full.' },
      {
        name: 'RangeError',
        message: 'language is "kotlin"; it has to be one of java, javascript, typescript, python.'
      },
      { name: 'RangeError', message: 'limit is 0; it has to be a whole number, 1 or more.' },
      expect.objectContaining({ code: 'ENOENT', path: '/nowhere/rows.csv' }),
      expect.objectContaining({ name: 'RangeError', message: expect.stringContaining('a__b-1 is no task') }),
      expect.objectContaining({ name: 'TypeError', message: expect.stringContaining('undefined') })
    ])
  })

  it('gives an agent the instruction, and nothing of the answer', () => {
    const row = calcRow(image, { hints_text: 'Look at add.' })
    const [plain, hinted] = evaluated(`
      const instances = [${JSON.stringify(row)}]
      const of = async hints => (await new SWEPolyBench({ instances, hints }).tasks())[0]
      console.log(JSON.stringify([await of(false), await of(true)]))`) as { instruction: string }[]
    expect(JSON.stringify(plain)).not.toMatch(/sub\(\)|test_sub|Look at add/)
    expect(plain).toMatchObject({ id: 'calc__calc-1', instance_id: 'calc__calc-1', language: 'python' })
    expect(plain?.instruction).toContain('There is no subtraction.')
    expect(hinted?.instruction).toContain('Look at add.')
  })
})

describe('an evaluation', () => {
  it.each([
    ['the gold patch', GOLD, { passed: true, exitCode: 0, testsRun: 2 }],
    ['no change', '', { passed: false, exitCode: 1, testsRun: 2, reason: { code: 'test-failed' } }],
    [
      'a wrong patch',
      subPatch('echo 0'),
      { passed: false, exitCode: 1, testsRun: 2, reason: { code: 'test-failed' } }
    ],
    [
      'what does not apply',
      GOLD.replaceAll('calc.sh', 'missing.sh'),
      { passed: false, exitCode: null, testsRun: 0, reason: { code: 'patch-does-not-apply' } }
    ]
  ])('grades %s', (_, patch, expected) => {
    const result = evaluated(`
      const benchmark = ${seeded(calcRow(image))}
      const [task] = await benchmark.tasks()
      console.log(JSON.stringify(await benchmark.evaluate(task, { patch: ${JSON.stringify(patch)} })))`)
    expect(result).toMatchObject(expected)
    if (expected.testsRun === 2) expect(result).toMatchObject({ output: expect.stringContaining('test_sub') })
    expect(left()).toEqual([])
  })

  it("builds the image from the instance's Dockerfile and a clone that is found", () => {
    const clones = newFolder()
    const repository = join(clones, 'calc__calc')
    execFileSync('git', ['init', '--quiet', repository])
    // What it holds goes beside the image's work tree, which stays what is tested.
    cpSync(join(root, 'examples/library'), repository, { recursive: true })
    const git = (...args: string[]) =>
      execFileSync(
        'git',
        ['-C', repository, '-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args],
        {
          encoding: 'utf8'
        }
      ).trim()
    git('add', '--all')
    git('commit', '--quiet', '--message', 'one')
    const row = calcRow(image, {
      instance_id: `calc__calc-${process.pid}`,
      base_commit: git('rev-parse', 'HEAD'),
      Dockerfile: `FROM ${image}\nCOPY . /elsewhere\n`
    })
    try {
      const { image: _, ...built } = row
      const [result, ...events] = evaluated(`
        const events = []
        const benchmark = new SWEPolyBench({
          instances: [${JSON.stringify(built)}], publishedImages: null, repoPath: '${clones}',
          onEvent: event => events.push(event)
        })
        const [task] = await benchmark.tasks()
        const { passed } = await benchmark.evaluate(task, ${JSON.stringify(GOLD)})
        console.log(JSON.stringify([passed, ...events]))`) as unknown[]
      expect(result).toBe(true)
      expect(events).toContainEqual({ type: 'image-started', image: rowImage(row), action: 'build' })
    } finally {
      spawnSync('docker', ['rmi', '--force', rowImage(row)])
    }
  })

  it('ends the tests at their time, and keeps what they had printed', () => {
    const slow = subPatch('echo begun >&2; sleep 60')
    const result = evaluated(`
      const benchmark = new SWEPolyBench({
        instances: [${JSON.stringify(calcRow(image))}], publishedImages: null, timeoutSec: 3
      })
      const [task] = await benchmark.tasks()
      console.log(JSON.stringify(await benchmark.evaluate(task, ${JSON.stringify(slow)})))`)
    expect(result).toMatchObject({
      ...{ passed: false, exitCode: null, reason: { code: 'tests-timed-out' } },
      output: expect.stringContaining('begun')
    })
  })

  it('says whose fault it is where there is no saying', () => {
    const { image: _, ...withoutImage } = calcRow(image, { Dockerfile: '' })
    expect(
      evaluated(`
        const benchmark = ${seeded(withoutImage)}
        const [task] = await benchmark.tasks()
        const { name, kind, code } = await benchmark.evaluate(task, '').catch(error => error)
        console.log(JSON.stringify({ name, kind, code }))`)
    ).toMatchObject({ name: 'EvaluationFault', kind: 'task' })
  })
})

describe('what an evaluation leaves behind', () => {
  /** A program that is told, once its tests run and take a minute, to do something; and how it ended. */
  const inTheMidst = async (then: string) => {
    const file = join(program, 'midst.mjs')
    writeFileSync(
      file,
      `import { SWEPolyBench } from 'kotlin-bench'
       const benchmark = ${seeded(calcRow(image))}
       const [task] = await benchmark.tasks()
       const stop = new AbortController()
       process.stdin.once('data', () => { process.stdin.destroy(); ${then} })
       await benchmark
         .evaluate(task, ${JSON.stringify(subPatch('sleep 60'))}, { signal: stop.signal })
         .catch(error => console.log('ended:', error.message))`
    )
    const child = spawn(process.execPath, [file], { cwd: program, env: environment() })
    let said = ''
    for (const output of [child.stdout, child.stderr]) {
      output.on('data', chunk => {
        said += chunk
      })
    }
    const ended = once(child, 'exit')
    while (!isTesting()) await sleep(200)
    child.stdin.write('now')
    const [code, signal] = await ended
    return { code, signal, said }
  }

  it('is nothing after its signal', async () => {
    const ended = await inTheMidst("stop.abort(new Error('enough'))")
    expect(ended).toEqual({ code: 0, signal: null, said: 'ended: enough\n' })
    expect(left()).toEqual([])
  })

  it('is nothing after process.exit', async () => {
    expect(await inTheMidst('process.exit(7)')).toEqual({ code: 7, signal: null, said: '' })
    expect(left()).toEqual([])
  })

  it('is nothing after an error that nobody catches', async () => {
    const { code, said } = await inTheMidst("throw new Error('unforeseen')")
    expect([code, said]).toEqual([1, expect.stringContaining('unforeseen')])
    expect(left()).toEqual([])
  })

  it.each(['SIGINT', 'SIGTERM'] as const)('is nothing after %s, which ends the process', async name => {
    const ended = await inTheMidst(`process.kill(process.pid, '${name}')`)
    expect(ended).toEqual({ code: null, signal: name, said: '' })
    expect(left()).toEqual([])
  })

  it('is left to a program that listens for the signal itself', async () => {
    const listens = "process.on('SIGINT', () => stop.abort(new Error('by hand')))"
    const ended = await inTheMidst(`${listens}; process.kill(process.pid, 'SIGINT')`)
    expect(ended).toEqual({ code: 0, signal: null, said: 'ended: by hand\n' })
    expect(left()).toEqual([])
  })

  it('is removed by the next call where the process was killed', async () => {
    await inTheMidst("process.kill(process.pid, 'SIGKILL')")
    evaluated(`
      const benchmark = ${seeded(calcRow(image))}
      const [task] = await benchmark.tasks()
      console.log(JSON.stringify(await benchmark.evaluate(task, '')))`)
    expect(left()).toEqual([])
  })
})

describe('the example', () => {
  beforeAll(() => compile('--project', join(program, 'example')))

  it.each(NODES)('compares two agents on rows of a file (%s)', node => {
    const rows = rowsFile(
      calcRow(image),
      { instance_id: 'calc__calc-2', repo: 'calc/calc' },
      calcRow(image, { instance_id: 'calc__calc-3', patch: subPatch('echo 0'), task_type: 'bug_fix' })
    )
    const folder = join(program, 'example')
    rmSync(join(folder, 'data'), { recursive: true, force: true })
    mkdirSync(join(folder, 'data'))
    const { status, stdout, stderr } = run([join(folder, 'dist/evaluate.js'), rows], node, folder)
    expect({ status, stderr }).toEqual({ status: 0, stderr: expect.stringContaining('row 2, base_commit: ') })
    expect(stdout).toContain('gold: 1 of 2 resolved\n')
    expect(stdout).toContain('idle: 0 of 2 resolved\n')
    const lines = readFileSync(join(folder, 'data/swe-polybench-gold-results.jsonl'), 'utf8')
      .trimEnd()
      .split('\n')
      .map(line => resultLineSchema.parse(JSON.parse(line)))
    expect(lines.map(({ instance, gradings }) => [instance, gradings.simple]).sort()).toEqual([
      ['calc__calc-1', 1],
      ['calc__calc-3', 0]
    ])
    expect(lines[0]).toMatchObject({
      dataset: { source: 'rows.jsonl', commit: expect.stringMatching(/^[0-9a-f]{64}$/) },
      ...{ language: 'python', agent: 'gold', model: null }
    })
    const table = stdout.slice(stdout.indexOf('agent and model'))
    expect(table).toMatch(/gold .*50/)
    expect(left()).toEqual([])
  })
})
