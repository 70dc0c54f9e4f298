import { readHunkHeader } from '../../../text/hunk-header.js'
import { readHeaderNames, readLoneName } from '../../../text/patch-names.js'

export interface PatchLine {
  readonly kind: 'context' | 'added' | 'removed' | 'note'
  readonly text: string
  readonly oldLine: number | null
  readonly newLine: number | null
}

export interface Hunk {
  /** What stands behind the second `@@`. */
  readonly heading: string
  readonly lines: readonly PatchLine[]
}

export interface PatchFile {
  readonly path: string
  /** Where it was before; the same path for a file that was not moved. */
  readonly oldPath: string
  readonly change: 'changed' | 'added' | 'deleted' | 'moved' | 'binary'
  readonly added: number
  readonly removed: number
  readonly hunks: readonly Hunk[]
}

/** The name in a `---` or `+++` line; empty where it says that there is no such file. */
const sideOf = (text: string): string => {
  const path = readLoneName(text.trimEnd()) ?? text
  return path === '/dev/null' ? '' : path.replace(/^[ab]\//, '')
}

interface OpenFile {
  path: string
  oldPath: string
  change: PatchFile['change']
  added: number
  removed: number
  hunks: { heading: string; lines: PatchLine[] }[]
}

const newFile = (path: string): OpenFile => ({
  path,
  oldPath: path,
  change: 'changed',
  added: 0,
  removed: 0,
  hunks: []
})

/** Lines that git writes above the hunks of a file. */
const readHeader = (file: OpenFile, line: string): void => {
  if (line.startsWith('--- ')) {
    const path = sideOf(line.slice(4))
    if (path !== '') file.oldPath = path
  } else if (line.startsWith('+++ ')) {
    const path = sideOf(line.slice(4))
    file.path = path === '' ? file.oldPath : path
  } else if (line.startsWith('new file')) file.change = 'added'
  else if (line.startsWith('deleted file')) file.change = 'deleted'
  else if (line.startsWith('rename from ')) {
    file.change = 'moved'
    file.oldPath = readLoneName(line.slice(12)) ?? ''
  } else if (line.startsWith('rename to ')) file.path = readLoneName(line.slice(10)) ?? ''
  else if (/^(Binary files |GIT binary patch)/.test(line)) file.change = 'binary'
}

/**
 * Reads a patch as git writes it, also one that ends in the middle. Lines before the first file are
 * left out; nothing in it is an error.
 */
export const readPatch = (text: string): PatchFile[] => {
  const files: OpenFile[] = []
  let file: OpenFile | undefined
  let lines: PatchLine[] | undefined
  let oldLine = 0
  let newLine = 0
  let oldLeft = 0
  let newLeft = 0
  const all = text.split('\n')
  if (all.at(-1) === '') all.pop()
  for (const line of all) {
    // As long as the hunk's counts are open, what looks like a header (`--- a`) is a line of a file.
    const isInHunk = (oldLeft > 0 || newLeft > 0) && /^(?:[ +\-\\]|$)/.test(line)
    if (isInHunk && lines !== undefined && file !== undefined) {
      const rest = line.slice(1)
      if (line.startsWith('+')) {
        lines.push({ kind: 'added', text: rest, oldLine: null, newLine: newLine++ })
        file.added += 1
        newLeft -= 1
      } else if (line.startsWith('-')) {
        lines.push({ kind: 'removed', text: rest, oldLine: oldLine++, newLine: null })
        file.removed += 1
        oldLeft -= 1
      } else if (line.startsWith('\\')) {
        lines.push({ kind: 'note', text: line, oldLine: null, newLine: null })
      } else {
        lines.push({ kind: 'context', text: rest, oldLine: oldLine++, newLine: newLine++ })
        oldLeft -= 1
        newLeft -= 1
      }
      continue
    }
    oldLeft = 0
    newLeft = 0
    if (line.startsWith('diff --git ')) {
      // Names that cannot be told apart are said by the lines that follow.
      file = newFile(readHeaderNames(line.slice(11))?.newPath ?? line.slice(11))
      files.push(file)
      lines = undefined
      continue
    }
    const hunk = readHunkHeader(line)
    if (hunk !== null && file !== undefined) {
      oldLine = hunk.oldStart
      newLine = hunk.newStart
      oldLeft = hunk.oldCount
      newLeft = hunk.newCount
      lines = []
      file.hunks.push({ heading: hunk.heading, lines })
    } else if (line.startsWith('\\') && lines !== undefined) {
      lines.push({ kind: 'note', text: line, oldLine: null, newLine: null })
    } else if (file !== undefined && lines === undefined) {
      readHeader(file, line)
    } else if (line.startsWith('--- ') && file === undefined) {
      // A patch of another tool than git has no line that begins a file.
      file = newFile(sideOf(line.slice(4)))
      files.push(file)
    }
  }
  return files
}
