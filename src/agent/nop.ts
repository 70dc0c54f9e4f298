import type { Agent } from './agent.js'

/** Does nothing. A sound task gives it reward 0. */
export const nop: Agent = {
  name: 'nop',
  version: null,
  model: null,
  offline: true,
  needs: [],
  run: async () => ({ exitCode: null, timedOut: false })
}
