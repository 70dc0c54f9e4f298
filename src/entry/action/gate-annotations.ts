import type { GateResult } from '../../contracts/gate.js'
import type { RunnerPort } from '../../github/core.js'

/** Annotations of what `fail-on` says: errors where it fails the job, notices where it could not be judged. */
export const tellGate = ({ checks }: GateResult, runner: Pick<RunnerPort, 'fault' | 'notice'>): void => {
  for (const { gate, outcome, sentence } of checks) {
    if (outcome === 'failed') runner.fault({ title: `fail-on: ${gate}`, message: sentence })
    if (outcome === 'not-judged') runner.notice(`fail-on: ${gate}: ${sentence}`)
  }
}
