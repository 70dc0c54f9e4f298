import { describe, expect, test } from '@jest/globals'
import { mergeCheckReports } from '../../src/check/merge-reports.js'
import { checkInfo, checkReportOf, finding } from './check-reports.js'

const SCHEMA = checkInfo('schema')
const NOP = checkInfo('nop-fails', { stage: 'dynamic' })
const CHECKS = [SCHEMA, NOP]

describe('reports of several jobs', () => {
  test('are put together by task and check', () => {
    const files = checkReportOf([{ task: 'b', errors: ['schema'] }, { task: 'a' }], [SCHEMA])
    const { report, unseen } = mergeCheckReports(
      [
        files,
        checkReportOf([{ task: 'a', errors: ['nop-fails'] }], [NOP]),
        checkReportOf([{ task: 'b' }], [NOP])
      ],
      CHECKS
    )
    expect(unseen).toEqual([])
    expect(report.tasks.map(({ name, ran }) => [name, ...ran])).toEqual([
      ['a', 'schema', 'nop-fails'],
      ['b', 'schema', 'nop-fails']
    ])
    expect(report.findings).toEqual([finding('a', 'nop-fails'), finding('b', 'schema')])
    expect(report.counts).toEqual({ tasks: 2, sound: 0, errors: 2, warnings: 0 })
  })

  test('name the tasks that no job has run', () => {
    const files = checkReportOf([{ task: 'a' }, { task: 'b' }], [SCHEMA])
    const { report, unseen } = mergeCheckReports([files, checkReportOf([{ task: 'a' }], [NOP])], CHECKS)
    expect(unseen).toEqual(['b'])
    expect(report.tasks[1]).toMatchObject({
      ran: ['schema'],
      notRun: [{ check: 'nop-fails', reason: 'the job that should have made it left no result' }]
    })
  })

  test('of a job that ran again are taken from its last run', () => {
    const files = checkReportOf([{ task: 'a' }], [SCHEMA])
    const { report } = mergeCheckReports(
      [
        files,
        checkReportOf([{ task: 'a', errors: ['nop-fails'] }], [NOP]),
        checkReportOf([{ task: 'a' }], [NOP])
      ],
      CHECKS
    )
    expect(report.findings).toEqual([])
  })

  test('keep the reason for what could not be made, and the levels that the dataset chose', () => {
    const off = { ...NOP, level: 'off', reason: 'Ours need none.' } as const
    const { report, unseen } = mergeCheckReports(
      [checkReportOf([{ task: 'a', notRun: ['schema'] }], [SCHEMA]), checkReportOf([], [off])],
      CHECKS
    )
    expect(report.tasks[0]?.notRun).toEqual([{ check: 'schema', reason: 'there was nothing to look at' }])
    expect(report.checks[1]).toMatchObject({ level: 'off', reason: 'Ours need none.' })
    expect(unseen).toEqual([])
  })

  test('add no checks of their own', () => {
    const made = checkReportOf([{ task: 'a', errors: ['made-up'] }], [checkInfo('made-up'), SCHEMA])
    const { report } = mergeCheckReports([made], [SCHEMA])
    expect(report.checks).toEqual([SCHEMA])
    expect(report.findings).toEqual([])
  })
})
