import { touchedPaths } from '../../text/patch-paths.js'
import { isTestSupportPath } from '../../text/test-paths.js'
import { lineOfText } from '../file-lines.js'
import { SHOWN_PROBLEMS, type StaticCheck, shown } from '../static-check.js'
import { TEST_PATCH } from '../task-facts.js'

export const testPatchTouchesProduct: StaticCheck = {
  id: 'test-patch-touches-product',
  sentence: 'The test patch touches test files alone.',
  level: 'warning',
  why: "What it touches is set back before the tests run: an agent's work on a product file would be lost. Upstream sorts files by their names, so that four tasks of the benchmark have one.",
  run: ({ testPatch }) => {
    if (testPatch === null) return { notRun: 'the test patch cannot be read' }
    return touchedPaths(testPatch.files)
      .filter(path => !isTestSupportPath(path))
      .map((path, number) => ({
        file: TEST_PATCH,
        line: number < SHOWN_PROBLEMS ? lineOfText(testPatch.text, path) : null,
        message: `${TEST_PATCH} touches ${shown(path)}, which is no file of tests.`,
        advice: 'Leave the file out, or move its change into solution/fix.patch.'
      }))
  }
}
