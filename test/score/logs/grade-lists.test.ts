import { describe, expect, it } from '@jest/globals'
import { gradeLists, type ListRule, type LogReading } from '../../../src/score/index.js'

const ROW = { F2P: ['fixed'], P2P: ['kept', 'other'] }

const grade = (
  rule: ListRule,
  reading: LogReading,
  { row = ROW, timedOut = false }: { row?: { F2P: string[]; P2P: string[] }; timedOut?: boolean } = {}
) => gradeLists({ rule, row, reading, timedOut })

const official = grade.bind(null, 'official')
const strict = grade.bind(null, 'strict')

describe('grading by lists', () => {
  it('resolves by both rules where every test passes', () => {
    const reading = { passed: ['fixed', 'kept', 'other', 'more'], failed: ['unrelated'] }
    const grading = {
      withLogs: true,
      allF2pPassed: true,
      noP2pFailed: true,
      allP2pPassed: true,
      resolved: true,
      passedTests: ['fixed', 'kept', 'other', 'more'],
      failedTests: ['unrelated']
    }
    expect(official(reading)).toEqual(grading)
    expect(strict(reading)).toEqual(grading)
  })

  it('resolves by neither where a test of F2P is missing or one of P2P fails', () => {
    const missing = { passed: ['kept', 'other'], failed: [] }
    const failing = { passed: ['fixed', 'kept'], failed: ['other'] }
    for (const rule of [official, strict]) {
      expect(rule(missing)).toMatchObject({ allF2pPassed: false, noP2pFailed: true, resolved: false })
      expect(rule(failing)).toMatchObject({ allF2pPassed: true, noP2pFailed: false, resolved: false })
    }
  })

  it('resolves officially without a test of P2P that did not run', () => {
    const reading = { passed: ['fixed', 'kept'], failed: [] }
    expect(official(reading)).toMatchObject({ noP2pFailed: true, allP2pPassed: false, resolved: true })
    expect(strict(reading)).toMatchObject({ noP2pFailed: true, allP2pPassed: false, resolved: false })
  })

  it('takes a test of F2P that both passed and failed for passed, officially', () => {
    const reading = { passed: ['fixed', 'kept', 'other'], failed: ['fixed'] }
    expect(official(reading)).toMatchObject({ allF2pPassed: true, resolved: true })
    expect(strict(reading)).toMatchObject({ allF2pPassed: false, resolved: false })
  })

  it('takes a test of P2P that both passed and failed for failed', () => {
    const reading = { passed: ['fixed', 'kept', 'other'], failed: ['other'] }
    expect(official(reading)).toMatchObject({ noP2pFailed: false, resolved: false })
    expect(strict(reading)).toMatchObject({ noP2pFailed: false, resolved: false })
  })

  it('resolves an empty F2P officially as soon as there are logs, even of no test', () => {
    const row = { F2P: [], P2P: [] }
    const none = { passed: [], failed: [] }
    expect(official(none, { row })).toMatchObject({ withLogs: true, resolved: true })
    expect(strict(none, { row })).toMatchObject({ withLogs: true, allF2pPassed: true, resolved: false })
    expect(official(null, { row })).toMatchObject({ withLogs: false, allF2pPassed: false, resolved: false })
  })

  it('resolves nothing that was stopped', () => {
    const row = { F2P: [], P2P: [] }
    expect(official({ passed: [], failed: [] }, { row, timedOut: true })).toMatchObject({
      withLogs: true,
      allF2pPassed: true,
      resolved: false
    })
  })

  it('keeps the expected tests alone of a log that names absurdly many', () => {
    const flood = 'x'.repeat(1024 * 1024)
    const reading = { passed: ['fixed', ...Array.from({ length: 33 }, () => flood)], failed: [flood] }
    expect(official(reading)).toMatchObject({ passedTests: ['fixed'], failedTests: [flood] })
  })
})
