import { describe, expect, it } from '@jest/globals'
import { renderCsv } from '../../../src/report/files/csv.js'
import { renderHtml } from '../../../src/report/html/index.js'
import { rowsTable } from '../../../src/report/rows/rows-table.js'
import { renderRowsTable } from '../../../src/report/rows/terminal-tables.js'
import { renderSummary } from '../../../src/report/summary.js'
import { expectFixture } from '../expect-fixture.js'
import { mixedTrials, rewardsOf } from '../trials.js'
import { retrieval, rowRewards, rowTrial, rowTrials } from './row-trials.js'

describe('trials on rows', () => {
  it('are counted by language and task type, with sums where there are several', () => {
    const one = rowRewards(rowTrials().slice(0, 4))
    const lines = rowsTable(one)?.lines ?? []
    expect(
      lines.map(({ language, taskType, trials, errors, gradings }) => [
        ...[language, taskType, trials, errors],
        ...(['official', 'strict', 'simple'] as const).map(
          name => `${gradings[name].resolved}/${gradings[name].graded}`
        )
      ])
    ).toEqual([
      ['java', 'refactor', 1, 0, '1/1', '1/1', '0/1'],
      ['python', 'bug_fix', 2, 0, '1/2', '1/2', '1/2'],
      ['python', 'feature', 1, 1, '0/0', '0/0', '0/0'],
      ['python', null, 3, 1, '1/2', '1/2', '1/2'],
      [null, null, 4, 1, '2/3', '2/3', '1/3']
    ])
  })

  it('have means of what their changes touch, of nodes only where there is a truth', () => {
    const lines = rowsTable(rowRewards(rowTrials().slice(0, 4)))?.lines ?? []
    expect(lines[1]?.retrieval.official).toEqual({
      file: { recall: 0.75, precision: 0.625, f1: (1 + 1 / 3) / 2, changes: 2 },
      node: { recall: 1, precision: 0.5, f1: 2 / 3, changes: 1 }
    })
    expect(lines[1]?.retrieval.corrected.file).toMatchObject({ recall: 1, changes: 2 })
    expect(lines[2]?.retrieval.official).toEqual({ file: null, node: null })
  })

  it('are shown by agent where there are several, and only as they were graded', () => {
    expect(rowsTable(rowRewards())).toMatchObject({
      hasAgents: true,
      hasRetrieval: true,
      gradings: ['official', 'strict', 'simple']
    })
    const simple = rowsTable(rowRewards([rowTrial('a__b-1', ['java', 'feature'], '  +')]))
    expect(simple).toMatchObject({ hasAgents: false, hasRetrieval: false, gradings: ['simple'] })
  })

  it('are a part of the summary', async () => {
    await expectFixture('summary-rows.md', renderSummary(rowRewards()))
  })

  it('are a table on a terminal, of their own', async () => {
    const table = rowsTable(rowRewards())
    await expectFixture('table-rows.txt', `${table === null ? '' : renderRowsTable(table)}\n`)
  })

  it('are a part of the page, under the agent that they are of', async () => {
    const named = rowTrials().map(one => ({ ...one, agent: `${one.agent}<b>` }))
    const detailsOf = async () => null
    const page = await renderHtml({
      rewards: rowRewards(named),
      ...{ comparison: null, gate: null, notRun: [], detailsOf }
    })
    expect(page).toContain('By language and task type')
    expect(page).toMatch(/scope="rowgroup"[^>]*>.*?codex&lt;b> openai\/gpt-5/)
    expect(page).toContain('pb500; all languages; without hints; graded official, strict, simple')
    expect(page).not.toContain('codex<b>')
  })

  it('fill columns of their own in the CSV', () => {
    const [head = '', row = ''] = renderCsv(
      rowRewards([rowTrial('a__b-1', ['java', 'feature'], '+-+', { measured: retrieval([1, 0.5], null) })])
    ).split('\r\n')
    const cells = new Map(head.split(',').map((name, index) => [name, row.split(',')[index]]))
    expect(cells.get('language')).toBe('java')
    expect(cells.get('task_type')).toBe('feature')
    expect(['official', 'strict', 'simple'].map(name => cells.get(name))).toEqual(['1', '0', '1'])
    expect(cells.get('official_file_precision')).toBe('0.5')
    expect(cells.get('corrected_file_f1')).toBe('1')
    expect(cells.get('official_node_recall')).toBe('')
  })

  it('leave other results as they are', () => {
    expect(rowsTable(rewardsOf(mixedTrials()))).toBeNull()
    expect(renderSummary(rewardsOf(mixedTrials()))).not.toContain('language')
  })
})
