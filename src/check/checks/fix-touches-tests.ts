import { touchedPaths } from '../../text/patch-paths.js'
import { isTestPath } from '../../text/test-paths.js'
import { lineOfText } from '../file-lines.js'
import { SHOWN_PROBLEMS, type StaticCheck, shown } from '../static-check.js'
import { FIX_PATCH } from '../task-facts.js'

export const fixTouchesTests: StaticCheck = {
  id: 'fix-touches-tests',
  sentence: 'The fix leaves test files alone, and what the test patch touches.',
  level: 'warning',
  why: 'The verifier sets such files back, so that the fix may pass by what no agent can bring. Some fixes change test support that their tests need.',
  run: ({ fix, testPatch }) => {
    if (fix === null) return { notRun: 'the fix cannot be read' }
    const tested = new Set(touchedPaths(testPatch?.files ?? []))
    return touchedPaths(fix.files)
      .filter(path => tested.has(path) || isTestPath(path))
      .map((path, number) => ({
        file: FIX_PATCH,
        line: number < SHOWN_PROBLEMS ? lineOfText(fix.text, path) : null,
        message: `${FIX_PATCH} touches ${shown(path)}, ${tested.has(path) ? `which tests/test.patch touches too` : 'a file of tests'}.`,
        advice: 'Move what tests need into tests/test.patch.'
      }))
  }
}
