import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { report } from '../../src/commands/report.js'
import { UserError } from '../../src/contracts/errors.js'
import type { Plan } from '../../src/contracts/plan.js'
import { type Rewards, rewardsSchema } from '../../src/contracts/rewards.js'
import { planOf } from '../report/merge/parts.js'
import { error, plannedOf, rewardsOf, trial, unresolved } from '../report/trials.js'
import { newFolder, writeJob, writeJson } from './report/job-folders.js'

const failOn = [{ kind: 'error' }] as const

const reportOn = async (results: readonly string[], plan?: Plan) => {
  const out = join(newFolder(), 'report')
  const notices: string[] = []
  const planFile = join(newFolder(), 'plan.json')
  if (plan !== undefined) writeJson(planFile, plan)
  const result = await report(
    { ...{ results, out, linkTrials: true, failOn }, plan: plan === undefined ? undefined : planFile },
    { toolVersion: '0.1.0', notice: message => notices.push(message) }
  )
  const written: Rewards = rewardsSchema.parse(JSON.parse(readFileSync(join(out, 'rewards.json'), 'utf8')))
  return { ...result, written, notices }
}

const a = trial({ task: 'a' })
const b = unresolved({ task: 'b' })
const outage = { kind: 'infrastructure', code: 'disk-full', message: 'no space', phase: 'verify' } as const

describe('the results that are found', () => {
  test('are those of a folder of artifacts, of jobs folders and of files', async () => {
    const artifacts = newFolder()
    writeJob(join(artifacts, 'kotlin-bench-x-shard-1-attempt-1'), [a])
    const jobs = newFolder()
    writeJob(join(jobs, 'jobs', 'x'), [b])
    const file = join(newFolder(), 'rewards.json')
    const c = error({ task: 'c' })
    writeJson(file, rewardsOf([c], { planned: [c, trial({ task: 'd' })].map(plannedOf) }))
    const { written, notices, exitCode, out } = await reportOn([artifacts, jobs, file])
    expect(written.summary).toMatchObject({ resolved: 1, unresolved: 1, errors: { task: 1 }, notRun: 1 })
    expect(notices).toEqual([])
    expect(exitCode).toBe(3)
    expect(readFileSync(join(out, 'report.md'), 'utf8')).toContain('## 1 of 2 resolved (50.0%)')
    expect(readdirSync(out).sort()).toEqual([
      'badge.json',
      'badge.svg',
      'junit.xml',
      'report.html',
      'report.md',
      'rewards.csv',
      'rewards.json'
    ])
  })

  test('are those of a file that a link leads to, where the user names it', async () => {
    const file = join(newFolder(), 'rewards.json')
    writeJson(file, rewardsOf([a]))
    const link = join(newFolder(), 'latest.json')
    symlinkSync(file, link)
    expect((await reportOn([link])).written.trials).toEqual([a])
  })

  test('are the finished trials of a job that was stopped, and what it did not come to', async () => {
    const dir = writeJob(newFolder(), [a], { planned: [a, b], isStopped: true })
    const { written } = await reportOn([dir])
    expect(written.trials).toEqual([a])
    expect(written.summary.notRun).toBe(1)
  })

  test('are the newer verdicts in the folders of trials, where a resumed job was stopped', async () => {
    const dir = writeJob(newFolder(), [error({ task: 'a', fault: outage }), b])
    writeJson(join(dir, a.name, 'result.json'), { kotlin_bench: a })
    expect((await reportOn([dir])).written.trials).toEqual([a, b])
  })

  test('are of the highest attempt by the number in the name of an artifact, not by order or time', async () => {
    const artifacts = newFolder()
    const name = 'kotlin-bench-x-shard-1-attempt-'
    writeJob(join(artifacts, `${name}10-0a1b2c`), [a])
    writeJob(join(artifacts, `${name}9`), [unresolved({ task: 'a', name: a.name })])
    expect((await reportOn([artifacts])).written.trials).toEqual([a])
  })

  test('are those of the plan', async () => {
    const artifacts = newFolder()
    writeJob(join(artifacts, 'kotlin-bench-x-shard-1-attempt-1'), [a], { plan: '4711-1' })
    writeJob(join(artifacts, 'kotlin-bench-x-shard-2-attempt-1'), [b], { plan: '4710-1' })
    const { written, notices } = await reportOn([artifacts], planOf([a, b]))
    expect(written).toMatchObject({ plan: '4711-1', planned: 2, trials: [a] })
    expect(notices).toEqual([
      expect.stringContaining('of plan 4710-1 and not of 4711-1'),
      'Trials of the plan have no result here: shard 1 lacks 1 of 2. They count as not run.'
    ])
  })
})

test('an artifact cannot say by a folder inside of it that it is of a later attempt', async () => {
  const artifacts = newFolder()
  const forged = unresolved({ task: 'a', name: a.name })
  writeJob(join(artifacts, 'x-attempt-1', 'y-attempt-99'), [forged])
  writeJob(join(artifacts, 'x-attempt-2'), [a])
  expect((await reportOn([artifacts])).written.trials).toEqual([a])
})

describe('a bad file is one notice:', () => {
  test.each([
    ['no JSON', '{', 'it is no JSON'],
    ['another document', '{"schema": "other@1"}', 'it is no rewards.json of kotlin-bench (schema: ']
  ])('%s', async (_, text, why) => {
    const artifacts = newFolder()
    writeJob(join(artifacts, 'good'), [a])
    mkdirSync(join(artifacts, 'bad'))
    writeFileSync(join(artifacts, 'bad', 'rewards.json'), text)
    const { written, notices } = await reportOn([artifacts])
    expect(written.trials).toEqual([a])
    expect(notices).toEqual([expect.stringContaining(`bad/rewards.json is left out: ${why}`)])
  })

  test('a broken trial among good ones', async () => {
    const file = join(newFolder(), 'rewards.json')
    const rewards = rewardsOf([a])
    writeJson(file, { ...rewards, trials: [{ task: 'x' }, a, null] })
    const { written, notices } = await reportOn([file])
    expect(written.trials).toEqual([a])
    expect(notices).toEqual([`${file}: 2 trials left out that cannot be read.`])
  })

  test('twenty of them are told, and how many more', async () => {
    const artifacts = newFolder()
    writeJob(join(artifacts, 'good'), [a])
    for (let index = 0; index < 25; index++) {
      mkdirSync(join(artifacts, `bad-${index}`))
      writeFileSync(join(artifacts, `bad-${index}`, 'rewards.json'), '{')
    }
    const { notices } = await reportOn([artifacts])
    expect(notices).toHaveLength(21)
    expect(notices.at(-1)).toBe('5 more like these.')
  })

  test('a link, which is not followed', async () => {
    const artifacts = newFolder()
    writeJob(join(artifacts, 'good'), [a])
    const elsewhere = writeJob(newFolder(), [b])
    symlinkSync(elsewhere, join(artifacts, 'folder'))
    mkdirSync(join(artifacts, 'file'))
    symlinkSync(join(elsewhere, 'rewards.json'), join(artifacts, 'file', 'rewards.json'))
    expect((await reportOn([artifacts])).written.trials).toEqual([a])
  })

  test('a trial whose name leads out of its folder', async () => {
    const jobs = newFolder()
    writeJson(join(jobs, 'result.json'), { kotlin_bench: { ...a, name: '..' } })
    const dir = writeJob(join(jobs, 'job'), [], { planned: [{ ...a, name: '..' }], isStopped: true })
    const { written, notices } = await reportOn([dir])
    expect(written.trials).toEqual([])
    expect(notices).toEqual([expect.stringContaining('.. is no name of a trial')])
  })
})

describe('what is in its folder', () => {
  const reportInto = (out: string, results = [writeJob(newFolder(), [a])]) =>
    report(
      { results, plan: undefined, out, linkTrials: true, failOn },
      { toolVersion: '0.1.0', notice: () => {} }
    )

  test('is replaced where it is an earlier report', async () => {
    const { out } = await reportOn([writeJob(newFolder(), [a, b])])
    await reportInto(out)
    expect(readFileSync(join(out, 'report.md'), 'utf8')).toContain('## 1 of 1 resolved')
    await reportInto(out, [out])
    expect(JSON.parse(readFileSync(join(out, 'rewards.json'), 'utf8'))).toMatchObject({ trials: [a] })
  })

  test.each([
    ['a text of the user’s', { 'report.md': '# My thesis\n' }, 'has report.md, which'],
    [
      'results of another program',
      { 'rewards.json': '{"total": 3}', 'report.html': '' },
      'has rewards.json, report.html'
    ],
    [
      'a text beside results that were copied there',
      { 'rewards.json': `${JSON.stringify(rewardsOf([a]), null, 2)}\n`, 'report.md': '# My thesis\n' },
      'has rewards.json, report.md'
    ]
  ])('is left alone where it is %s', async (_, files: Record<string, string>, message) => {
    const out = newFolder()
    for (const [name, text] of Object.entries(files)) writeFileSync(join(out, name), text)
    const refused = reportInto(out)
    await expect(refused).rejects.toThrow(UserError)
    await expect(refused).rejects.toThrow(message)
    await expect(refused).rejects.toThrow('Name another folder, or move')
    expect(readdirSync(out).sort()).toEqual(Object.keys(files).sort())
    for (const [name, text] of Object.entries(files)) expect(readFileSync(join(out, name), 'utf8')).toBe(text)
  })

  test('may be anything by other names', async () => {
    const out = newFolder()
    writeFileSync(join(out, 'README.md'), 'mine')
    await reportInto(out)
    expect(readFileSync(join(out, 'README.md'), 'utf8')).toBe('mine')
  })
})

describe('mistakes', () => {
  test.each([
    ['a path at which is nothing', '/nowhere', 'There is nothing at `/nowhere`'],
    ['a folder without results', newFolder(), 'There are no results in']
  ])('%s', async (_, path, message) => {
    await expect(reportOn([path])).rejects.toThrow(message)
  })

  test('a plan that is none', async () => {
    const plan = { ...planOf([]), schema: 'x' } as unknown as Plan
    await expect(reportOn([newFolder()], plan)).rejects.toThrow(/`--plan .*` is no plan/)
  })

  test('the folder of a job as the place of a report on more than that job', async () => {
    const job = writeJob(newFolder(), [a])
    const options = { results: [job, writeJob(newFolder(), [b])], plan: undefined, linkTrials: true, failOn }
    const context = { toolVersion: '', notice: () => {} }
    await expect(report({ ...options, out: job }, context)).rejects.toThrow(
      `\`--out ${job}\` is the folder of a job, whose own \`rewards.json\` the report would replace.`
    )
    const alone = await report({ ...options, results: [job], out: job }, context)
    expect(alone.rewards.trials).toEqual([a])
  })

  test('a report that cannot be written whole leaves no drafts', async () => {
    const out = writeJob(newFolder(), [a])
    mkdirSync(join(out, 'report.md'))
    const before = readdirSync(out)
    const options = { results: [out], plan: undefined, out, linkTrials: true, failOn }
    await expect(report(options, { toolVersion: '', notice: () => {} })).rejects.toThrow(
      'cannot hold the report'
    )
    expect(readdirSync(out).filter(name => !before.includes(name))).toEqual([
      ...['badge.json', 'badge.svg', 'junit.xml', 'rewards.csv']
    ])
  })

  test('a file is no folder for it', async () => {
    const out = join(newFolder(), 'file')
    writeFileSync(out, '')
    const options = { results: [writeJob(newFolder(), [a])], plan: undefined, out, linkTrials: true, failOn }
    await expect(report(options, { toolVersion: '', notice: () => {} })).rejects.toThrow(
      `\`--out ${out}\` is a file. Name a folder`
    )
  })

  const testOnLinux = existsSync('/proc/self') ? test : test.skip
  testOnLinux('a folder that can hold none is a mistake at once', async () => {
    const options = { results: [writeJob(newFolder(), [a])], plan: undefined, linkTrials: true, failOn }
    const context = { toolVersion: '', notice: () => {} }
    for (const out of ['/proc/x', '/proc/x/y'])
      await expect(report({ ...options, out }, context)).rejects.toMatchObject({
        name: 'UserError',
        message: expect.stringContaining(`\`--out ${out}\` cannot hold the report`)
      })
  })

  test('leave nothing behind', async () => {
    const parent = newFolder()
    const out = join(parent, 'report')
    const options = { results: ['/nowhere'], plan: undefined, out, linkTrials: true, failOn }
    await expect(report(options, { toolVersion: '', notice: () => {} })).rejects.toThrow()
    expect(readdirSync(parent)).toEqual([])
  })
})
