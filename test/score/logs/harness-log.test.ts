import { describe, expect, it } from '@jest/globals'
import { harnessLog, parseLog } from '../../../src/score/index.js'

const run = { stdout: 'out\n', stderr: '+ npm test\n', exitCode: 1, timedOut: false }

describe('the log that parsers read', () => {
  it('has standard error first and says twice how the run ended', () => {
    expect(harnessLog(run)).toBe(
      '+ npm test\nout\n\nContainer exited with status code: 1\nContainer exited with status code: 1'
    )
  })

  it('says nothing of a run that was stopped', () => {
    const stdout = '===== test session starts =====\na.py::test_a PASSED\n'
    const log = harnessLog({ ...run, stdout, exitCode: null, timedOut: true })
    expect(log).toBe('Container operation timed out')
    expect(parseLog('PythonPyUnit', log)).toEqual({ passed: [], failed: [] })
  })
})
