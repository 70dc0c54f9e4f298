import { connect } from 'node:net'
import { type GatewayConfigInput, gatewayConfigSchema } from '../../../src/contracts/gateway/config.js'
import { type Gateway, type GatewayOptions, startGateway } from '../../../src/network/gateway/gateway.js'

export const TOKEN = 'trial-token-0123456789'
export const KEY = 'sk-provider-key-9f8e7d6c5b4a'

/** A gateway on loopback, with ports of its own. */
export const startOnLoopback = (
  config: Partial<GatewayConfigInput> = {},
  options: GatewayOptions = {}
): Promise<Gateway> =>
  startGateway(
    gatewayConfigSchema.parse({
      token: { value: TOKEN },
      ...config,
      listen: { on: '127.0.0.1', proxyPort: 0, modelPort: 0, ...config.listen }
    }),
    options
  )

/** Sends bytes as they are and gives all that comes back until the other side ends. */
export const raw = (port: number, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    const chunks: Buffer[] = []
    socket.on('data', chunk => chunks.push(chunk))
    socket.on('end', () => {
      socket.end()
      resolve(Buffer.concat(chunks).toString('latin1'))
    })
    socket.on('error', reject)
  })

export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])

export const reasonOf = (answer: string): string | undefined =>
  /^x-kotlin-bench-refused: (\S+)\r?$/im.exec(answer)?.[1]
