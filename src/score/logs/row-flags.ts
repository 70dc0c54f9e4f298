import type { Flag } from '../../contracts/verdict.js'
import { patchPaths, touchedPaths } from '../../text/patch-paths.js'
import { runnerFilesOf } from './runner-files.js'

/**
 * What a reader should know of a patch of a row: that it touches files which the hidden tests bring, and
 * which the official order of patches lets it change, and that it changes how tests are run.
 */
export const rowFlags = (input: { readonly patch: string; readonly testPatch: string }): Flag[] => {
  const hidden = new Set(touchedPaths(patchPaths(input.testPatch)))
  const touched = touchedPaths(patchPaths(input.patch)).filter(path => hidden.has(path))
  const runnerFiles = runnerFilesOf(input.patch)
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
  return flags
}
