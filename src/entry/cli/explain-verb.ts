import { explain } from '../../commands/explain.js'
import { required } from '../read-options/required.js'
import type { VerbHandler } from './verb-context.js'

/** `kotlin-bench explain`: why a trial got its reward, on standard output. */
export const explainVerb: VerbHandler = async (values, { stdout }) => {
  const trialDir = required(values['trial-dir'], { verb: 'explain', name: 'trial-dir' })
  const { text, exitCode } = await explain({ trialDir })
  stdout.write(`${text.trimEnd()}\n`)
  return exitCode
}
