import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { readValues } from '../../src/entry/read-values.js'
import { toRunOptions } from '../../src/entry/run-options.js'

const values = (typed: Record<string, string>, folder = '/nowhere') =>
  readValues(
    new Map(Object.entries(typed).map(([name, text]) => [name, { label: name, texts: [text] }])),
    folder
  )

describe('toRunOptions', () => {
  it("lets a phase's own multiplier win over the one for all", () => {
    const path = mkdtempSync(join(tmpdir(), 'kotlin-bench-test-'))
    const typed = { path, 'timeout-multiplier': '2', 'agent-timeout-multiplier': '3' }
    expect(toRunOptions(values(typed), 'flags').multipliers).toEqual({
      environment: 2,
      agent: 3,
      verifier: 2
    })
  })

  it('says what to do where no dataset is', () => {
    expect(() => toRunOptions(values({}, '/ws'), 'inputs')).toThrow(
      /No dataset: input `path` is `\/ws\/tasks`.*actions\/checkout/
    )
    expect(() => toRunOptions(values({ path: '/none' }), 'flags')).toThrow(/`--path` is `\/none`.*with `-p`/)
  })
})
