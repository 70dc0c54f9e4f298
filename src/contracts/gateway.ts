import { z } from 'zod'

export const GATEWAY_ACCOUNT_SCHEMA = 'kotlin-bench/gateway-account@1'

/** Reached unless a rule says otherwise: what package registries, git and model providers listen on. */
export const WEB_PORTS = [80, 443] as const

const port = z.number().int().min(1).max(65535)

/**
 * One host rule in Harbor's syntax: an exact name, `*.suffix`, an address, or a CIDR block with its
 * network address. `ports` are those of a provider's base URL, where they are others than the web's.
 */
export const gatewayRuleSchema = z.union([
  z.string(),
  z.object({ host: z.string(), ports: z.array(port).min(1) })
])
export type GatewayRule = z.infer<typeof gatewayRuleSchema>

/** The protocol that a provider speaks; `openai` is Chat Completions and Responses and all that is like them. */
export const providerApiSchema = z.enum(['anthropic', 'openai', 'gemini'])
export type ProviderApi = z.infer<typeof providerApiSchema>

/** Where a provider wants its key. */
export const keyPlaceSchema = z.enum(['x-api-key', 'bearer', 'x-goog-api-key', 'api-key', 'query', 'none'])
export type KeyPlace = z.infer<typeof keyPlaceSchema>

export const gatewayProviderSchema = z.object({
  /** The first part of the path on the model port: `http://gateway:PORT/<id>/…`. */
  id: z.string().regex(/^[a-z0-9][a-z0-9._-]{0,62}$/),
  api: providerApiSchema,
  baseUrl: z.url({ protocol: /^https?$/ }),
  /** Null where none is wanted, as by most model servers on one's own machine. */
  key: z.string().min(1).nullable(),
  /** By default as the protocol has it: `x-api-key`, `bearer`, `x-goog-api-key`; `none` without a key. */
  keyPlace: keyPlaceSchema.optional(),
  /** True where `baseUrl` is on the loopback of the machine that runs us: reached through `relay <id>`. */
  relay: z.boolean().default(false),
  /** Paths below the base URL that are forwarded beside the protocol's own for inference, as regular expressions. */
  extraPaths: z.array(z.string()).default([]),
  /** False leaves streamed Chat Completions as the agent asks for them, even without usage. */
  askForUsage: z.boolean().default(true),
  /** How long the provider may take to begin its answer, and may pause within it. */
  timeoutMs: z.number().int().positive().default(600_000)
})
export type GatewayProvider = z.infer<typeof gatewayProviderSchema>

/** US dollars for a million tokens. */
export const modelPriceSchema = z.object({
  input: z.number().nonnegative(),
  output: z.number().nonnegative(),
  /** Input that the provider had cached; as `input` where it is not given. */
  cached: z.number().nonnegative().optional(),
  /** Input that the provider was told to cache; as `input` where it is not given. */
  cacheWrite: z.number().nonnegative().optional()
})
export type ModelPrice = z.infer<typeof modelPriceSchema>

/** By name of the model; a `--prices` file has this shape. */
export const priceTableSchema = z.record(z.string().min(1), modelPriceSchema)
export type PriceTable = z.infer<typeof priceTableSchema>

const rulesSchema = z.object({
  allow: z.array(gatewayRuleSchema).default([]),
  /** Wins over `allow`. */
  deny: z.array(gatewayRuleSchema).default([])
})

/** One JSON line on standard input; the only way in which a key reaches the gateway. */
export const gatewayConfigSchema = z.object({
  listen: z
    .object({
      /** Where to listen: an address, or the block of the internal network, in which the gateway has one. */
      on: z.string().default('0.0.0.0'),
      proxyPort: z.number().int().min(0).max(65535).default(3128),
      modelPort: z.number().int().min(0).max(65535).default(8080),
      /** Where the unix sockets of relays are made; no agent sees the gateway's files. */
      socketFolder: z.string().default('/tmp/kotlin-bench-gateway')
    })
    .prefault({}),
  rules: rulesSchema.prefault({}),
  /** The trial's own, which agents show in place of a key. */
  token: z.object({
    value: z.string().min(16),
    /** Milliseconds since the epoch; null is until it is revoked or the gateway ends. */
    expiresAt: z.number().nullable().default(null)
  }),
  providers: z.array(gatewayProviderSchema).default([]),
  /** The network's own proxy on the way out, as from HTTPS_PROXY and NO_PROXY. */
  upstreamProxy: z
    .object({ url: z.url({ protocol: /^https?$/ }), noProxy: z.string().default('') })
    .nullable()
    .default(null),
  /** Certificates in PEM that are trusted beside Node's own. */
  ca: z.string().nullable().default(null),
  limits: z
    .object({
      maxTokens: z.number().int().positive().nullable().default(null),
      maxCostUsd: z.number().positive().nullable().default(null)
    })
    .prefault({}),
  /** Wins over our own table, name by name. */
  prices: priceTableSchema.default({})
})
export type GatewayConfig = z.infer<typeof gatewayConfigSchema>
export type GatewayConfigInput = z.input<typeof gatewayConfigSchema>

/** The first line on standard output. */
export const gatewayReadySchema = z.object({
  event: z.literal('ready'),
  /** The address on which both ports listen. */
  address: z.string(),
  proxyPort: port,
  modelPort: port,
  /** For each provider the path that its base URL becomes: `/<id>`. */
  paths: z.record(z.string(), z.string())
})
export type GatewayReady = z.infer<typeof gatewayReadySchema>

/** Why nothing started; exit code 2 where the configuration is at fault, else 1. */
export const gatewayFailedSchema = z.object({ event: z.literal('failed'), message: z.string() })

/** Why a model request did not succeed. */
export const modelFailureSchema = z.enum([
  'unauthorized',
  'rate-limited',
  'overloaded',
  'server-error',
  'bad-request',
  'redirected',
  'unreachable',
  'tls',
  'timeout',
  /** Nothing came before the agent gave up or the gateway was stopped. */
  'no-answer',
  'ended-early',
  /** A status of success with something else than the protocol's answer. */
  'bad-answer',
  /** The stream or the body says that the model failed. */
  'error-event'
])
export type ModelFailure = z.infer<typeof modelFailureSchema>

/**
 * `input` is all that the model read, also what was cached (`cached`) and what was written to the cache
 * (`cacheWrite`), whatever the provider's own count leaves out.
 */
export const gatewayTokensSchema = z.object({
  input: z.number(),
  cached: z.number(),
  cacheWrite: z.number(),
  output: z.number()
})
export type GatewayTokens = z.infer<typeof gatewayTokensSchema>

const countsSchema = z.object({
  /** Those for a model's answer; lists of models and counts of tokens are `otherRequests`. */
  requests: z.number().int(),
  succeeded: z.number().int(),
  failed: z.number().int(),
  /** Ended by the agent in the middle of an answer. */
  left: z.number().int(),
  /** Not ended yet. */
  open: z.number().int(),
  /** Answered without the provider's own count, so that tokens and cost are too low. */
  withoutUsage: z.number().int(),
  /** By the provider's status. */
  statuses: z.record(z.string(), z.number().int()),
  failures: z.partialRecord(modelFailureSchema, z.number().int()),
  tokens: gatewayTokensSchema,
  /** Null where a model's price is not known. */
  costUsd: z.number().nullable(),
  /** From each request to the end of its answer. */
  seconds: z.number()
})

export const failedRequestSchema = z.object({
  /** ISO 8601. */
  at: z.string(),
  provider: z.string(),
  model: z.string().nullable(),
  cause: modelFailureSchema,
  status: z.number().int().nullable(),
  /** What the provider or the network said; empty where only a status came. */
  message: z.string()
})
export type FailedRequest = z.infer<typeof failedRequestSchema>

export const hostAccountSchema = z.object({
  host: z.string(),
  port: z.number().int(),
  requests: z.number().int(),
  refused: z.number().int(),
  /** Allowed, but nobody answered there. */
  unreachable: z.number().int(),
  reasons: z.record(z.string(), z.number().int()),
  bytesUp: z.number().int(),
  bytesDown: z.number().int()
})
export type HostAccount = z.infer<typeof hostAccountSchema>

/** What the gateway has seen so far. */
export const gatewayAccountSchema = z.object({
  schema: z.literal(GATEWAY_ACCOUNT_SCHEMA),
  status: z.enum(['ok', 'limit-reached']),
  limit: z
    .object({ name: z.enum(['maxTokens', 'maxCostUsd']), limit: z.number(), reached: z.number() })
    .nullable(),
  total: countsSchema,
  models: z.array(countsSchema.extend({ provider: z.string(), model: z.string().nullable() })),
  /** Models that used tokens and whose price is not known. */
  unpriced: z.array(z.string()),
  otherRequests: z.number().int(),
  /** Requests on the model port that were not forwarded, by reason. */
  refused: z.record(z.string(), z.number().int()),
  firstFailure: failedRequestSchema.nullable(),
  lastFailure: failedRequestSchema.nullable(),
  /** Failures since the last success. */
  failuresInARow: z.number().int(),
  hosts: z.array(hostAccountSchema),
  /** Requests to hosts beyond the number that is kept by name. */
  otherHosts: z.object({ requests: z.number().int(), refused: z.number().int() })
})
export type GatewayAccount = z.infer<typeof gatewayAccountSchema>
export type ModelCounts = z.infer<typeof countsSchema>

/** One model request and its answer, shortened. */
export const trajectoryStepSchema = z.object({
  n: z.number().int(),
  at: z.string(),
  provider: z.string(),
  model: z.string().nullable(),
  path: z.string(),
  status: z.number().int().nullable(),
  outcome: z.enum(['succeeded', 'failed', 'left', 'open']),
  cause: modelFailureSchema.nullable(),
  seconds: z.number().nullable(),
  tokens: gatewayTokensSchema.nullable(),
  request: z.object({
    bytes: z.number().int(),
    messages: z.number().int(),
    first: z.string().nullable(),
    last: z.string().nullable()
  }),
  answer: z.object({
    bytes: z.number().int(),
    text: z.string(),
    calls: z.array(z.object({ name: z.string(), arguments: z.string() }))
  })
})
export type TrajectoryStep = z.infer<typeof trajectoryStepSchema>

export const trajectorySchema = z.object({
  steps: z.array(trajectoryStepSchema),
  /** Steps in the middle that no longer fit. */
  dropped: z.number().int()
})
export type Trajectory = z.infer<typeof trajectorySchema>

/** One JSON line each on standard input, after the configuration; `id` comes back in the answer. */
export const controlRequestSchema = z.discriminatedUnion('op', [
  z.object({ op: z.literal('account'), id: z.number() }),
  z.object({ op: z.literal('trajectory'), id: z.number() }),
  /** Another phase, other rules: open connections end. */
  rulesSchema.extend({ op: z.literal('rules'), id: z.number() }),
  /** The trial's token is good no longer; open model requests end. */
  z.object({ op: z.literal('revoke'), id: z.number() }),
  /** Ends everything, answers with the last account, exits 0. So does the end of standard input. */
  z.object({ op: z.literal('stop'), id: z.number() })
])
export type ControlRequest = z.infer<typeof controlRequestSchema>

/** Answers on standard output, one JSON line each. */
export const controlAnswerSchema = z.object({
  event: z.literal('answer'),
  id: z.number().nullable(),
  ok: z.boolean(),
  message: z.string().optional(),
  account: gatewayAccountSchema.optional(),
  trajectory: trajectorySchema.optional()
})
export type ControlAnswer = z.infer<typeof controlAnswerSchema>

/** Said once, unasked, as soon as a limit is passed. */
export const limitReachedSchema = z.object({
  event: z.literal('limit-reached'),
  limit: gatewayAccountSchema.shape.limit.unwrap()
})

/** Every line that the gateway writes. */
export const gatewayLineSchema = z.discriminatedUnion('event', [
  gatewayReadySchema,
  gatewayFailedSchema,
  controlAnswerSchema,
  limitReachedSchema
])
export type GatewayLine = z.infer<typeof gatewayLineSchema>
