import parseExpression from 'spdx-expression-parse'
import { lineOfPath } from '../../task/toml-lines.js'
import { type StaticCheck, shown } from '../static-check.js'
import { sourceOf, TOML } from '../task-facts.js'

const isKnown = (licence: string): boolean => {
  try {
    parseExpression(licence)
    return true
  } catch {
    return false
  }
}

/** Longer than any expression there is; the parser's time is not ours to bound otherwise. */
const LONGEST = 500

export const licence: StaticCheck = {
  id: 'licence',
  sentence: "`metadata.source.license` is the SPDX id of the repository's licence, or an expression of such.",
  level: 'warning',
  why: 'Who redistributes the dataset has to know under what terms its patches stand. No verdict depends on it.',
  run: task => {
    if (task.config === null) return { notRun: 'task.toml cannot be read' }
    const toml = task.text(TOML) ?? ''
    const { license } = sourceOf(task)
    const place = { file: TOML, line: lineOfPath(toml, ['metadata', 'source', 'license']) }
    if (license === undefined || license.trim() === '') {
      return [
        {
          ...place,
          message: 'metadata.source.license names no licence.',
          advice: 'Name it by its SPDX id, such as "Apache-2.0".'
        }
      ]
    }
    if (license.length <= LONGEST && isKnown(license)) return []
    return [
      {
        ...place,
        message: `metadata.source.license is ${shown(license)}, which SPDX does not know.`,
        advice: 'Take the id from https://spdx.org/licenses, such as "Apache-2.0" or "MIT".'
      }
    ]
  }
}
