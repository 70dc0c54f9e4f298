import { touchedPaths, verifierLoopPaths } from '../../text/patch-paths.js'
import { lineMatching, lineOfText } from '../file-lines.js'
import { type StaticCheck, shown } from '../static-check.js'
import { TEST_PATCH, TEST_SH } from '../task-facts.js'

export const testPatchPaths: StaticCheck = {
  id: 'test-patch-paths',
  sentence:
    'A verifier that reads paths from `diff --git` lines reads every path of the test patch, and no other.',
  level: 'warning',
  why: 'It passes over quoted names and splits names with " b/" wrongly; such a file is not set back before the tests are put in.',
  run: ({ text, testPatch }) => {
    const script = text(TEST_SH)
    if (script === null || testPatch === null)
      return { notRun: 'the verifier or the test patch cannot be read' }
    if (!script.includes('diff --git')) return { notRun: 'the verifier does not read diff --git lines' }
    const touched = touchedPaths(testPatch.files)
    const restored = new Set(verifierLoopPaths(testPatch.text))
    const missed = touched.filter(path => !restored.has(path))
    const wrong = [...restored].filter(path => !touched.includes(path))
    if (missed.length === 0 && wrong.length === 0) return []
    const parts = [
      ...(missed.length > 0 ? [`passes over ${missed.map(path => shown(path)).join(', ')}`] : []),
      ...(wrong.length > 0 ? [`takes ${wrong.map(path => shown(path)).join(', ')} for paths`] : [])
    ]
    return [
      {
        file: TEST_PATCH,
        line:
          lineMatching(testPatch.text, /^diff --git "/) ??
          lineOfText(testPatch.text, missed[0] ?? wrong[0] ?? ''),
        message: `The loop of ${TEST_SH} ${parts.join(' and ')}.`,
        advice: 'Let the verifier take the paths from git apply --numstat -z.'
      }
    ]
  }
}
