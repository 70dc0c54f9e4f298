import { expect, test } from '@jest/globals'
import { fitColumns, layOutColumns } from '../../../src/report/terminal/lay-out-columns.js'

test.each([
  ['kotlin-bench/larder', 'beginning', 'kotlin-be…'],
  ['kotlin-bench/larder', 'end', '…ch/larder'],
  ['larder', 'end', 'larder'],
  ['日本語のライブラリ', 'beginning', '日本語の…'],
  ['日本語のライブラリ', 'end', '…イブラリ']
] as const)('%s is cut to ten columns, its %s kept', (text, keep, fitted) => {
  expect(fitColumns(text, 10, keep)).toBe(fitted)
})

test('a column cuts its cells as it says, and its title at the end', () => {
  const column = { title: 'repository', cells: ['kotlin-bench/larder'], width: 8, keep: 'end' as const }
  expect(layOutColumns([column])).toEqual(['reposit…', '…/larder'])
})
