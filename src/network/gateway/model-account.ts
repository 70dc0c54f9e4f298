import type {
  FailedRequest,
  GatewayAccount,
  GatewayConfig,
  GatewayTokens,
  ModelCounts,
  ModelFailure,
  Trajectory,
  TrajectoryStep
} from '../../contracts/gateway.js'
import type { Answer } from './answer.js'
import { costOf, createPriceList } from './prices.js'

/** More models than this are an agent's play; they are counted under null. */
const MAX_MODELS = 200
/** Steps at the beginning, which say what was asked, are kept longest. */
const MAX_STEPS = 400
const KEPT_FIRST = 40
const MAX_MESSAGE = 500

export type Ending =
  | { readonly outcome: 'succeeded' }
  | { readonly outcome: 'left' }
  | { readonly outcome: 'failed'; readonly cause: ModelFailure; readonly message: string }

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

type Counts = Omit<ModelCounts, 'costUsd'>

const emptyCounts = (): Counts => ({
  requests: 0,
  succeeded: 0,
  failed: 0,
  left: 0,
  open: 0,
  withoutUsage: 0,
  statuses: {},
  failures: {},
  tokens: { input: 0, cached: 0, cacheWrite: 0, output: 0 },
  seconds: 0
})

const addTokens = (to: GatewayTokens, tokens: GatewayTokens): GatewayTokens => ({
  input: to.input + tokens.input,
  cached: to.cached + tokens.cached,
  cacheWrite: to.cacheWrite + tokens.cacheWrite,
  output: to.output + tokens.output
})

const addRecord = <K extends string>(
  to: Partial<Record<K, number>>,
  from: Partial<Record<K, number>>
): void => {
  for (const [key, count] of Object.entries(from) as Array<[K, number]>) to[key] = (to[key] ?? 0) + count
}

const isUsed = (counts: Counts): boolean => counts.tokens.input + counts.tokens.output > 0

export interface AccountOptions {
  limits: GatewayConfig['limits']
  prices: GatewayConfig['prices']
  /** Hides secrets in what is kept. */
  mask(text: string): string
  /** Called once. */
  onLimit(limit: NonNullable<GatewayAccount['limit']>): void
}

/** Keeps what was asked of the models: by the gateway's own eyes and the providers' own counts. */
export const createModelAccount = (options: AccountOptions): ModelAccount => {
  const { limits, mask } = options
  const priceOf = createPriceList(options.prices)
  const byKey = new Map<string, { provider: string; model: string | null; counts: Counts }>()
  const refused: Record<string, number> = {}
  const steps: TrajectoryStep[] = []
  const open = new Set<OpenRequest>()
  let dropped = 0
  let number = 0
  let otherRequests = 0
  let limit: GatewayAccount['limit'] = null
  let firstFailure: FailedRequest | null = null
  let lastFailure: FailedRequest | null = null
  let failuresInARow = 0

  const countsOf = (provider: string, model: string | null): Counts => {
    const name = byKey.size < MAX_MODELS || byKey.has(`${provider} ${model}`) ? model : null
    const key = `${provider} ${name}`
    let entry = byKey.get(key)
    if (entry === undefined) {
      entry = { provider, model: name, counts: emptyCounts() }
      byKey.set(key, entry)
    }
    return entry.counts
  }

  const keepStep = (step: TrajectoryStep): void => {
    steps.push(step)
    if (steps.length <= MAX_STEPS) return
    steps.splice(KEPT_FIRST, 1)
    dropped += 1
  }

  const costOfCounts = (model: string | null, counts: Counts): number | null => {
    const price = model === null ? undefined : priceOf(model)
    if (price === undefined) return isUsed(counts) ? null : 0
    return costOf(counts.tokens, price)
  }

  const entries = () =>
    [...byKey.values()].map(({ provider, model, counts }) => ({
      provider,
      model,
      ...counts,
      statuses: { ...counts.statuses },
      failures: { ...counts.failures },
      costUsd: costOfCounts(model, counts)
    }))

  const totalOf = (models: readonly ModelCounts[]): ModelCounts => {
    const total: ModelCounts = { ...emptyCounts(), costUsd: 0 }
    for (const counts of models) {
      for (const key of [
        'requests',
        'succeeded',
        'failed',
        'left',
        'open',
        'withoutUsage',
        'seconds'
      ] as const) {
        total[key] += counts[key]
      }
      addRecord(total.statuses, counts.statuses)
      addRecord(total.failures, counts.failures)
      total.tokens = addTokens(total.tokens, counts.tokens)
      total.costUsd =
        total.costUsd === null || counts.costUsd === null ? null : total.costUsd + counts.costUsd
    }
    return total
  }

  const checkLimits = (): void => {
    if (limit !== null) return
    const models = entries()
    const { input, output } = totalOf(models).tokens
    const spent = models.reduce((sum, { costUsd }) => sum + (costUsd ?? 0), 0)
    if (limits.maxTokens !== null && input + output >= limits.maxTokens) {
      limit = { name: 'maxTokens', limit: limits.maxTokens, reached: input + output }
    } else if (limits.maxCostUsd !== null && spent >= limits.maxCostUsd) {
      limit = { name: 'maxCostUsd', limit: limits.maxCostUsd, reached: spent }
    }
    if (limit !== null) options.onLimit(limit)
  }

  const begin: ModelAccount['begin'] = ({ provider, model, path, request }) => {
    const begun = Date.now()
    number += 1
    const step: TrajectoryStep = {
      n: number,
      at: new Date(begun).toISOString(),
      provider,
      model,
      path: mask(path).slice(0, 200),
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
    }
    keepStep(step)
    const counts = countsOf(provider, model)
    counts.requests += 1
    counts.open += 1

    const fail = (cause: ModelFailure, message: string, name: string | null): void => {
      counts.failed += 1
      counts.failures[cause] = (counts.failures[cause] ?? 0) + 1
      failuresInARow += 1
      const said = mask(message).slice(0, MAX_MESSAGE)
      lastFailure = { at: step.at, provider, model: name, cause, status: step.status, message: said }
      firstFailure ??= lastFailure
      step.cause = cause
    }

    const opened: OpenRequest = {
      status(code) {
        step.status = code
        counts.statuses[code] = (counts.statuses[code] ?? 0) + 1
      },
      end(ending, answer, bytes) {
        if (!open.delete(opened)) return
        const seconds = (Date.now() - begun) / 1000
        counts.open -= 1
        counts.seconds += seconds
        step.seconds = seconds
        step.outcome = ending.outcome
        step.answer.bytes = bytes
        if (answer !== undefined) {
          step.tokens = answer.tokens
          step.answer.text = mask(answer.text)
          step.answer.calls = answer.calls.map(call => ({ ...call, arguments: mask(call.arguments) }))
          step.model ??= answer.model
        }
        if (answer?.tokens) counts.tokens = addTokens(counts.tokens, answer.tokens)
        else if (ending.outcome === 'succeeded') counts.withoutUsage += 1
        if (ending.outcome === 'failed') fail(ending.cause, ending.message, step.model)
        else counts[ending.outcome] += 1
        if (ending.outcome === 'succeeded') failuresInARow = 0
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
      const models = entries()
      return {
        status: limit === null ? 'ok' : 'limit-reached',
        limit,
        total: totalOf(models),
        models,
        unpriced: models.filter(({ costUsd }) => costUsd === null).map(({ model }) => model ?? '(unnamed)'),
        otherRequests,
        refused: { ...refused },
        firstFailure,
        lastFailure,
        failuresInARow
      }
    },
    trajectory: () => ({ steps: structuredClone(steps), dropped }),
    endOpen() {
      for (const opened of [...open]) {
        opened.end(
          { outcome: 'failed', cause: 'no-answer', message: 'the run ended before the answer' },
          undefined,
          0
        )
      }
    }
  }
}
