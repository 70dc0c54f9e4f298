import type { AddressInfo } from 'node:net'
import { createServer, isIP } from 'node:net'
import { FaultError } from '../contracts/errors.js'
import type { Docker } from '../engine/docker.js'
import { engineFailure } from '../engine/engine-failure.js'
import { labelArguments } from '../engine/labels.js'
import { type Survey, surveySchema } from './holder/request.js'

/** What the routes and the probe have to know of the engine's machine. */
export interface EngineSurvey extends Survey {
  /** What the engine's resolver asks, from within the network of the container that asks it. */
  nameServers: string[]
}

export interface HostListener {
  port: number
  close(): void
}

/** Listens on every address of this machine, for the moment that a probe tries to get there. */
export const listenOnHost = (): Promise<HostListener> =>
  new Promise((resolve, reject) => {
    const server = createServer(socket => socket.destroy())
    server.once('error', reject)
    server.listen(0, '0.0.0.0', () => {
      const { port } = server.address() as AddressInfo
      resolve({ port, close: () => void server.close() })
    })
  })

const nameServersIn = (text: string): string[] =>
  [...text.matchAll(/^\s*nameserver\s+(\S+)/gm)]
    .map(([, address = '']) => address)
    .filter(address => isIP(address) !== 0)

/**
 * Asks two short-lived containers. On the host's own network: its addresses. On the engine's default
 * network: its name servers, since there a container is given them as they are. In networks that the engine
 * makes a container sees its resolver alone, which asks these from within the container's network,
 * except those on the host's loopback, which it asks from the host and for which no route is needed.
 */
export const surveyEngine = async (
  docker: Docker,
  { image, jobId, expiresAt }: { image: string; jobId: string; expiresAt: number }
): Promise<EngineSurvey> => {
  const labels = await labelArguments({ jobId, role: 'survey', expiresAt })
  const run = (network: string, entrypoint: string, ...args: string[]) =>
    docker.call([
      ...['run', '--rm', ...labels, '--network', network, '--cap-drop', 'ALL', '--read-only'],
      ...['--entrypoint', entrypoint, image, ...args]
    ])
  const listener = await listenOnHost()
  try {
    const [host, names] = await Promise.all([
      run('host', 'node', '/gateway/index.js', 'survey', String(listener.port)),
      run('bridge', 'cat', '/etc/resolv.conf')
    ])
    if (host.exitCode !== 0) throw engineFailure(['run'], host)
    const survey = surveySchema.safeParse(JSON.parse(host.stdout.toString('utf8')))
    if (!survey.success)
      throw new FaultError(
        'infrastructure',
        'internal',
        `The survey of the host says ${host.stdout.toString('utf8')}`
      )
    // An engine without a default network has no names to give either, unless they are on its host.
    const nameServers = names.exitCode === 0 ? nameServersIn(names.stdout.toString('utf8')) : []
    return { ...survey.data, nameServers }
  } finally {
    listener.close()
  }
}
