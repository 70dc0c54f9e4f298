import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import type { Readable, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { probe } from './probe.js'
import { type HolderAnswer, holderRequestSchema, type Survey } from './request.js'
import { setResolver } from './resolver.js'
import { setRoutes } from './set-routes.js'

const say = (output: Writable, line: HolderAnswer | Survey): void => {
  output.write(`${JSON.stringify(line)}\n`)
}

/** `fence` in the container that holds a network: sets the routes by a request on standard input, then tries them. */
export const fence = async (input: Readable, output: Writable): Promise<void> => {
  const request = holderRequestSchema.parse(JSON.parse(await text(input)))
  await setResolver(request.resolvesNames)
  const failed = await setRoutes(request.fence)
  if (failed !== undefined) return say(output, { event: 'unsupported', message: failed })
  say(output, { event: 'fenced', findings: await probe(request.attempts) })
}

const answersHere = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect({ host: '127.0.0.1', port, timeout: 2000 })
    const end = (answers: boolean) => {
      socket.destroy()
      resolve(answers)
    }
    socket.once('connect', () => end(true))
    socket.once('timeout', () => end(false))
    socket.once('error', () => end(false))
  })

/** `survey` in a container on the host's own network: its addresses, and whether the run's listener is there. */
export const survey = async (port: number, output: Writable): Promise<void> => {
  const addresses = Object.values(networkInterfaces())
    .flatMap(list => list ?? [])
    .filter(({ internal }) => !internal)
    .map(({ address }) => address.replace(/%.*$/, ''))
  say(output, { addresses: [...new Set(addresses)], isLocal: await answersHere(port) })
}
