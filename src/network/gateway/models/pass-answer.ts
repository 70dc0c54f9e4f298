import type { ServerResponse } from 'node:http'
import { type Duplex, type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { Dispatcher } from 'undici'
import { endToEnd, type HeaderPair } from '../headers.js'
import type { Masks } from '../masks.js'
import { type AnswerReader, createAnswerReader } from './answer-reader.js'
import type { EndpointKind } from './endpoint.js'
import { failureOfStatus } from './model-failure.js'
import { withoutUsageEvent } from './usage-filter.js'

const MAX_ERROR_TEXT = 4096
const RESPONSE_DROP = ['alt-svc', 'set-cookie', 'strict-transport-security']

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  br: createBrotliDecompress,
  deflate: createInflate
}

/** What is seen of an answer while it passes. */
export interface Passing {
  /** undefined where nothing is read, since no model answers. */
  reader: AnswerReader | undefined
  isStream: boolean
  bytes: number
  /** The beginning of a body that is no success. */
  errorText: string
}

/** An answer of which nothing has come. */
export const nothingPassed = (): Passing => ({ reader: undefined, isStream: false, bytes: 0, errorText: '' })

const headerOf = (headers: readonly HeaderPair[], name: string): string | undefined =>
  headers.find(([written]) => written.toLowerCase() === name)?.[1].toLowerCase()

const pairsOfAnswer = (headers: Dispatcher.ResponseData['headers']): HeaderPair[] =>
  Object.entries(headers).flatMap(([name, value]) => {
    const values = Array.isArray(value) ? value : value === undefined ? [] : [value]
    return values.map(text => [name, text] as const)
  })

/** Lets everything through, and notes it in `passing`. */
const tap = (passing: Passing, isSuccess: boolean): Transform =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passing.bytes += chunk.length
      passing.reader?.write(chunk)
      if (!isSuccess && passing.errorText.length < MAX_ERROR_TEXT) passing.errorText += chunk.toString('utf8')
      done(null, chunk)
    }
  })

export interface PassRequest {
  readonly answered: Dispatcher.ResponseData
  readonly response: ServerResponse
  readonly kind: EndpointKind
  /** The event with the usage was asked for by us alone, and is kept from the agent. */
  readonly usageAdded: boolean
  readonly masks: Masks
  /** Written to as the answer passes, so that it is known how far one came that breaks. */
  readonly passing: Passing
}

/**
 * Passes a provider's answer on, chunk by chunk, at the speed at which it is taken, with secrets masked.
 * @throws as either side's stream breaks
 */
export const passAnswer = async ({
  answered,
  response,
  kind,
  usageAdded,
  masks,
  passing
}: PassRequest): Promise<void> => {
  const { statusCode: status } = answered
  const headers = pairsOfAnswer(answered.headers)
  const decoder = DECODERS[headerOf(headers, 'content-encoding') ?? 'identity']
  const isStream = headerOf(headers, 'content-type')?.startsWith('text/event-stream') ?? false
  const isSuccess = failureOfStatus(status) === undefined
  const filters = usageAdded && isStream && isSuccess
  const drop = new Set([
    ...RESPONSE_DROP,
    ...(decoder ? ['content-encoding', 'content-length'] : []),
    ...(filters ? ['content-length'] : [])
  ])
  passing.isStream = isStream
  passing.reader = isSuccess ? createAnswerReader(kind, isStream) : undefined
  const kept = endToEnd(headers, drop).map(([name, value]) => [name, masks.text(value)] as const)
  response.writeHead(status, kept.flat())
  // Many a client goes as soon as it sees a status of failure: it sees that together with what is said of it.
  if (isSuccess) response.flushHeaders()
  const stages: Array<Readable | Duplex> = [
    answered.body,
    ...(decoder ? [decoder()] : []),
    tap(passing, isSuccess),
    ...(filters ? [withoutUsageEvent()] : []),
    masks.stream()
  ]
  await pipeline([...stages, response] as unknown as [Readable, ...Duplex[], ServerResponse])
}
