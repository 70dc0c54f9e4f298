import { describe, expect, it } from '@jest/globals'
import { HOSTILE_LOGS } from '../../../bench/logs/hostile-logs.js'
import { ROW_LANGUAGES } from '../../../src/contracts/swe-polybench.js'
import { accountOf, parseLog, testsSeen } from '../../../src/score/index.js'
import { processorSeconds } from '../../processor-seconds.js'

/** Enough that what takes quadratic time would take minutes; `bench/logs.sh` does the same with 50 MB. */
const LENGTH = 300_000

describe('hostile logs', () => {
  it.each(HOSTILE_LOGS.map(log => [log.what, log] as const))(
    'of %s are read to their end',
    (_, { parsers, make }) => {
      const log = make(LENGTH)
      const start = processorSeconds()
      for (const parser of parsers) {
        const reading = parseLog(parser, log)
        expect(reading === null || Array.isArray(reading.passed)).toBe(true)
        expect(Array.isArray(accountOf(parser, log, { passed: ['any'], failed: [] }).failed)).toBe(true)
      }
      for (const language of ROW_LANGUAGES) expect(testsSeen(language, log)).toBeLessThan(LENGTH)
      expect(processorSeconds() - start).toBeLessThan(10)
    }
  )
})
