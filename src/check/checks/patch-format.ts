import { patchFaults } from '../patch-format.js'
import type { StaticCheck } from '../static-check.js'
import { FIX_PATCH, TEST_PATCH } from '../task-facts.js'

export const patchFormat: StaticCheck = {
  id: 'patch-format',
  sentence:
    'Both patches are well-formed: hunks of the length their headers say, line feeds, a last line that ends.',
  level: 'error',
  why: '`git apply` refuses such a patch, or applies another one than was meant; the task can then not be solved.',
  run: ({ fix, testPatch }) => {
    if (fix === null && testPatch === null) return { notRun: 'the patches cannot be read' }
    const patches = [
      { file: FIX_PATCH, patch: fix },
      { file: TEST_PATCH, patch: testPatch }
    ]
    return patches.flatMap(({ file, patch }) =>
      patch === null
        ? []
        : patchFaults(patch.text).map(({ line, what }) => ({
            file,
            line,
            message: `${file} ${what}.`,
            advice: 'Make it anew with git diff --binary, and do not edit it by hand.'
          }))
    )
  }
}
