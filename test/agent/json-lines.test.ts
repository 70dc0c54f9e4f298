import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { jsonLines } from '../../src/agent/json-lines.js'

const read = (chunks: readonly Uint8Array[]): unknown[] => {
  const values: unknown[] = []
  const lines = jsonLines(value => values.push(value))
  for (const chunk of chunks) lines.write(chunk)
  lines.end()
  return values
}

describe('JSON lines', () => {
  test('are told from what else stands in the output', () => {
    const text = 'YOLO mode is on.\n{"type":"a"}\n\n{broken\n["no event"]\n  {"type":"b"}'
    expect(read([Buffer.from(text)])).toEqual([{ type: 'a' }, { type: 'b' }])
  })

  test('are the same however they are cut', () => {
    const text = Buffer.from('{"text":"grüße"}\n{"n":1}\n')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: text.length }), cut => {
        expect(read([text.subarray(0, cut), text.subarray(cut)])).toEqual([{ text: 'grüße' }, { n: 1 }])
      })
    )
  })

  test('beyond any size that an event has are passed over', () => {
    const half = Buffer.alloc(5 * 1024 * 1024, 'x')
    expect(read([Buffer.from('{"long":"'), half, half, Buffer.from('"}\n{"n":1}\n')])).toEqual([{ n: 1 }])
  })
})
