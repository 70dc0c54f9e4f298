/*
 * All that is bundled, once: each step of the action and the command line load what they need of it,
 * and what they share is in dist/ a single time.
 */

/** The action's main step. */
export const main = (): Promise<unknown> => import('./action.js')

/** The action's post step. */
export const cleanup = (): Promise<unknown> => import('./cleanup.js')

/** The command line. */
export const cli = (): Promise<unknown> => import('./cli.js')
