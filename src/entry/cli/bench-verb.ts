import { required } from '../read-options/required.js'
import { runVerb } from './run-verb.js'
import type { VerbHandler } from './verb-context.js'

/** `kotlin-bench bench swe-polybench`: `run` on rows, with its options and its output. */
export const benchVerb: VerbHandler = async (values, context) => {
  required(values.bench, { verb: 'bench', name: 'bench' })
  return runVerb(values, context)
}
