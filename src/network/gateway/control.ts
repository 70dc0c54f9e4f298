import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { type GatewayConfig, gatewayConfigSchema } from '../../contracts/gateway/config.js'
import {
  type ControlAnswer,
  type ControlRequest,
  controlRequestSchema,
  type GatewayLine
} from '../../contracts/gateway/control.js'
import { parseJson } from '../../text/parse-json.js'
import { type Gateway, startGateway } from './gateway.js'

/** What is wrong with a line, by the names of its fields: its values may be secrets. */
const problems = (issues: ReadonlyArray<{ path: readonly PropertyKey[]; message: string }>): string =>
  issues
    .slice(0, 5)
    .map(({ path, message }) => `${path.map(String).join('.') || 'it'}: ${message}`)
    .join('; ')

class ConfigError extends Error {}

const readConfig = (line: string | undefined): GatewayConfig => {
  const parsed = line === undefined ? undefined : parseJson(line)
  if (parsed === undefined) throw new ConfigError('the first line on standard input is not JSON')
  const result = gatewayConfigSchema.safeParse(parsed)
  if (!result.success)
    throw new ConfigError(`the configuration is not as it should be: ${problems(result.error.issues)}`)
  return result.data
}

const obey = async (gateway: Gateway, request: ControlRequest): Promise<Partial<ControlAnswer>> => {
  switch (request.op) {
    case 'account':
      return { account: gateway.account() }
    case 'trajectory':
      return { trajectory: gateway.trajectory() }
    case 'rules':
      gateway.setRules(request)
      return {}
    case 'revoke':
      gateway.revoke()
      return { account: gateway.account() }
    case 'stop':
      return { account: await gateway.stop() }
  }
}

/**
 * The gateway by its standard streams: the configuration on the first line, then a request a line, and
 * an answer a line. It lives as long as its input: nobody's gateway serves nobody. Gives the exit code.
 */
export const serve = async (input: Readable, output: Writable): Promise<number> => {
  const say = (line: GatewayLine): void => void output.write(`${JSON.stringify(line)}\n`)
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]()
  let gateway: Gateway
  try {
    const config = readConfig((await lines.next()).value)
    gateway = await startGateway(config, { onLimit: limit => say({ event: 'limit-reached', limit }) })
  } catch (thrown) {
    say({ event: 'failed', message: thrown instanceof Error ? thrown.message : String(thrown) })
    return thrown instanceof ConfigError ? 2 : 1
  }
  say(gateway.ready)

  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    const parsed = parseJson(next.value)
    const request = controlRequestSchema.safeParse(parsed)
    if (!request.success) {
      const id = typeof parsed === 'object' && parsed !== null && 'id' in parsed ? Number(parsed.id) : null
      say({
        event: 'answer',
        id: Number.isFinite(id) ? id : null,
        ok: false,
        message: problems(request.error.issues)
      })
      continue
    }
    const { op, id } = request.data
    try {
      say({ event: 'answer', id, ok: true, ...(await obey(gateway, request.data)) })
    } catch (thrown) {
      say({
        event: 'answer',
        id,
        ok: false,
        message: thrown instanceof Error ? thrown.message : String(thrown)
      })
    }
    if (op === 'stop') return 0
  }
  await gateway.stop()
  return 0
}
