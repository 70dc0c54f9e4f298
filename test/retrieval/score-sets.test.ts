import { expect, test } from '@jest/globals'
import { scoreSets } from '../../src/retrieval/score-sets.js'

test.each([
  ['all of it', 'ab', 'ab', { recall: 1, precision: 1, f1: 1 }],
  ['a part', 'ab', 'a', { recall: 0.5, precision: 1, f1: 2 / 3 }],
  ['more', 'a', 'abcd', { recall: 1, precision: 0.25, f1: 0.4 }],
  ['something else', 'a', 'b', { recall: 0, precision: 0, f1: 0 }],
  ['nothing found', 'a', '', { recall: 0, precision: 0, f1: 0 }],
  ['nothing to be found', '', 'a', { recall: 0, precision: 0, f1: 0 }],
  ['neither', '', '', { recall: 0, precision: 0, f1: 0 }]
])('%s', (_, truth, found, score) => {
  expect(scoreSets(new Set(truth), new Set(found))).toEqual(score)
})
