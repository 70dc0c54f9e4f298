/**
 * What a task's expected tests are made from, in this order: the tests at the base commit, with test.patch,
 * and with test.patch and the task's own solution.
 */
export const STAGES = ['base', 'tests', 'fix'] as const
export type Stage = (typeof STAGES)[number]
