import type { GatewayAccount } from '../../../contracts/gateway/account.js'
import type { GatewayConfig } from '../../../contracts/gateway/config.js'
import type { Trajectory, TrajectoryStep } from '../../../contracts/gateway/trajectory.js'
import type { Answer } from './answer.js'
import { createFailureRecord } from './failure-record.js'
import { addTokens, type Counts, createCountsByModel, totalOf } from './model-counts.js'
import { reachedLimit } from './reached-limit.js'
import type { Ending } from './request-ending.js'
import { createTrajectoryRecord } from './trajectory.js'

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

export interface ModelAccount {
  begin(request: BeginRequest): OpenRequest
  countOther(): void
  refuse(reason: string): void
  /** The limit that has been reached, if one has. */
  readonly limit: GatewayAccount['limit']
  read(): Pick<
    GatewayAccount,
    | 'status'
    | 'limit'
    | 'total'
    | 'models'
    | 'unpriced'
    | 'otherRequests'
    | 'refused'
    | 'firstFailure'
    | 'lastFailure'
    | 'failuresInARow'
  >
  trajectory(): Trajectory
  /** Ends what is still open: nobody will wait for it any more. */
  endOpen(): void
}

export interface AccountOptions {
  limits: GatewayConfig['limits']
  prices: GatewayConfig['prices']
  /** Hides secrets in what is kept. */
  mask(text: string): string
  /** Called once. */
  onLimit(limit: NonNullable<GatewayAccount['limit']>): void
}

type Mask = AccountOptions['mask']

/** A request that has just begun, as the trajectory keeps it. */
const newStep = (
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

/** Keeps what was asked of the models: by the gateway's own eyes and the providers' own counts. */
export const createModelAccount = ({ limits, prices, mask, onLimit }: AccountOptions): ModelAccount => {
  const byModel = createCountsByModel(prices)
  const trajectory = createTrajectoryRecord()
  const failures = createFailureRecord()
  const refused: Record<string, number> = {}
  const open = new Set<OpenRequest>()
  let number = 0
  let otherRequests = 0
  let limit: GatewayAccount['limit'] = null

  const checkLimits = (): void => {
    if (limit !== null) return
    limit = reachedLimit(byModel.read(), limits)
    if (limit !== null) onLimit(limit)
  }

  const noteFailure = (step: TrajectoryStep, { cause, message }: Ending & { outcome: 'failed' }): void => {
    const { at, provider, model, status } = step
    failures.fail({ at, provider, model, cause, status, message: mask(message).slice(0, MAX_MESSAGE) })
    step.cause = cause
  }

  const begin = (asked: BeginRequest): OpenRequest => {
    const begun = Date.now()
    number += 1
    const step = newStep(asked, { n: number, at: new Date(begun).toISOString(), mask })
    trajectory.keep(step)
    const counts = byModel.of(asked.provider, asked.model)
    counts.requests += 1
    counts.open += 1
    const opened: OpenRequest = {
      status(code) {
        step.status = code
        counts.statuses[code] = (counts.statuses[code] ?? 0) + 1
      },
      end(ending, answer, bytes) {
        if (!open.delete(opened)) return
        step.seconds = (Date.now() - begun) / 1000
        step.outcome = ending.outcome
        step.answer.bytes = bytes
        if (answer !== undefined) noteAnswer(step, answer, mask)
        counts.open -= 1
        counts.seconds += step.seconds
        countEnding(counts, ending, answer)
        if (ending.outcome === 'failed') noteFailure(step, ending)
        if (ending.outcome === 'succeeded') failures.succeed()
        checkLimits()
      }
    }
    open.add(opened)
    return opened
  }

  return {
    begin,
    countOther() {
      otherRequests += 1
    },
    refuse(reason) {
      refused[reason] = (refused[reason] ?? 0) + 1
    },
    get limit() {
      return limit
    },
    read() {
      const models = byModel.read()
      return {
        status: limit === null ? 'ok' : 'limit-reached',
        limit,
        total: totalOf(models),
        models,
        unpriced: models.filter(({ costUsd }) => costUsd === null).map(({ model }) => model ?? '(unnamed)'),
        otherRequests,
        refused: { ...refused },
        ...failures.read()
      }
    },
    trajectory: trajectory.read,
    endOpen() {
      const message = 'the run ended before the answer'
      for (const opened of [...open]) {
        opened.end({ outcome: 'failed', cause: 'no-answer', message }, undefined, 0)
      }
    }
  }
}
