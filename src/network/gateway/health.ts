import type { ServerResponse } from 'node:http'

/** Where the run asks whether a server of the gateway answers; it is nothing that a phase was refused. */
export const HEALTH_PATH = '/healthz'

/** Says that it does. */
export const answerHealth = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}')
}
