/** The seven steps, in their order. */
const STEPS = ['zero', 'restore', 'apply', 'delete', 'run', 'collect', 'compare'] as const
export type Step = (typeof STEPS)[number]

/** Whether a verifier that took these steps, some of them more than once, takes each first after the one before it. */
export const goesThroughSteps = (taken: readonly Step[]): boolean => {
  const firsts = STEPS.map(step => taken.indexOf(step))
  return firsts.every((at, index) => at >= 0 && (index === 0 || at > (firsts[index - 1] ?? 0)))
}
