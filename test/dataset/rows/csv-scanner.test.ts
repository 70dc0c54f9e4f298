import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { type CsvCell, CsvScanner } from '../../../src/dataset/rows/csv-scanner.js'
import { inPieces } from './rows-file.js'

const textOf = ({ bytes, isQuoted }: CsvCell): string =>
  isQuoted ? bytes.toString().replaceAll('""', '"') : bytes.toString()

const scan = (chunks: readonly Buffer[]): CsvCell[][] => {
  const scanner = new CsvScanner()
  const records = chunks.flatMap(chunk => [...scanner.push(chunk)])
  return [...records, ...scanner.end()].map(cells => [...cells])
}

const tableOf = (text: string): string[][] => scan([Buffer.from(text)]).map(cells => cells.map(textOf))

const mistakesOf = (text: string): (string | null)[][] =>
  scan([Buffer.from(text)]).map(cells => cells.map(cell => cell.mistake))

const cells = fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', 'a', 'é', '🎉', ' ', '[') })
const cellOf = (text: string): string =>
  /[",\r\n]/.test(text) || text === '' ? `"${text.replaceAll('"', '""')}"` : text

describe('CsvScanner', () => {
  it('reads back every table, however its bytes arrive', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(cells, { minLength: 1 })),
        fc.constantFrom('\n', '\r\n'),
        fc.boolean(),
        fc.array(fc.nat(7)),
        (table, lineEnd, endsInLineEnd, sizes) => {
          const text =
            table.map(row => row.map(cellOf).join(',')).join(lineEnd) + (endsInLineEnd ? lineEnd : '')
          const read = scan(inPieces(Buffer.from(text), sizes)).map(row => row.map(textOf))
          // A line end behind nothing is an empty line.
          expect(read).toEqual(table.length === 0 && endsInLineEnd ? [['']] : table)
        }
      ),
      { numRuns: 500 }
    )
  })

  it.each([
    ['quotes in a cell that does not begin with one', '5" disk,b\n', [['5" disk', 'b']]],
    ['an empty cell at the end of the file', 'a,', [['a', '']]],
    ['an empty cell in quotes at the end of the file', 'a,""', [['a', '']]],
    [
      'line ends of both kinds',
      'a,b\r\nc,d\n"e","f"\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
        ['e', 'f']
      ]
    ],
    ['an empty line', 'a\n\nb\n', [['a'], [''], ['b']]],
    ['a carriage return within a line', 'a\rb,c\n', [['a\rb', 'c']]]
  ])('takes %s', (_, text, table) => {
    expect(tableOf(text)).toEqual(table)
  })

  it('loses the record that a quote out of place is in, and no more', () => {
    const text = '1,"a "quote" b"\n2,"never closed\n3,"c"\n4,d\n'
    expect(tableOf(text)).toEqual([
      ['1', 'a "quote" b'],
      ['2', 'never closed\n3,"c'],
      ['4', 'd']
    ])
    const lone = 'a quote in it is not doubled, or the quote that ends it is missing'
    expect(mistakesOf(text)).toEqual([
      [null, lone],
      [null, lone],
      [null, null]
    ])
  })

  it('says that a quote is never closed', () => {
    expect(mistakesOf('1,a\n2,"b\n3,c\n')).toEqual([
      [null, null],
      [null, 'its quote is never closed: all that follows in the file was taken for this cell']
    ])
  })

  it('takes a cell of megabytes in small pieces', () => {
    const cell = 'x"y,\n'.repeat(300_000)
    const bytes = Buffer.from(`1,${cellOf(cell)},2\n`)
    const [record = []] = scan(inPieces(bytes, Array<number>(100).fill(16_384)))
    expect(record.map(textOf)).toEqual(['1', cell, '2'])
  })
})
