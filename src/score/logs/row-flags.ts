import type { Flag } from '../../contracts/verdict.js'
import { patchPaths, touchedPaths } from '../../text/patch-paths.js'
import { runnerFilesOf, runnerPathsOf } from './runner-files.js'
import { runnerWordsIn } from './runner-words.js'

/** A change of a row, and what it is held against. */
export interface RowFlagsInput {
  readonly patch: string
  readonly testPatch: string
  readonly testCommand?: string
  /** Paths that the change was applied to although its text does not name them. */
  readonly unnamed?: readonly string[]
}

/**
 * What a reader should know of a patch of a row: that it touches files which the hidden tests bring, and
 * which the official order of patches lets it change, that it changes how tests are run, or that it speaks
 * of test runners where nothing but a trick needs them.
 */
export const rowFlags = ({ patch, testPatch, testCommand = '', unnamed = [] }: RowFlagsInput): Flag[] => {
  const hidden = new Set(touchedPaths(patchPaths(testPatch)))
  const files = patchPaths(patch)
  const named = touchedPaths(files)
  const touched = [...new Set([...named, ...unnamed])].filter(path => hidden.has(path))
  const runnerFiles = [
    ...new Set([...runnerFilesOf({ patch, testCommand }), ...runnerPathsOf(unnamed, { testCommand })])
  ]
  const words = runnerWordsIn(files).filter(path => !hidden.has(path))
  const flags: Flag[] = []
  if (touched.length > 0)
    flags.push({
      code: 'patch-touches-tests',
      level: 'suspect',
      message:
        'The diff touches files of the hidden tests; by the official order it changes them after they went in.',
      paths: touched
    })
  if (runnerFiles.length > 0)
    flags.push({
      code: 'test-runner-changed',
      level: 'suspect',
      message: 'The diff changes test scripts or the configuration of a test runner.',
      paths: runnerFiles
    })
  if (words.length > 0)
    flags.push({
      code: 'names-test-runner',
      level: 'suspect',
      message:
        'Lines of the diff outside of tests name a test runner, what one prints of results, or what ends its process.',
      paths: words
    })
  return flags
}
