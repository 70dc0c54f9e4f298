import type { GatewayAccount } from '../../../contracts/gateway/account.js'
import type { GatewayConfig } from '../../../contracts/gateway/config.js'
import type { Trajectory } from '../../../contracts/gateway/trajectory.js'
import { createFailureRecord } from './failure-record.js'
import { createCountsByModel, totalOf } from './model-counts.js'
import { type BeginRequest, type Mask, newStep, type OpenRequest, openRequest } from './open-request.js'
import { reachedLimit } from './reached-limit.js'
import { createTrajectoryRecord } from './trajectory.js'

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
  mask: Mask
  /** Called once. */
  onLimit(limit: NonNullable<GatewayAccount['limit']>): void
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

  const begin = (asked: BeginRequest): OpenRequest => {
    number += 1
    const step = newStep(asked, { n: number, at: new Date().toISOString(), mask })
    trajectory.keep(step)
    const counts = byModel.of(asked.provider, asked.model)
    const opened = openRequest({ step, counts, failures, mask }, ended => {
      open.delete(ended)
      checkLimits()
    })
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
