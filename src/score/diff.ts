/** One file of a git patch: the paths it touches and the lines it adds. */
export interface DiffFile {
  readonly paths: readonly string[]
  readonly added: readonly string[]
}

interface OpenFile {
  paths: Set<string>
  /** Whether its paths stand in lines of their own, so that the header's guess is no longer needed. */
  named: boolean
  readonly added: string[]
}

/** Header lines that name a path, and whether a prefix (`a/`, `b/`) stands before it. */
const PATH_LINES: readonly (readonly [start: string, prefixed: boolean])[] = [
  ['--- ', true],
  ['+++ ', true],
  ['rename from ', false],
  ['rename to ', false],
  ['copy from ', false],
  ['copy to ', false]
]

/**
 * Reads a git patch leniently: what is no header or hunk is passed over, for a patch that cannot be
 * applied is refused elsewhere. Lines of a hunk are counted, so that an added line that looks like a
 * header is not taken for one.
 */
export const readDiff = (patch: string): DiffFile[] => {
  const files: OpenFile[] = []
  let file: OpenFile | undefined
  let oldLeft = 0
  let newLeft = 0
  for (const line of lines(patch)) {
    if (file && (oldLeft > 0 || newLeft > 0)) {
      if (line.startsWith('+')) {
        file.added.push(line.slice(1))
        newLeft--
      } else if (line.startsWith('-')) oldLeft--
      else if (!line.startsWith('\\')) {
        oldLeft--
        newLeft--
      }
      continue
    }
    if (line.startsWith('diff --git ')) {
      file = { paths: new Set(headerPaths(line.slice('diff --git '.length))), named: false, added: [] }
      files.push(file)
      continue
    }
    const hunk = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(line)
    if (hunk) {
      oldLeft = Number(hunk[1] ?? 1)
      newLeft = Number(hunk[2] ?? 1)
    } else if (file) addPath(file, line)
  }
  return files.map(({ paths, added }) => ({ paths: [...paths], added }))
}

function* lines(text: string): Generator<string> {
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf('\n', at)
    yield end < 0 ? text.slice(at) : text.slice(at, end)
    at = end < 0 ? text.length : end + 1
  }
}

const addPath = (file: OpenFile, line: string): void => {
  const found = PATH_LINES.find(([start]) => line.startsWith(start))
  if (!found) return
  const [start, prefixed] = found
  const name = unquoted(line.slice(start.length).replace(/\t.*$/, ''))
  if (name === '/dev/null') return
  if (!file.named) file.paths = new Set()
  file.named = true
  file.paths.add(prefixed ? withoutPrefix(name) : name)
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf('/') + 1)

/** The two names after `diff --git`; git writes no quotes around blanks, so equal names are halved. */
const headerPaths = (header: string): string[] => {
  const quoted = /^("(?:[^"\\]|\\.)*"|\S+) ("(?:[^"\\]|\\.)*"|\S+)$/.exec(header)
  if (quoted) return [quoted[1]!, quoted[2]!].map(name => withoutPrefix(unquoted(name)))
  const half = (header.length - 1) / 2
  const [left, right] = [header.slice(0, half), header.slice(half + 1)].map(withoutPrefix)
  return left === right ? [left!] : header.split(/ (?=b\/)/).map(withoutPrefix)
}

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  a: '\x07',
  b: '\b',
  f: '\f',
  v: '\v'
}

/** A name as git quotes it in the manner of C, with octal bytes; others are as they stand. */
const unquoted = (name: string): string => {
  if (!/^".*"$/.test(name)) return name
  const bytes: number[] = []
  const encoder = new TextEncoder()
  for (const [, octal, escaped, plain] of name.slice(1, -1).matchAll(/\\([0-3][0-7]{2})|\\(.)|([^\\]+)/gsu)) {
    if (octal) bytes.push(Number.parseInt(octal, 8))
    else for (const byte of encoder.encode(escaped ? (ESCAPES[escaped] ?? escaped) : plain)) bytes.push(byte)
  }
  return new TextDecoder().decode(Uint8Array.from(bytes))
}
