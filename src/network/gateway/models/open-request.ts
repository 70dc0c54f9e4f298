import type { TrajectoryStep } from '../../../contracts/gateway/trajectory.js'
import type { Answer } from './answer.js'
import type { FailureRecord } from './failure-record.js'
import { addTokens, type Counts } from './model-counts.js'
import type { Ending } from './request-ending.js'

const MAX_MESSAGE = 500
const MAX_PATH = 200

export interface OpenRequest {
  /** The provider's status has come. */
  status(code: number): void
  /** Has an end; later ones are ignored. */
  end(ending: Ending, answer: Answer | undefined, bytes: number): void
}

export interface BeginRequest {
  provider: string
  model: string | null
  path: string
  request: TrajectoryStep['request']
}

/** Hides secrets in what is kept. */
export type Mask = (text: string) => string

/** A request that has just begun, as the trajectory keeps it: the `n`th. */
export const newStep = (
  { provider, model, path, request }: BeginRequest,
  { n, at, mask }: { n: number; at: string; mask: Mask }
): TrajectoryStep => ({
  n,
  at,
  provider,
  model,
  path: mask(path).slice(0, MAX_PATH),
  status: null,
  outcome: 'open',
  cause: null,
  seconds: null,
  tokens: null,
  request: {
    ...request,
    first: request.first === null ? null : mask(request.first),
    last: request.last === null ? null : mask(request.last)
  },
  answer: { bytes: 0, text: '', calls: [] }
})

/** Writes into a step what its model said. */
const noteAnswer = (step: TrajectoryStep, answer: Answer, mask: Mask): void => {
  step.tokens = answer.tokens
  step.answer.text = mask(answer.text)
  step.answer.calls = answer.calls.map(call => ({ ...call, arguments: mask(call.arguments) }))
  step.model ??= answer.model
}

/** Adds an ended request to the counts of its model. */
const countEnding = (counts: Counts, ending: Ending, answer: Answer | undefined): void => {
  if (answer?.tokens) counts.tokens = addTokens(counts.tokens, answer.tokens)
  else if (ending.outcome === 'succeeded') counts.withoutUsage += 1
  counts[ending.outcome] += 1
  if (ending.outcome === 'failed') counts.failures[ending.cause] = (counts.failures[ending.cause] ?? 0) + 1
}

/** Where a request is written down. */
export interface RequestRecord {
  readonly step: TrajectoryStep
  /** Of its model. */
  readonly counts: Counts
  readonly failures: FailureRecord
  readonly mask: Mask
}

/** Counts a request as begun, and writes down how it goes on until its end. */
export const openRequest = (
  { step, counts, failures, mask }: RequestRecord,
  onEnd: (opened: OpenRequest) => void
): OpenRequest => {
  const begun = Date.now()
  let isOpen = true
  counts.requests += 1
  counts.open += 1
  const noteFailure = ({ cause, message }: Ending & { outcome: 'failed' }): void => {
    const { at, provider, model, status } = step
    failures.fail({ at, provider, model, cause, status, message: mask(message).slice(0, MAX_MESSAGE) })
    step.cause = cause
  }
  const opened: OpenRequest = {
    status(code) {
      step.status = code
      counts.statuses[code] = (counts.statuses[code] ?? 0) + 1
    },
    end(ending, answer, bytes) {
      if (!isOpen) return
      isOpen = false
      step.seconds = (Date.now() - begun) / 1000
      step.outcome = ending.outcome
      step.answer.bytes = bytes
      if (answer !== undefined) noteAnswer(step, answer, mask)
      counts.open -= 1
      counts.seconds += step.seconds
      countEnding(counts, ending, answer)
      if (ending.outcome === 'failed') noteFailure(ending)
      if (ending.outcome === 'succeeded') failures.succeed()
      onEnd(opened)
    }
  }
  return opened
}
