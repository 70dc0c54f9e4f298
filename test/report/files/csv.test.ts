import { describe, expect, test } from '@jest/globals'
import { csvColumns, renderCsv } from '../../../src/report/files/csv.js'
import { evaluation } from '../evaluation.js'
import { expectFixture } from '../expect-fixture.js'
import { HOSTILE, mixedTrials, plannedOf, rewardsOf, trial } from '../trials.js'

/** A strict reader of RFC 4180: rows of cells. */
const readCsv = (text: string): string[][] => {
  expect(text).toMatch(/\r\n$/)
  return text
    .slice(0, -2)
    .split('\r\n')
    .map(line => {
      const cells = [...`${line},`.matchAll(/(?:"((?:[^"]|"")*)"|([^",]*)),/g)]
      expect(cells.map(([whole]) => whole).join('')).toBe(`${line},`)
      return cells.map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '')
    })
}

const cellsOf = (text: string, name: string): string[] => {
  const [titles = [], ...rows] = readCsv(text)
  return rows.map(row => row[titles.indexOf(name)]!)
}

describe('rewards.csv', () => {
  test('has a row a trial', () => {
    expectFixture('rewards.csv', renderCsv(evaluation()))
    expectFixture('rewards-mixed.csv', renderCsv(rewardsOf(mixedTrials())))
  })

  test('has all columns in every row, also of what was not run', () => {
    const text = renderCsv(rewardsOf([], { planned: [trial({ task: 'a' })].map(plannedOf) }))
    expect(readCsv(text).map(row => row.length)).toEqual([csvColumns.length, csvColumns.length])
    expect(cellsOf(text, 'outcome')).toEqual(['not-run'])
  })

  test('of nothing has the names of the columns', () => {
    expect(readCsv(renderCsv(rewardsOf([])))).toEqual([csvColumns.map(({ name }) => name)])
  })

  test.each([
    ['=HYPERLINK("x")', `'=HYPERLINK("x")`],
    ['+1', "'+1"],
    ['-1+cmd', "'-1+cmd"],
    ['@SUM(A1)', "'@SUM(A1)"],
    [' =1', "' =1"],
    ['＝1', "'＝1"],
    ['a=1', 'a=1'],
    ['a, "b"', 'a, "b"'],
    ['two\nlines\tand', 'two\\nlines\\tand']
  ])('shows %j as it is, and no spreadsheet computes it', (task, cell) => {
    expect(cellsOf(renderCsv(rewardsOf([trial({ task })])), 'task')).toEqual([cell])
  })

  test('keeps its form whatever names are in it', () => {
    const trials = HOSTILE.map((text, index) =>
      trial({ task: text, agent: text, repository: text, version: text, model: text, name: String(index) })
    )
    const text = renderCsv(rewardsOf(trials))
    expect(readCsv(text)).toHaveLength(HOSTILE.length + 1)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u)
  })
})
