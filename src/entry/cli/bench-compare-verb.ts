import { resolve } from 'node:path'
import { benchCompare } from '../../commands/bench-compare.js'
import { EXIT } from '../../contracts/exit-code.js'
import { required } from '../read-options/required.js'
import { oneLine } from './progress-text.js'
import type { VerbHandler } from './verb-context.js'

/** `kotlin-bench bench compare`: models by language, as a table or as JSON, on standard output. */
export const benchCompareVerb: VerbHandler = async (values, { stdout, stderr }) => {
  required(values.files[0], { verb: 'bench compare', name: 'files' })
  const { comparison, text } = await benchCompare(
    values.files.map(path => resolve(path)),
    { notice: message => void stderr.write(`notice: ${oneLine(message)}\n`) }
  )
  stdout.write(`${values.json ? JSON.stringify(comparison, null, 2) : text}\n`)
  return EXIT.done
}
