import { type DynamicCheck, NOTHING_RAN } from '../dynamic-check.js'
import { type Problem, shown } from '../static-check.js'
import { DOCKERFILE } from '../task-facts.js'

const SHOWN_COMMITS = 5

const ADVICE = 'Run a script such as seal_git_history.sh as the last step of the build.'

export const historySealed: DynamicCheck = {
  id: 'history-sealed',
  sentence: 'The repository in the image holds nothing from after the base commit.',
  level: 'error',
  why: 'An agent that can read the fix with git needs not find it.',
  run: ({ tree }) => {
    if (tree === undefined) return NOTHING_RAN
    const problem = (message: string): Problem => ({ file: DOCKERFILE, line: null, message, advice: ADVICE })
    const { fixedFiles, commitsBeyond, refsBeyond } = tree
    const files = fixedFiles.map(({ id, path }) =>
      problem(`${shown(path)} as the fix leaves it can be read by \`git show ${id.slice(0, 12)}\`.`)
    )
    if (commitsBeyond.length === 0) return files
    const named = commitsBeyond.slice(0, SHOWN_COMMITS).map(commit => shown(commit.slice(0, 100)))
    const more = commitsBeyond.length > named.length ? ', …' : ''
    const refs =
      refsBeyond.length === 0
        ? ''
        : ` Refs that lead there: ${refsBeyond
            .slice(0, SHOWN_COMMITS)
            .map(ref => shown(ref))
            .join(', ')}.`
    const many = commitsBeyond.length === 1 ? 'commit is' : 'commits are'
    return [
      ...files,
      problem(
        `${commitsBeyond.length} ${many} there that HEAD does not reach: ${named.join(', ')}${more}.${refs}`
      )
    ]
  }
}
