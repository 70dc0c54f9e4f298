/*
 * The program of the gateway's container, bundled by itself:
 *   node index.js                serves, by a configuration on standard input
 *   node index.js relay <id>     joins its standard streams to the relay of that provider
 *
 * and of the small containers beside it:
 *   node index.js fence          sets routes and tries them, by a request on standard input
 *   node index.js survey <port>  tells of the host's network
 */

import { serve } from '../network/gateway/control.js'
import { attachRelay } from '../network/gateway/relay/relay-gateway.js'
import { fence, survey } from '../network/holder/holder.js'

const [verb, id, folder = '/tmp/kotlin-bench-gateway'] = process.argv.slice(2)

/** Lets what has been written leave before the process ends. */
const exit = (code: number): void => {
  process.stdout.write('', () => process.exit(code))
}

const fail = (thrown: unknown): void => {
  console.error(thrown instanceof Error ? thrown.message : String(thrown))
  exit(1)
}

process.on('uncaughtException', fail)
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(0))

if (verb === undefined) serve(process.stdin, process.stdout).then(exit, fail)
else if (verb === 'relay' && id !== undefined) {
  attachRelay({ folder, id, input: process.stdin, output: process.stdout }).then(() => exit(0), fail)
} else if (verb === 'fence') fence(process.stdin, process.stdout).then(() => exit(0), fail)
else if (verb === 'survey' && id !== undefined) {
  survey(Number(id), process.stdout).then(() => exit(0), fail)
} else fail(new Error('usage: node index.js [relay <provider> [folder of sockets] | fence | survey <port>]'))
