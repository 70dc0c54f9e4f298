import { setFlagsFromString } from 'node:v8'
import { score } from '../../commands/score.js'
import { required } from '../read-options/required.js'
import type { VerbHandler } from './verb-context.js'

/** The last V8 that knows the flag below, that of Node 20; a later one would complain on standard error. */
const LAST_V8 = 11

/*
 * Most reports are scored before V8 has compiled the code for speed: it then has spent a third of the
 * time on that for nothing. With a larger budget it waits until there is enough to read, as in one file
 * of many megabytes (bench/score.sh has both). https://nodejs.org/api/v8.html#v8setflagsfromstringflags
 */
if (Number.parseInt(process.versions.v8, 10) <= LAST_V8) setFlagsFromString('--interrupt-budget=3000000')

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
