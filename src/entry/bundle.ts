/*
 * What the action's steps are made of, bundled once: each loads what it needs, and what they share is
 * in dist/ a single time.
 */

/** The action's main step. */
export const main = (): Promise<unknown> => import('./action.js')

/** The action's post step. */
export const cleanup = (): Promise<unknown> => import('./cleanup.js')
