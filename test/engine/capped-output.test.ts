import { expect, test } from '@jest/globals'
import { cappedOutput } from '../../src/engine/capped-output.js'

const written = (maxBytes: number, ...texts: readonly string[]) => {
  const output = cappedOutput(maxBytes)
  for (const text of texts) output.add(Buffer.from(text))
  return { text: output.buffer().toString(), truncated: output.truncated }
}

test('an output within its limit is kept whole', () => {
  expect(written(6, 'abc', 'def')).toEqual({ text: 'abcdef', truncated: false })
})

test('the chunk that goes beyond is cut, and what comes after is dropped', () => {
  expect(written(4, 'abc', 'def', 'ghi')).toEqual({ text: 'abcd', truncated: true })
})

test('nothing is kept where nothing may be', () => {
  expect(written(0, 'a')).toEqual({ text: '', truncated: true })
})
