import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { rewardsSchema } from '../../src/contracts/rewards.js'
import { cli } from './support/cli.js'
import { newFolder, tinyDataset } from './support/tiny.js'

describe('on the command line', () => {
  it('a run ends with a report in its folder, and report joins and compares runs', async () => {
    const dataset = tinyDataset()
    dataset.add('tiny-1')
    const jobs = join(newFolder(), 'jobs')
    const run = (agent: string, ...more: string[]) =>
      cli(['run', '-p', dataset.tasks, '-a', agent, '-o', jobs, '--job-name', agent, ...more])

    const oracle = await run('oracle')
    expect(oracle.code).toBe(0)
    expect(oracle.stderr).toContain(`Report: ${join(jobs, 'oracle', 'report.html')}\n`)
    const page = readFileSync(join(jobs, 'oracle', 'report.html'), 'utf8')
    expect(page).toMatch(/^<!doctype html>/)
    expect(readFileSync(join(jobs, 'oracle', 'report.md'), 'utf8')).toMatch(
      /\[✅ resolved\]\(tiny-1__\w{7}\)/
    )

    const mistyped = await run('nop', '--baseline', join(jobs, 'orcale'))
    expect(mistyped.code).toBe(2)
    expect(mistyped.stderr).toContain('orcale` cannot be read: there is no such file.')
    expect(readdirSync(jobs)).toEqual(['oracle'])

    const nop = await run('nop', '--baseline', join(jobs, 'oracle'), '--fail-on', 'lost=1')
    expect(nop.code).toBe(1)
    expect(nop.stderr).toContain(
      'Failed by --fail-on lost=1: Tasks that the baseline solved are lost: nop lost 1 task (tiny-1).'
    )

    const out = join(newFolder(), 'report')
    const joined = await cli(['report', join(jobs, 'oracle'), join(jobs, 'nop'), '--out', out, '--json'])
    expect(joined.code).toBe(0)
    expect(readdirSync(out).sort()).toEqual([
      ...['badge.json', 'badge.svg', 'junit.xml', 'report.html', 'report.md', 'rewards.csv', 'rewards.json']
    ])
    const rewards = rewardsSchema.parse(JSON.parse(joined.stdout))
    expect(rewards.groups.map(({ agent, rate }) => [agent, rate])).toEqual([
      ['oracle', 1],
      ['nop', 0]
    ])
    expect(JSON.parse(readFileSync(join(out, 'rewards.json'), 'utf8'))).toEqual(rewards)
  })

  it('a report without results is the user’s mistake', async () => {
    const nothing = await cli(['report'])
    expect(nothing).toMatchObject({ code: 2, stdout: '' })
    expect(nothing.stderr).toContain('such as `kotlin-bench report jobs/nightly`')
    const empty = await cli(['report', newFolder()])
    expect(empty.code).toBe(2)
    expect(empty.stderr).toContain('There are no results in')
  })
})
