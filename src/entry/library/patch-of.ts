import type { AgentOutput } from './benchmark.js'

/**
 * The patch of an agent's output.
 * @throws TypeError where it is none
 */
export const patchOf = (output: AgentOutput): string => {
  // Whoever calls from JavaScript is not held to the types.
  const patch: unknown = typeof output === 'object' && output !== null ? output.patch : output
  if (typeof patch === 'string') return patch
  throw new TypeError(
    `The agent's output is ${patch === null ? 'null' : typeof patch}; it has to be a patch as text, or an object with a "patch".`
  )
}
