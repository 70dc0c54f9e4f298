import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { answerHealth, HEALTH_PATH } from '../health.js'
import type { Masks } from '../masks.js'
import { admitRequest, type ModelProvider, type Refusal } from './admit-request.js'
import type { TokenCheck } from './credentials.js'
import { forwardModelRequest } from './forward-model-request.js'
import type { ModelAccount } from './model-account.js'
import { sendError } from './model-error.js'
import { readModelRequest } from './model-request.js'
import { BodyTooLarge, createBodyReader, MAX_BODY } from './read-body.js'

export interface ModelRouteOptions {
  providers: ReadonlyMap<string, ModelProvider>
  token: TokenCheck
  account: ModelAccount
  masks: Masks
}

export interface ModelRoute {
  server: Server
  /** Ends the model requests that are open. */
  endRequests(): void
}

const splitOnce = (text: string, mark: string): [string, string] => {
  const at = text.indexOf(mark)
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

/**
 * The way to the models: `/<provider id>/…` with the trial's token goes on to the provider with the
 * provider's key. What comes back passes as it comes, and is read for the account on its way.
 */
export const createModelRoute = ({ providers, token, account, masks }: ModelRouteOptions): ModelRoute => {
  const open = new Set<AbortController>()
  const readBody = createBodyReader()

  const refuse = (response: ServerResponse, error: Refusal): void => {
    account.refuse(error.reason)
    // The rest of a refused body is not waited for.
    response.setHeader('connection', 'close')
    sendError(response, error.api, error)
  }

  const onRequest = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [path = '', query = ''] = splitOnce(request.url ?? '', '?')
    if (path === HEALTH_PATH) return answerHealth(response)
    if (!path.startsWith('/')) {
      account.refuse('not-for-a-proxy')
      const message = 'this is no proxy; model requests go to /<provider>/…'
      return sendError(response, undefined, { status: 400, reason: 'not-for-a-proxy', message })
    }
    const admit = () => admitRequest(request, { path, query }, { providers, token, limit: account.limit })
    const first = admit()
    if ('reason' in first) return refuse(response, first)
    const { provider } = first.model
    let body: Buffer
    try {
      body = await readBody(request)
    } catch (thrown) {
      if (!(thrown instanceof BodyTooLarge)) return void response.destroy()
      const message = `the request is longer than ${MAX_BODY} bytes, or there are too many at a time`
      return refuse(response, { status: 413, reason: 'too-large', message, api: provider.api })
    }
    // A body may have been on its way until long after the token was revoked or a limit reached.
    const asked = admit()
    if ('reason' in asked) return refuse(response, asked)
    const encoding = request.headers['content-encoding']?.toLowerCase()
    const { endpoint } = asked
    const wanted = readModelRequest(body, { endpoint, encoding, askForUsage: provider.askForUsage })
    await forwardModelRequest({ request, response, asked, wanted, path }, { account, masks, open })
  }

  const server = createServer({ keepAliveTimeout: 60_000, requestTimeout: 0 })
  server.on('request', (request, response) => {
    onRequest(request, response).catch(() => response.destroy())
  })
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    account.refuse('not-for-a-proxy')
    socket.on('error', () => {})
    socket.end('HTTP/1.1 405 Method Not Allowed\r\ncontent-length: 0\r\nconnection: close\r\n\r\n')
  })
  return {
    server,
    endRequests() {
      for (const aborter of open) aborter.abort()
    }
  }
}
