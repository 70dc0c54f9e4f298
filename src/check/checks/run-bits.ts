import type { StaticCheck } from '../static-check.js'
import { SOLVE_SH, TEST_SH } from '../task-facts.js'

export const runBits: StaticCheck = {
  id: 'run-bits',
  sentence: '`test.sh` and `solve.sh` are executable and name their interpreter.',
  level: 'warning',
  why: 'Runners of the format execute them by their path. This one does so with any file, others may not.',
  run: ({ files }) =>
    [TEST_SH, SOLVE_SH].flatMap(file => {
      const found = files.get(file)
      if (found === undefined || found.text === null) return []
      const named = found.text.startsWith('#!')
      return [
        ...(found.executable
          ? []
          : [
              {
                file,
                line: null,
                message: `${file} is not executable.`,
                advice: `git update-index --chmod=+x ${file}`
              }
            ]),
        ...(named
          ? []
          : [
              {
                file,
                line: 1,
                message: `${file} does not begin with #!.`,
                advice: 'Begin it with #!/bin/bash.'
              }
            ])
      ]
    })
}
