import { parseJson } from '../text/parse-json.js'

/** A longer line is no event that anything is read from. */
const MAX_LINE = 8 * 1024 * 1024

/** Takes bytes as they stream in, and gives the JSON value of each line that is one. */
export const jsonLines = (
  take: (value: unknown) => void
): { write(chunk: Uint8Array): void; end(): void } => {
  const decoder = new TextDecoder()
  let line = ''
  let isTooLong = false

  const finish = () => {
    if (!isTooLong && line.trimStart().startsWith('{')) {
      const value = parseJson(line)
      if (value !== undefined) take(value)
    }
    line = ''
    isTooLong = false
  }
  const add = (text: string) => {
    if (isTooLong || line.length + text.length > MAX_LINE) {
      isTooLong = true
      line = ''
    } else line += text
  }

  return {
    write(chunk) {
      const [first = '', ...more] = decoder.decode(chunk, { stream: true }).split('\n')
      add(first)
      for (const text of more) {
        finish()
        add(text)
      }
    },
    end: finish
  }
}
