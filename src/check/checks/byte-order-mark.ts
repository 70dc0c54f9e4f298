import type { StaticCheck } from '../static-check.js'

export const byteOrderMark: StaticCheck = {
  id: 'byte-order-mark',
  sentence: 'No file begins with a byte order mark.',
  level: 'warning',
  why: 'It hides the `#!` of a script from the kernel, and readers of JSON, TOML and patches refuse it. This runner drops it, others do not.',
  run: ({ files }) =>
    [...files].flatMap(([file, { marked }]) =>
      marked
        ? [
            {
              file,
              line: 1,
              message: `${file} begins with a byte order mark.`,
              advice: 'Save it as UTF-8 without one.'
            }
          ]
        : []
    )
}
