import { readHunkHeader } from './hunk-header.js'
import { readHeaderNames, readLoneName, withoutPrefix } from './patch-names.js'

export type PatchChange = 'added' | 'deleted' | 'modified' | 'renamed' | 'copied'

/** One file of a patch. Paths are relative to the work tree, as the patch names them: not yet trusted. */
export interface PatchedFile {
  readonly change: PatchChange
  /** Path before; null for an added file. */
  readonly oldPath: string | null
  /** Path after; null for a deleted file. */
  readonly newPath: string | null
  /** Mode after, such as `100755` or `120000` (a link), where the patch states one. */
  readonly mode: string | null
  readonly binary: boolean
  /** The lines that its hunks add, without their `+`. */
  readonly addedLines: readonly string[]
  /** Where they stand in the file after: line numbers from 1, in the order of `addedLines`. */
  readonly addedAt: readonly number[]
  /** Where the lines that its hunks remove stand in the file before, from 1. */
  readonly removedAt: readonly number[]
}

interface Draft {
  change: PatchChange
  oldPath: string | null
  newPath: string | null
  mode: string | null
  binary: boolean
  readonly addedLines: string[]
  readonly addedAt: number[]
  readonly removedAt: number[]
}

const draft = (names: { oldPath: string; newPath: string } | null): Draft => ({
  change: 'modified',
  oldPath: names?.oldPath ?? null,
  newPath: names?.newPath ?? null,
  mode: null,
  binary: false,
  addedLines: [],
  addedAt: [],
  removedAt: []
})

/** `--- a/x` and `+++ b/x`; `/dev/null` says that the file is new or gone. */
const readSide = (file: Draft, side: 'oldPath' | 'newPath', text: string): void => {
  const name = readLoneName(text)
  if (name === '/dev/null') {
    file.change = side === 'oldPath' ? 'added' : 'deleted'
    return
  }
  file[side] = (name === null ? null : withoutPrefix(name)) ?? file[side]
}

/** The lines between a file's header and its first hunk, by how they start. */
const EXTENDED: readonly (readonly [start: string, read: (file: Draft, rest: string) => void])[] = [
  ['new file mode ', (file, mode) => Object.assign(file, { change: 'added', mode })],
  ['deleted file mode ', file => Object.assign(file, { change: 'deleted' })],
  ['new mode ', (file, mode) => Object.assign(file, { mode })],
  ['rename from ', (file, name) => Object.assign(file, { change: 'renamed', oldPath: readLoneName(name) })],
  ['rename to ', (file, name) => Object.assign(file, { change: 'renamed', newPath: readLoneName(name) })],
  ['copy from ', (file, name) => Object.assign(file, { change: 'copied', oldPath: readLoneName(name) })],
  ['copy to ', (file, name) => Object.assign(file, { change: 'copied', newPath: readLoneName(name) })],
  ['index ', (file, rest) => Object.assign(file, { mode: / (\d{6})$/.exec(rest)?.[1] ?? file.mode })],
  ['GIT binary patch', file => Object.assign(file, { binary: true })],
  ['Binary files ', file => Object.assign(file, { binary: true })]
]

/** What is left of a hunk, so that a removed line `-- a/x` is not taken for a header. */
class HunkLines {
  #removed = 0
  #added = 0
  /** Numbers of the next line before and after. */
  #oldLine = 0
  #newLine = 0

  start(line: string): boolean {
    const header = readHunkHeader(line)
    if (header === null) return false
    this.#oldLine = header.oldStart
    this.#removed = header.oldCount
    this.#newLine = header.newStart
    this.#added = header.newCount
    return true
  }

  /** Whether a line belongs to the hunk; what it adds or removes goes to the file. */
  takes(line: string, file: Draft | undefined): boolean {
    if (this.#removed <= 0 && this.#added <= 0) return false
    const [kind = ' '] = line
    if (kind === '\\') return true
    if (!' +-\r'.includes(kind)) {
      this.#removed = 0
      this.#added = 0
      return false
    }
    if (kind === '+') {
      file?.addedLines.push(line.slice(1))
      file?.addedAt.push(this.#newLine)
    }
    if (kind === '-') file?.removedAt.push(this.#oldLine)
    if (kind !== '+') {
      this.#removed--
      this.#oldLine++
    }
    if (kind !== '-') {
      this.#added--
      this.#newLine++
    }
    return true
  }
}

const finished = ({ change, oldPath, newPath, ...rest }: Draft): PatchedFile => ({
  change,
  oldPath: change === 'added' ? null : (oldPath ?? newPath),
  newPath: change === 'deleted' ? null : (newPath ?? oldPath),
  ...rest
})

/**
 * The files that a git patch changes, in its order: from `diff --git` headers and the lines below them,
 * and from plain `---`/`+++` pairs where there is no such header. Quoted names are decoded. Text
 * before, between and after is passed over, as `git apply` does.
 */
export const patchPaths = (text: string): PatchedFile[] => {
  const files: Draft[] = []
  const hunk = new HunkLines()
  const lines = text.split('\n')
  let current: Draft | undefined
  let inGitHeader = false
  for (const [index, raw] of lines.entries()) {
    if (hunk.takes(raw, current)) continue
    const line = raw.replace(/\r$/, '')
    if (line.startsWith('diff --git ')) {
      current = draft(readHeaderNames(line.slice('diff --git '.length)))
      inGitHeader = true
      files.push(current)
    } else if (hunk.start(line)) {
      inGitHeader = false
    } else if (line.startsWith('--- ') && (inGitHeader || lines[index + 1]?.startsWith('+++ '))) {
      if (!inGitHeader || current === undefined) {
        current = draft(null)
        files.push(current)
      }
      readSide(current, 'oldPath', line.slice(4))
    } else if (line.startsWith('+++ ') && current !== undefined) {
      readSide(current, 'newPath', line.slice(4))
    } else if (inGitHeader && current !== undefined) {
      const [start, read] = EXTENDED.find(([prefix]) => line.startsWith(prefix)) ?? []
      if (start !== undefined) read?.(current, line.slice(start.length))
    }
  }
  return files.map(finished).filter(({ oldPath, newPath }) => oldPath !== null || newPath !== null)
}

/** Every path that a patch reads or writes, once each, in its order. */
export const touchedPaths = (files: readonly PatchedFile[]): string[] => [
  ...new Set(files.flatMap(({ oldPath, newPath }) => [oldPath, newPath].filter(path => path !== null)))
]

/**
 * The paths that the reference `test.sh` restores or removes before it applies `test.patch`, once each:
 * every line that starts `diff --git a/`, split at the first ` b/`. It passes over quoted names and
 * splits a name that holds ` b/` wrongly; a checker compares this with {@link patchPaths}.
 */
export const verifierLoopPaths = (text: string): string[] => {
  const paths = new Set<string>()
  for (const line of text.split('\n')) {
    if (!line.startsWith('diff --git a/')) continue
    const rest = line.slice('diff --git a/'.length)
    const split = rest.indexOf(' b/')
    paths.add(split < 0 ? rest : rest.slice(0, split))
    paths.add(split < 0 ? rest : rest.slice(split + ' b/'.length))
  }
  return [...paths]
}
