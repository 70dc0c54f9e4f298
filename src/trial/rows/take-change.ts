import { handOver } from '../hand-over/hand-over.js'
import type { Environment, Sandboxed } from '../phases.js'
import type { Try } from '../try.js'

/** A change in the two forms that gradings take it in. */
export interface RowChange {
  /** The text as the agent's author gave it, or else the difference that the agent left. */
  given: Buffer
  /** The difference that the agent left; where its author's text did not apply, that text again. */
  applied: Buffer
  appliesCleanly: boolean
}

/**
 * Takes the agent's change out of its container, by way of a fresh one that holds the change then and
 * nothing else.
 * @throws what `handOver` throws
 */
export const takeRowChange = async (
  { state, context, folder }: Try,
  { agent, image }: Environment,
  fresh: Sandboxed
): Promise<RowChange> => {
  if (image.facts === null) throw new Error('a row is verified whose image ships no work tree')
  const handedOver = await handOver({
    facts: image.facts,
    changes: await agent.container.changes(),
    agent: agent.container,
    writtenByUs: agent.writtenByUs,
    verifier: fresh.container,
    tests: [],
    testPaths: [],
    signal: context.signal
  })
  state.handOver = handedOver
  const { verbatim, ended } = state.agentRun ?? {}
  const given = verbatim ?? handedOver.patch
  const appliesCleanly = ended === undefined
  folder.write('artifacts/model.patch', given)
  return { given, applied: appliesCleanly ? handedOver.patch : given, appliesCleanly }
}
