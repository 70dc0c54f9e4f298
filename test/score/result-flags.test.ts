import { describe, expect, it } from '@jest/globals'
import { reportFromText, verifierShapes } from '../../src/score/index.js'
import { EXPECTS_A_B, expecting, suite, verdictOn } from './support/reports.js'

const PASS = '<testcase classname="a" name="b"/>'
const FAIL = '<testcase classname="a" name="c"><failure/></testcase>'

describe('flags of results', () => {
  it('are none for a plain pass', async () => expect((await verdictOn([suite(PASS)])).flags).toEqual([]))

  it('note a pass on a retry', async () => {
    const report = suite(PASS.replace('/>', '><flakyFailure/></testcase>'))
    expect(await verdictOn([report])).toMatchObject({
      reward: 1,
      flags: [{ code: 'passed-on-retry', level: 'note', tests: ['a.b'] }]
    })
  })

  it('suspect an id that came with different results, in one file or in two', async () => {
    const passed = FAIL.replace('<failure/>', '')
    for (const texts of [[suite(PASS + FAIL + passed)], [suite(PASS + FAIL), suite(passed)]])
      expect((await verdictOn(texts)).flags).toMatchObject([
        { code: 'contradicting-results', level: 'suspect', tests: ['a.c'] }
      ])
  })

  it('do not suspect an id that came twice with one result, nor one that failed before the change', async () => {
    const passed = FAIL.replace('<failure/>', '')
    expect((await verdictOn([suite(PASS + PASS)])).flags).toEqual([])
    const expected = expecting({ n2p_tests: ['a.b'], run_result: { failed_tests: ['a.c'] } })
    expect((await verdictOn([suite(PASS + FAIL + passed)], expected)).flags).toEqual([])
  })

  it('suspect a container that wrote another reward', async () => {
    expect(await verdictOn([suite(PASS)], EXPECTS_A_B, { containerReward: 0 })).toMatchObject({
      reward: 1,
      disputed: true,
      flags: [{ code: 'container-differs', level: 'suspect' }]
    })
    expect(await verdictOn([suite(PASS)], EXPECTS_A_B, { containerReward: 1 })).toMatchObject({
      disputed: false,
      flags: []
    })
  })

  it('note a verifier that can write 1 by itself, with and without reports', async () => {
    const shapes = verifierShapes({ testSh: 'echo 1 > /logs/verifier/reward.txt' })
    for (const texts of [[suite(PASS)], []])
      expect((await verdictOn(texts, EXPECTS_A_B, { shapes })).flags).toMatchObject([
        { code: 'verifier-can-write-1', level: 'note' }
      ])
  })

  it('suspect reports that are older than the run, for score alone', async () => {
    const hour = 3_600_000
    const report = (name: string, modifiedMs: number) => ({
      ...reportFromText(`build/test-results/test/TEST-${name}.xml`, suite(PASS)),
      modifiedMs
    })
    const files = [report('old', 10 * hour), report('new', 20 * hour)]
    expect((await verdictOn([], EXPECTS_A_B, { files })).flags).toEqual([])
    expect((await verdictOn([], EXPECTS_A_B, { files, unwatched: true })).flags).toMatchObject([
      { code: 'report-older-than-run', paths: ['build/test-results/test/TEST-old.xml'] }
    ])
  })
})
