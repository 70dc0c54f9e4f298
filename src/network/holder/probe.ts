import { lookup, Resolver } from 'node:dns/promises'
import { get } from 'node:http'
import { connect, isIPv6 } from 'node:net'
import type { ProbeFinding } from '../../contracts/network.js'
import type { Attempt } from './request.js'

/** What says nothing for that long is out of reach; what is on the same machine has long answered. */
const SILENCE_MS = 1500
/** The engine's resolver says nothing at all where it reaches nobody to ask, which every phase has to wait for. */
const DNS_SILENCE_MS = 300

/** How an attempt ended, and whether anybody answered. */
interface Ending {
  answered: boolean
  how: string
}

const codeOf = (thrown: unknown): string =>
  (thrown as NodeJS.ErrnoException).code ?? (thrown instanceof Error ? thrown.message : String(thrown))

const tryTcp = (host: string, port: number): Promise<Ending> =>
  new Promise(resolve => {
    const socket = connect({ host, port })
    const end = (answered: boolean, how: string) => {
      socket.destroy()
      resolve({ answered, how })
    }
    socket.setTimeout(SILENCE_MS, () => end(false, 'no answer'))
    socket.once('connect', () => end(true, 'connected'))
    socket.once('error', error => end(false, codeOf(error)))
  })

const silence = (): Promise<Ending> =>
  new Promise(resolve => setTimeout(() => resolve({ answered: false, how: 'no answer' }), DNS_SILENCE_MS))

const tryName = async (name: string): Promise<Ending> => {
  try {
    const { address } = await lookup(name)
    return { answered: true, how: `resolves to ${address}` }
  } catch (thrown) {
    return { answered: false, how: codeOf(thrown) }
  }
}

/** That a name does not exist is something only somebody outside can have said. */
const HAS_ASKED_OUTSIDE = new Set(['ENOTFOUND', 'ENODATA'])

const tryDns = async (server: string, name: string): Promise<Ending> => {
  const resolver = new Resolver({ timeout: DNS_SILENCE_MS, tries: 1 })
  resolver.setServers([server])
  try {
    const [address = 'nothing'] = await resolver.resolve4(name)
    return { answered: true, how: `resolves to ${address}` }
  } catch (thrown) {
    const how = codeOf(thrown)
    return { answered: HAS_ASKED_OUTSIDE.has(how), how }
  }
}

const tryHttp = ({ host, port, path }: Extract<Attempt, { kind: 'http' }>): Promise<Ending> =>
  new Promise(resolve => {
    const request = get({ host, port, path, agent: false, timeout: SILENCE_MS }, response => {
      response.resume()
      resolve({ answered: response.statusCode === 200, how: `status ${response.statusCode}` })
    })
    request.once('timeout', () => request.destroy(new Error('no answer')))
    request.once('error', error => resolve({ answered: false, how: codeOf(error) }))
  })

const tryOne = (attempt: Attempt): Promise<Ending> => {
  switch (attempt.kind) {
    case 'tcp':
      return tryTcp(attempt.host, attempt.port)
    case 'name':
      return Promise.race([tryName(attempt.name), silence()])
    case 'dns':
      return Promise.race([tryDns(attempt.server, attempt.name), silence()])
    case 'http':
      return tryHttp(attempt)
  }
}

const hostAndPort = (host: string, port: number): string => `${isIPv6(host) ? `[${host}]` : host}:${port}`

const targetOf = (attempt: Attempt): string => {
  switch (attempt.kind) {
    case 'tcp':
      return hostAndPort(attempt.host, attempt.port)
    case 'name':
      return `the name ${attempt.name}`
    case 'dns':
      return `the name server ${hostAndPort(attempt.server, 53)}`
    case 'http':
      return `http://${hostAndPort(attempt.host, attempt.port)}${attempt.path}`
  }
}

/** Tries everything at the same time. */
export const probe = (attempts: readonly Attempt[]): Promise<ProbeFinding[]> =>
  Promise.all(
    attempts.map(async attempt => {
      const { answered, how } = await tryOne(attempt)
      const held = answered === (attempt.expected === 'answered')
      return { target: targetOf(attempt), expected: attempt.expected, held, how }
    })
  )
