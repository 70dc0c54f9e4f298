import { Transform } from 'node:stream'
import { parseJson } from '../../../text/parse-json.js'
import { isObject, listAt } from '../json-values.js'

/** An event that grows longer is no usage event; it passes. */
const MAX_EVENT = 1024 * 1024

const isUsageAlone = (event: string): boolean => {
  if (!event.includes('"usage"')) return false
  const data = /^data: ?(.*)$/m.exec(event)?.[1]
  const value = data === undefined ? undefined : parseJson(data)
  return (
    isObject(value) &&
    isObject(value.usage) &&
    Array.isArray(value.choices) &&
    listAt(value, 'choices').length === 0
  )
}

/** Where an event ends: after its empty line. */
const endOfEvent = (bytes: Buffer): number => {
  const ends = [bytes.indexOf('\n\n'), bytes.indexOf('\r\n\r\n')]
  const [lf, crlf] = [ends[0]! + 2, ends[1]! + 4]
  if (ends[0] === -1) return ends[1] === -1 ? -1 : crlf
  return ends[1] === -1 ? lf : Math.min(lf, crlf)
}

/** Keeps the one event from an agent that it did not ask for, and that its client may not expect. */
export const withoutUsageEvent = (): Transform => {
  let held: Buffer = Buffer.alloc(0)
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      held = held.length === 0 ? chunk : Buffer.concat([held, chunk])
      for (let end = endOfEvent(held); end !== -1; end = endOfEvent(held)) {
        const event = held.subarray(0, end)
        held = held.subarray(end)
        if (!isUsageAlone(event.toString('utf8'))) this.push(event)
      }
      if (held.length > MAX_EVENT) {
        this.push(held)
        held = Buffer.alloc(0)
      }
      done()
    },
    flush(done) {
      done(null, held)
    }
  })
}
