import { StringDecoder } from 'node:string_decoder'
import { parseJson } from '../../../text/parse-json.js'
import { type Answer, emptyAnswer } from './answer.js'
import type { EndpointKind } from './endpoint.js'
import { ANSWER_PARTS } from './read-answer.js'

/** A body or an event that is longer is passed on unread, and its usage is not known. */
const MAX_KEPT = 32 * 1024 * 1024

/** Reads a model's answer while it passes. */
export interface AnswerReader {
  write(chunk: Uint8Array): void
  /** What the answer said, now that nothing more comes. */
  end(): Answer
  readonly answer: Answer
}

/** The data of each server-sent event, as it is complete. */
const eventReader = (onData: (data: string) => void) => {
  const decoder = new StringDecoder('utf8')
  let pieces: string[] = []
  let kept = 0
  let tooLong = false
  let data: string[] = []

  const line = (text: string): void => {
    if (text === '') {
      if (data.length > 0) onData(data.join('\n'))
      data = []
    } else if (text.startsWith('data:')) data.push(text.slice(text[5] === ' ' ? 6 : 5))
  }
  const take = (text: string): void => {
    const lines = text.split('\n')
    const rest = lines.pop()!
    for (const part of lines) {
      if (!tooLong) line([...pieces, part].join('').replace(/\r$/, ''))
      pieces = []
      kept = 0
      tooLong = false
    }
    kept += rest.length
    if (kept > MAX_KEPT) {
      tooLong = true
      pieces = []
    } else if (rest !== '') pieces.push(rest)
    // Lines of one endless event are cut as one endless line is.
    if (data.length > 10_000) data = []
  }
  return {
    write: (chunk: Uint8Array) =>
      take(decoder.write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length))),
    // The last event of some servers lacks its empty line.
    end: () => take(`${decoder.end()}\n\n`)
  }
}

/** A reader of one answer, whole or as server-sent events. */
export const createAnswerReader = (kind: EndpointKind, isStream: boolean): AnswerReader => {
  const answer = emptyAnswer()
  const part = ANSWER_PARTS[kind]
  if (isStream) {
    const events = eventReader(data => {
      if (data === '[DONE]') answer.ended = true
      else part(answer, parseJson(data))
    })
    let isOver = false
    const end = (): Answer => {
      if (!isOver) events.end()
      isOver = true
      return answer
    }
    return { write: events.write, end, answer }
  }
  let chunks: Uint8Array[] = []
  let kept = 0
  return {
    write(chunk) {
      kept += chunk.length
      if (kept <= MAX_KEPT) chunks.push(chunk)
      else chunks = []
    },
    end() {
      if (chunks.length > 0) part(answer, parseJson(Buffer.concat(chunks).toString('utf8')))
      chunks = []
      return answer
    },
    answer
  }
}
