import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { UserError } from '../../../src/contracts/errors.js'
import { readPrices } from '../../../src/entry/read-options/read-prices.js'

const file = (text: string): string => {
  const path = join(mkdtempSync(join(tmpdir(), 'kotlin-bench-prices-')), 'prices.json')
  writeFileSync(path, text)
  return path
}

describe('a table of prices', () => {
  it('is read by model', () => {
    const table = { 'acme/large': { input: 3, output: 15, cached: 0.3 }, small: { input: 0, output: 0 } }
    expect(readPrices(file(JSON.stringify(table)))).toEqual(table)
  })

  it.each([
    ['{"a": {"input": 1}}', /prices\.json` lacks `a > output`\. A file of prices holds/],
    [
      '{"a": {"input": "1", "output": 2}}',
      /has `"1"` at `a > input`; a price is a number of 0 or more without quotes, such as `3`/
    ],
    ['{"a": {"input": -1, "output": 2}}', /has `-1` at `a > input`/],
    ['{"a": 3}', /has `3` at `a`, where prices have to be/],
    ['[1]', /prices.json` is no table of models\. A file of prices holds US dollars/],
    ['{', /is no JSON \(/]
  ])('is the mistake of its writer where it is %s', (text, message) => {
    expect(() => readPrices(file(text))).toThrow(UserError)
    expect(() => readPrices(file(text))).toThrow(message)
  })

  it('has to be there', () => {
    expect(() => readPrices('/nowhere/prices.json')).toThrow(
      '`--prices /nowhere/prices.json` does not exist. A file of prices holds'
    )
    expect(() => readPrices('/')).toThrow('`--prices /` is no file.')
  })
})
