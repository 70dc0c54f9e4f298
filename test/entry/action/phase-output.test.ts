import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { phaseOutput } from '../../../src/entry/action/phase-output.js'

const jobWith = (stdout: string): string => {
  const job = mkdtempSync(join(tmpdir(), 'kotlin-bench-test-'))
  mkdirSync(join(job, 't__1', 'verifier'), { recursive: true })
  writeFileSync(join(job, 't__1', 'verifier', 'test-stdout.txt'), stdout)
  return job
}

describe('phaseOutput', () => {
  it('is what the tests printed, for the verify phase', () => {
    const job = jobWith('BUILD SUCCESSFUL\n')
    expect(phaseOutput(job, 't__1', 'verify')).toBe('BUILD SUCCESSFUL')
    expect(phaseOutput(job, 't__1', 'score')).toBe('')
  })

  it('is the end of much, and says how much is missing', () => {
    const text = phaseOutput(jobWith(`${'x'.repeat(100_000)}\nlast`), 't__1', 'verify')
    expect(text).toMatch(/^\[the first 67237 bytes are in the artifact\]\nx+\nlast$/)
  })

  it('is empty where nothing was left', () => {
    expect(phaseOutput('/nowhere', 't__1', 'verify')).toBe('')
  })
})
