import { readHunkHeader } from '../text/hunk-header.js'
import { readHeaderNames, readLoneName, withoutPrefix } from '../text/patch-names.js'

/** Why `git apply` would stumble over a patch, or apply something else than was meant. */
export interface PatchFault {
  readonly line: number
  /** What is wrong, as the end of a sentence that begins with the patch's name. */
  readonly what: string
}

interface Hunk {
  readonly line: number
  readonly header: string
  readonly wanted: { readonly old: number; readonly new: number }
  old: number
  new: number
}

interface FileHeader {
  readonly line: number
  /** What its lines have told: a `---`, hunks, or a change that needs none. */
  sides: boolean
  hunks: number
  complete: boolean
  /** The first line of the old file that a hunk may still begin at. */
  next: number
}

/** What a file can be changed by without a hunk. */
const COMPLETE =
  /^(?:old mode |new mode |new file mode |deleted file mode |rename |copy |similarity |GIT binary patch)/

const isOutside = (path: string): boolean =>
  path.startsWith('/') || path.split('/').some(part => part === '..' || part === '.git')

/** Reads a patch line by line, as strictly as `git apply` does, and keeps what it would refuse. */
class PatchReader {
  readonly faults: PatchFault[] = []
  #file: FileHeader | null = null
  #names: ReturnType<typeof readHeaderNames> = null
  #hunk: Hunk | null = null
  #afterHunk = false
  #files = 0

  read(text: string): readonly PatchFault[] {
    const lines = text.split('\n')
    if (lines.at(-1) === '') lines.pop()
    for (const [index, raw] of lines.entries())
      this.#line(raw.replace(/\r$/, ''), index + 1, lines[index + 1])
    this.#endHunk()
    this.#endFile()
    if (this.#files === 0) this.#tell(1, 'changes no file')
    return this.faults
  }

  #tell(line: number, what: string): void {
    this.faults.push({ line, what })
  }

  #line(line: string, number: number, following: string | undefined): void {
    if (this.#hunk !== null && this.#takes(line)) return
    this.#endHunk()
    if (line.startsWith('diff --git ')) this.#startFile(line, number)
    else if (line.startsWith('@@ ')) this.#startHunk(line, number)
    else if (line.startsWith('--- ') && following?.startsWith('+++ ')) this.#oldSide(line, number)
    else if (line.startsWith('+++ ') && this.#file !== null && this.#file.hunks === 0)
      this.#newSide(line, number)
    else if (line.startsWith('Binary files ')) {
      this.#tell(number, 'has a binary file without its bytes; make it with git diff --binary')
      if (this.#file !== null) this.#file.complete = true
    } else if (this.#file !== null && COMPLETE.test(line)) this.#file.complete = true
    else if (this.#afterHunk && /^[+ -]/.test(line) && !/^-- ?$/.test(line))
      this.#tell(number, 'has a line after a hunk that its header does not count')
    if (!line.startsWith('\\')) this.#afterHunk = false
  }

  #startFile(line: string, number: number): void {
    this.#endFile()
    this.#files++
    this.#names = readHeaderNames(line.slice('diff --git '.length))
    this.#file = { line: number, sides: false, hunks: 0, complete: false, next: 0 }
    for (const path of new Set([this.#names?.oldPath, this.#names?.newPath])) {
      if (path !== undefined && isOutside(path)) this.#tell(number, `names ${path}, outside of the work tree`)
    }
  }

  #oldSide(line: string, number: number): void {
    const open = this.#file
    // Without git's own header, each pair of names begins a file.
    if (open === null || open.sides) {
      this.#startFile('diff --git ', number)
      this.#names = null
    }
    if (this.#file !== null) this.#file.sides = true
    this.#compare(line.slice(4), this.#names?.oldPath, number)
  }

  #newSide(line: string, number: number): void {
    this.#compare(line.slice(4), this.#names?.newPath, number)
  }

  #compare(text: string, headed: string | undefined, number: number): void {
    const name = readLoneName(text)
    const path = name === null || name === '/dev/null' ? null : withoutPrefix(name)
    if (name !== null && name !== '/dev/null' && path === null) {
      this.#tell(number, 'names a file without the prefix a/ or b/')
    }
    if (path === null) return
    if (headed === undefined) {
      if (isOutside(path)) this.#tell(number, `names ${path}, outside of the work tree`)
    } else if (path !== headed) this.#tell(number, `names ${path} under a header that says ${headed}`)
  }

  #startHunk(header: string, number: number): void {
    const read = readHunkHeader(header)
    if (read === null) {
      this.#tell(number, 'has a hunk header that cannot be read')
      return
    }
    const wanted = { old: read.oldCount, new: read.newCount }
    const file = this.#file
    if (file === null) this.#tell(number, 'has a hunk before any file is named')
    else {
      file.hunks++
      if (read.oldStart < file.next) this.#tell(number, 'has a hunk that begins before the one above it ends')
      file.next = read.oldStart + wanted.old
    }
    this.#hunk = { line: number, header: header.slice(0, 60), wanted, old: 0, new: 0 }
  }

  /** Whether a line belongs to the open hunk. */
  #takes(line: string): boolean {
    const hunk = this.#hunk
    if (hunk === null || (hunk.old >= hunk.wanted.old && hunk.new >= hunk.wanted.new)) return false
    const kind = line[0] ?? ' '
    if (kind === '\\') return true
    if (!' +-'.includes(kind)) return false
    if (kind !== '+') hunk.old++
    if (kind !== '-') hunk.new++
    return true
  }

  #endHunk(): void {
    const hunk = this.#hunk
    if (hunk === null) return
    const { wanted, line } = hunk
    if (hunk.old !== wanted.old || hunk.new !== wanted.new) {
      const says = `${wanted.old} lines before and ${wanted.new} after`
      this.#tell(line, `has a hunk whose header counts ${says}, but it has ${hunk.old} and ${hunk.new}`)
    }
    this.#hunk = null
    this.#afterHunk = true
  }

  #endFile(): void {
    const file = this.#file
    if (file !== null && file.hunks === 0 && !(file.complete && !file.sides)) {
      this.#tell(file.line, 'has a file without a hunk')
    }
    this.#file = null
  }
}

/** What is malformed in a patch, by line; empty for one that is well-formed. */
export const patchFaults = (text: string): readonly PatchFault[] => {
  if (text.trim() === '') return [{ line: 1, what: 'is empty' }]
  const lines = text.split('\n')
  const withReturn = lines.flatMap((line, index) => (line.endsWith('\r') ? [index + 1] : []))
  const faults: PatchFault[] = []
  const [first] = withReturn
  if (first !== undefined) {
    const all = withReturn.length === 1 ? '1 line ends' : `${withReturn.length} lines end`
    faults.push({ line: first, what: `has Windows line ends: ${all} with a carriage return` })
  }
  if (text.includes('\0'))
    faults.push({ line: text.slice(0, text.indexOf('\0')).split('\n').length, what: 'holds NUL' })
  if (!text.endsWith('\n'))
    faults.push({ line: lines.length, what: 'does not end with a line break, so that its last line is lost' })
  return [...faults, ...new PatchReader().read(text)].sort((a, b) => a.line - b.line)
}
