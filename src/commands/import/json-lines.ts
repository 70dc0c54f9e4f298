import { createReadStream } from 'node:fs'
import { UserError } from '../../contracts/errors.js'
import { quote } from '../../text/quote.js'

export interface JsonLine {
  /** From 1. */
  readonly number: number
  /** null for one that is longer than anything that is meant. */
  readonly text: string | null
}

/** Lists of tests take up to some megabytes. */
const LONGEST = 64 * 1024 * 1024

const BYTE_ORDER_MARK = /^\uFEFF/

const unreadable = (path: string, { code, message }: NodeJS.ErrnoException): UserError =>
  new UserError(
    code === 'ENOENT' || code === 'ENOTDIR'
      ? `${quote(path)} does not exist. Give a file of rows, one in JSON a line.`
      : `${quote(path)} cannot be read (${code ?? message}). Give a file of rows, one in JSON a line.`
  )

/**
 * The lines of a file (absolute), one after another, so that a large file never is in memory as a whole. Blank ones
 * are left out. Only a line feed ends a line: others may stand in a text of JSON.
 * @throws UserError where the file is not there or is no file
 */
export async function* jsonLines(path: string): AsyncGenerator<JsonLine> {
  let number = 0
  let parts: string[] = []
  let length = 0
  const add = (part: string): void => {
    length += part.length
    if (length <= LONGEST) parts.push(part)
    else parts = []
  }
  const end = (): JsonLine[] => {
    number++
    const text = length > LONGEST ? null : parts.join('')
    parts = []
    length = 0
    return text === null || text.trim() !== '' ? [{ number, text }] : []
  }
  try {
    for await (const chunk of createReadStream(path, { encoding: 'utf8' })) {
      const isStart = number === 0 && length === 0
      const text = isStart ? (chunk as string).replace(BYTE_ORDER_MARK, '') : (chunk as string)
      const [first = '', ...others] = text.split('\n')
      add(first)
      for (const other of others) {
        yield* end()
        add(other)
      }
    }
  } catch (error) {
    if (typeof (error as NodeJS.ErrnoException).code !== 'string') throw error
    throw unreadable(path, error as NodeJS.ErrnoException)
  }
  yield* end()
}
