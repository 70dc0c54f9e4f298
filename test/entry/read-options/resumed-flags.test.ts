import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from '@jest/globals'
import { resumedOptions } from '../../../src/commands/run/resumed-options.js'
import { flagsOf, type OptionRow, type OptionValues } from '../../../src/entry/options.js'
import { readFlags } from '../../../src/entry/read-options/read-flags.js'
import { readValues } from '../../../src/entry/read-options/read-values.js'
import { withoutEffect } from '../../../src/entry/read-options/resumed-flags.js'
import { toRunOptions } from '../../../src/entry/read-options/to-run-options.js'

const told = (...args: string[]): string | undefined => {
  const request = readFlags(['run', ...args])
  if (request.kind !== 'verb') throw new Error('expected a verb')
  return withoutEffect(request.raws)
}

/** Of where the job is and how its end is told, not of how it runs. */
const OF_THE_CALL_ALONE = ['resume', 'jobs-dir', 'json', 'quiet', 'baseline']

const prices = join(mkdtempSync(join(tmpdir(), 'kotlin-bench-resumed-')), 'prices.json')
writeFileSync(prices, '{"acme/large": {"input": 3, "output": 15}}')

/** Only rows have these. */
const OF_ROWS = ['split', 'language', 'hints']

/** Another value than that of an option which is not given. */
const otherThanDefault = (row: OptionRow): unknown => {
  if (row.name === 'prices') return prices
  if (row.name === 'fail-on') return ['flagged']
  if (row.name === 'grading') return ['simple']
  switch (row.type) {
    case 'list':
    case 'hosts':
      return ['example.com']
    case 'count':
    case 'whole':
    case 'factor':
      return 7
    case 'switch':
      return true
    case 'choice':
      return row.values!.find(value => value !== row.default)
    default:
      return 'else'
  }
}

describe('an option beside --resume', () => {
  // A push is refused where there is nowhere to push to.
  const usual = { ...readValues(new Map(), '/'), resume: 'job', registry: ['localhost:5000'] }
  const runOptions = (values: OptionValues) => toRunOptions(values, 'flags', { environment: {}, folder: '/' })

  it.each(
    flagsOf('run')
      .filter(({ name }) => !OF_THE_CALL_ALONE.includes(name))
      .map(row => [row.name, row.onResume ?? false, row] as const)
  )('%s has an effect as the table says: %s', (name, hasEffect, row) => {
    const without = OF_ROWS.includes(name) ? { ...usual, benchmark: 'swe-polybench' as const } : usual
    const started = runOptions(without)
    const call = runOptions({ ...without, [name]: otherThanDefault(row) })
    expect(call).not.toEqual(started)
    expect(!isDeepStrictEqual(resumedOptions(started, call), started)).toBe(hasEffect)
  })
})

describe('flags beside --resume', () => {
  it('are named where the job that goes on keeps its own', () => {
    expect(told('--resume', 'job', '-a', 'nop', '-n', '2', '-k', '3')).toBe(
      '`--agent`, `--attempts`: without effect beside `--resume`; the job goes on with what it was started with.'
    )
  })

  it('are passed over where they have their effect, or no job goes on', () => {
    expect(told('--resume', 'job', '-o', 'jobs', '-n', '2', '-r', '0', '--json', '-q')).toBeUndefined()
    expect(told('-a', 'nop')).toBeUndefined()
  })
})
