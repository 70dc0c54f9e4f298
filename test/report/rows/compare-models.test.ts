import { describe, expect, it } from '@jest/globals'
import { compareModels } from '../../../src/report/rows/compare-models.js'
import { renderComparison } from '../../../src/report/rows/terminal-tables.js'
import { resultLine } from '../../commands/bench/result-lines.js'
import { retrieval } from './row-trials.js'

const EARLIER = '2026-11-01T00:00:00.000Z'
const LATER = '2026-11-03T00:00:00.000Z'

describe('models', () => {
  it('are compared by language, and over all', () => {
    const { lines, notes } = compareModels([
      resultLine({ instance: 'a__b-1' }),
      resultLine({
        instance: 'a__b-2',
        outcome: 'unresolved',
        gradings: { official: 0, strict: 0, simple: 1 }
      }),
      resultLine({ instance: 'a__c-1', language: 'java', outcome: 'error', gradings: {}, costUsd: null })
    ])
    expect(
      lines.map(({ language, instances, errors, costUsd }) => [language, instances, errors, costUsd])
    ).toEqual([
      ['java', 1, 1, null],
      ['python', 2, 0, 0.5],
      [null, 3, 1, 0.5]
    ])
    expect(lines[2]?.gradings.official).toEqual({ resolved: 1, graded: 2 })
    expect(notes).toEqual([])
  })

  it('have of each instance the run that was appended last, with all its attempts', () => {
    const { lines, notes } = compareModels([
      resultLine({ run: 'new', date: LATER, gradings: { official: 1 } }),
      resultLine({ run: 'new', date: LATER, attempt: 2, gradings: { official: 0 } }),
      resultLine({ run: 'old', date: EARLIER, gradings: { official: 0 } })
    ])
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ instances: 1, gradings: { official: { resolved: 1, graded: 2 } } })
    expect(notes).toEqual(['Not counted: 1 result of earlier runs on the same instances.'])
  })

  it('count an attempt once where a run that went on appended it again', () => {
    const { lines } = compareModels([
      resultLine({ date: EARLIER, outcome: 'error', gradings: {} }),
      resultLine({ date: LATER, gradings: { official: 1 } })
    ])
    expect(lines[0]).toMatchObject({ errors: 0, gradings: { official: { resolved: 1, graded: 1 } } })
  })

  it('are not compared without a word where they were measured in other ways', () => {
    const { notes } = compareModels([
      resultLine({ model: 'a', instance: 'a__b-1' }),
      resultLine({ model: 'b', instance: 'a__b-2', dataset: { source: 'rows.csv', commit: 'other' } })
    ])
    expect(notes).toEqual([
      'Not all were run on the same instances: 0 of 2 are common to all. Read the rates with care.',
      'The results are of different datasets: read their rates with care.'
    ])
  })

  it('stand in a table, one under the other', () => {
    const text = renderComparison(
      compareModels([
        resultLine({ retrieval: retrieval([1, 0.5], null) }),
        resultLine({ model: 'anthropic/\u001b[2Jclaude', gradings: { official: 0, strict: 0, simple: 0 } })
      ])
    )
    expect(text.split('\n').slice(0, 3)).toEqual([
      'agent and model                  language  instances  errors     official       strict       simple        files  files corrected  nodes  nodes corrected     cost',
      'codex openai/gpt-5               Python            1       0  1/1, 100.0%  1/1, 100.0%  1/1, 100.0%  1.00 / 0.50      1.00 / 1.00      -                -  $0.2500',
      'codex anthropic/\\u001b[2Jclaude  Python            1       0    0/1, 0.0%    0/1, 0.0%    0/1, 0.0%            -                -      -                -  $0.2500'
    ])
  })
})
