import { type DynamicCheck, NOTHING_RAN } from '../dynamic-check.js'
import type { Problem } from '../static-check.js'
import { FIX_PATCH, TEST_PATCH } from '../task-facts.js'

const problem = (file: string, what: string, said: string | null | undefined): Problem[] =>
  said
    ? [
        {
          file,
          line: null,
          message: `${what}: ${said.trim()}`,
          advice: 'Make it anew by `git diff` from the commit that the image has.'
        }
      ]
    : []

export const patchesApply: DynamicCheck = {
  id: 'patches-apply',
  sentence:
    'test.patch applies to the tree as shipped and to the fixed tree, and so does fix.patch to the first.',
  level: 'error',
  why: 'A verifier that cannot put the hidden tests in gives every agent 0.',
  run: ({ tree }) => {
    if (tree === undefined) return NOTHING_RAN
    const { fix, tests, testsOnFix } = tree.applying
    return [
      ...problem(FIX_PATCH, 'fix.patch does not apply to the tree as shipped', fix),
      ...problem(TEST_PATCH, 'test.patch does not apply to the tree as shipped', tests),
      ...(tests ? [] : problem(TEST_PATCH, 'test.patch does not apply to the fixed tree', testsOnFix))
    ]
  }
}
