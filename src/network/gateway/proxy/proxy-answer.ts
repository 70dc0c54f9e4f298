import type { ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

const PLAIN = { 'content-type': 'text/plain; charset=utf-8', connection: 'close' }

/** What a client of the proxy is told in place of what it asked for. */
export interface ProxyAnswer {
  status: 400 | 403 | 502
  text: string
  /** One of ours, in the header `x-kotlin-bench-refused`. */
  reason?: string
}

const PHRASES: Readonly<Record<ProxyAnswer['status'], string>> = {
  400: 'Bad Request',
  403: 'Forbidden',
  502: 'Bad Gateway'
}

const written = ({ text, reason }: ProxyAnswer) => {
  const body = `kotlin-bench: ${text}\n`
  const headers = {
    ...PLAIN,
    'content-length': String(Buffer.byteLength(body)),
    ...(reason === undefined ? {} : { 'x-kotlin-bench-refused': reason })
  }
  return { headers, body }
}

/** Answers a CONNECT, which has no response of Node's; ends the socket. */
export const answerSocket = (socket: Duplex, answer: ProxyAnswer): void => {
  const { headers, body } = written(answer)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  if (!socket.writable) return
  socket.end(`HTTP/1.1 ${answer.status} ${PHRASES[answer.status]}\r\n${lines.join('')}\r\n${body}`)
}

/** Answers a plain request; one that has had half an answer already is broken off. */
export const answerResponse = (response: ServerResponse, answer: ProxyAnswer): void => {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const { headers, body } = written(answer)
  response.writeHead(answer.status, headers).end(body)
}
