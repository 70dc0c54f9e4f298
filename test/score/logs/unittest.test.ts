import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { harnessLog, parseLog } from '../../../src/score/index.js'
import { parsed } from './support/fixtures.js'

const python = (name: string) => parsed('PythonPyUnit', `unittest/${name}`)

describe('PythonPyUnit on unittest', () => {
  it('reads class, test and parameters, and no other status than ok and FAIL', () => {
    expect(python('verbose')).toEqual({
      passed: [
        'tests.test_sums.TestSums:test_adds:',
        // As Python 3.11 and later name the class.
        'tests.test_sums.TestSums.test_new:test_new:'
      ],
      failed: ['tests.test_sums.TestSums:test_divides:']
    })
  })

  it('reads the last word of a docstring, where it is not followed by a stop', () => {
    expect(python('docstrings')).toEqual({ passed: [':end:'], failed: [] })
  })

  it('gives a test with a docstring the status of the test after it', () => {
    expect(python('three-lines')).toEqual({
      passed: ['tests.test_sums.TestSums:test_plain:'],
      failed: ['tests.test_sums.TestSums:test_adds:']
    })
  })

  it('takes a status from the start of a later line', () => {
    expect(python('printed-between')).toEqual({
      passed: [
        'tests.test_sums.TestSums:test_prints:',
        'tests.test_sums.TestSums:test_says_ok:',
        'tests.test_sums.TestSums:test_adds:'
      ],
      failed: []
    })
  })

  it('reads parameters in brackets right behind a name or class, and no test with a blank before them', () => {
    expect(python('parameters')).toEqual({
      passed: ['tests.test_sums.TestSums:test_adds:1, (2, 3)', ':test_bare:x=1'],
      failed: []
    })
  })

  it('gives a test that crashed the next status there is, and loses what stands between', () => {
    expect(python('no-status')).toEqual({
      passed: ['tests.test_sums.TestSums:test_adds:', 'tests.test_sums.TestSums:test_seen:'],
      failed: ['tests.test_sums.TestSums:test_crashes:']
    })
  })
})

const SUITE = `
import sys, unittest
class Sums(unittest.TestCase):
    def test_adds(self): self.assertEqual(1 + 1, 2)
    def test_divides(self): self.assertEqual(1 / 2, 0)
    def test_prints(self): print('told', file=sys.stderr)
    @unittest.skip('not yet')
    def test_later(self): pass
`

describe('PythonPyUnit on what Python itself prints', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'unittest-'))
    writeFileSync(join(folder, 'sums.py'), SUITE)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('reads its tests', () => {
    const { stdout, stderr, status } = spawnSync('python3', ['-m', 'unittest', '-v', 'sums'], {
      cwd: folder,
      encoding: 'utf8'
    })
    const version = execFileSync('python3', ['-c', 'import sys; print(sys.version_info >= (3, 11))'], {
      encoding: 'utf8'
    })
    const owner = (test: string) => (version.startsWith('True') ? `sums.Sums.${test}` : 'sums.Sums')
    const log = harnessLog({ stdout, stderr, exitCode: status, timedOut: false })
    expect(parseLog('PythonPyUnit', log)).toEqual({
      passed: [`${owner('test_adds')}:test_adds:`, `${owner('test_prints')}:test_prints:`],
      failed: [`${owner('test_divides')}:test_divides:`]
    })
  })
})
