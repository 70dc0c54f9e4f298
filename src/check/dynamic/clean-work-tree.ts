import { plural } from '../../text/plural.js'
import { type DynamicCheck, NOTHING_RAN } from '../dynamic-check.js'
import { shown } from '../static-check.js'
import { DOCKERFILE } from '../task-facts.js'

const SHOWN_PATHS = 5

export const cleanWorkTree: DynamicCheck = {
  id: 'clean-work-tree',
  sentence: 'The work tree in the image is as its commit has it.',
  level: 'warning',
  why: 'An agent finds changes there that are not its own, and `git stash` or `git checkout .` take them away.',
  run: ({ tree }) => {
    if (tree === undefined) return NOTHING_RAN
    const { dirty } = tree
    if (dirty.length === 0) return []
    const named = dirty.slice(0, SHOWN_PATHS).map(path => shown(path))
    const more = dirty.length > named.length ? ', …' : ''
    return [
      {
        file: DOCKERFILE,
        line: null,
        message: `git status tells of ${plural(dirty.length, 'changed or untracked path')}: ${named.join(', ')}${more}.`,
        advice:
          'Restore or remove them at the end of the build, or let .git/info/exclude name what a build leaves.'
      }
    ]
  }
}
