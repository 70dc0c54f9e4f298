import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { writeSummary } from '../../src/github/summary.js'

const newFile = (): string => join(mkdtempSync(join(tmpdir(), 'kotlin-bench-test-')), 'summary.md')

describe('writeSummary', () => {
  it('adds to what other steps wrote', async () => {
    const file = newFile()
    await writeSummary('one\n', { GITHUB_STEP_SUMMARY: file })
    await writeSummary('two\n', { GITHUB_STEP_SUMMARY: file })
    expect(readFileSync(file, 'utf8')).toBe('one\ntwo\n')
  })

  it('stays below the size at which GitHub drops a summary whole, and says that it was cut', async () => {
    const file = newFile()
    await writeSummary('| täsk | resolved |\n'.repeat(100_000), { GITHUB_STEP_SUMMARY: file })
    const text = readFileSync(file)
    expect(text.length).toBeLessThanOrEqual(1_000_000)
    expect(text.toString()).toMatch(/\| täsk \| resolved \|\n\n\n_Cut here/)
  })

  it('tells where the platform has none', async () => {
    expect(await writeSummary('x', {})).toBe(false)
  })
})
