import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { JsonScanner } from '../../../src/dataset/rows/json-scanner.js'
import { inPieces } from './rows-file.js'

const scan = (chunks: readonly Buffer[]) => {
  const scanner = new JsonScanner()
  const texts = chunks.flatMap(chunk => [...scanner.push(chunk)].map(bytes => bytes.toString()))
  return { texts, mistake: scanner.mistakeAtEnd }
}

const values = fc.jsonValue({ stringUnit: 'binary', maxDepth: 4 })

describe('JsonScanner', () => {
  it('finds the items of every array, however its bytes arrive', () => {
    fc.assert(
      fc.property(fc.array(values), fc.nat(2), fc.array(fc.nat(7)), (items, indent, sizes) => {
        const text = `${JSON.stringify(items, null, indent)}\n`
        const { texts, mistake } = scan(inPieces(Buffer.from(text), sizes))
        // Through text as the array goes, since JSON knows no -0.
        expect(texts.map(item => JSON.parse(item))).toEqual(JSON.parse(text))
        expect(mistake).toBeNull()
      }),
      { numRuns: 500 }
    )
  })

  it('finds objects one after another', () => {
    const text = '{\n  "a": "}"\n}\n{"b": [{"c": "\\"]"}]}'
    expect(scan([Buffer.from(text)])).toEqual({
      texts: ['{\n  "a": "}"\n}', '{"b": [{"c": "\\"]"}]}'],
      mistake: null
    })
  })

  it('goes on behind an item that is no JSON', () => {
    expect(scan([Buffer.from('[{"a": nothing}, {"b" 1}, {"c": 1}]')]).texts).toEqual([
      '{"a": nothing}',
      '{"b" 1}',
      '{"c": 1}'
    ])
  })

  it.each([
    ['within an item', '[{"a": 1}, {"b": ', 'the file ends within it'],
    ['within a string', '[{"a": 1}, {"b": "\\', 'the file ends within it'],
    ['between items', '[{"a": 1}, ', 'the file ends before its array does']
  ])('says that the file ends %s', (_, text, mistake) => {
    expect(scan([Buffer.from(text)])).toEqual({ texts: ['{"a": 1}'], mistake })
  })
})
