import { score } from '../commands/score.js'
import { required } from './required.js'
import type { VerbHandler } from './verbs.js'

/** `kotlin-bench score`: the verdict on standard output. */
export const scoreVerb: VerbHandler = async (values, { stdout }) => {
  const { verdict, text, exitCode } = await score({
    expected: required(values.expected, { verb: 'score', name: 'expected' }),
    reports: required(values.reports, { verb: 'score', name: 'reports' }),
    tests: values.tests
  })
  stdout.write(`${(values.json ? JSON.stringify(verdict, null, 2) : text).trimEnd()}\n`)
  return exitCode
}
