import { agents } from '../../commands/agents.js'
import { EXIT } from '../../contracts/exit-code.js'
import type { VerbHandler } from './verb-context.js'

/** `kotlin-bench agents`: the agents there are, their keys and hosts, on standard output. */
export const agentsVerb: VerbHandler = async (values, { stdout }) => {
  const { list, text } = agents()
  stdout.write(`${values.json ? JSON.stringify(list, null, 2) : text}\n`)
  return EXIT.done
}
