import { CHANGE_LIMITS } from '../contracts/change-limits.js'
import type { PreparedPatch } from '../contracts/prediction.js'
import type { Reason } from '../contracts/verdict.js'
import { firstFew } from '../text/first-few.js'
import { readHunkHeader } from '../text/hunk-header.js'
import { patchPaths, touchedPaths } from '../text/patch-paths.js'

/** How many blank lines at the end of the last hunk may have been cut off by whoever trimmed the patch. */
const MOST_CUT_LINES = 20

/** How many paths stand in a sentence. */
const NAMED_PATHS = 5

const BINARY_WITHOUT_DATA = /^Binary files .* differ\r?$/
const HEADER = /^(diff --git |--- |\+\+\+ )/

interface Line {
  text: string
  /** Content of a hunk, as against headers and what stands between. */
  inHunk: boolean
}

/** The lines of one file's difference, or of what stands before the first. */
interface Section {
  lines: Line[]
  kind: 'text' | 'binary' | 'binary-without-data'
}

interface ReadPatch {
  sections: Section[]
  /** Lines that the last hunk is short of by its own header, where it is on both sides alike. */
  cutLines: number
}

/** Splits a patch by files. Counts each hunk's lines, so that a removed `-- a/x` is not taken for a header. */
const readPatch = (text: string): ReadPatch => {
  const sections: Section[] = [{ lines: [], kind: 'text' }]
  let removed = 0
  let added = 0
  let inGitHeader = false
  const takes = (line: string): boolean => {
    if (removed <= 0 && added <= 0) return false
    const [kind = ' '] = line
    if (kind === '\\') return true
    if (!' +-\r'.includes(kind)) {
      removed = 0
      added = 0
      return false
    }
    if (kind !== '+') removed--
    if (kind !== '-') added--
    return true
  }
  for (const line of text.replace(/\n$/, '').split('\n')) {
    const inHunk = takes(line)
    if (!inHunk) {
      const hunk = readHunkHeader(line)
      if (hunk !== null) {
        removed = hunk.oldCount
        added = hunk.newCount
        inGitHeader = false
      } else if (line.startsWith('diff --git ')) {
        inGitHeader = true
        sections.push({ lines: [], kind: 'text' })
      }
    }
    const section = sections.at(-1)!
    if (inGitHeader && !inHunk) {
      if (line.startsWith('GIT binary patch')) section.kind = 'binary'
      else if (BINARY_WITHOUT_DATA.test(line)) section.kind = 'binary-without-data'
    }
    section.lines.push({ text: line, inHunk })
  }
  return { sections, cutLines: removed === added && removed > 0 ? removed : 0 }
}

const withoutCr = (text: string): string => text.replace(/\r$/, '')

/** A line of the patch whose own line ends were made CRLF, with those of the file's content kept. */
const keepContentCr = ({ text, inHunk }: Line): string => {
  if (!inHunk || text.startsWith('\\')) return withoutCr(text)
  return text === '\r' ? ' \r' : text
}

const decoded = (text: string): string => Buffer.from(text, 'latin1').toString('utf8')

const pathsOf = (text: string): string[] => touchedPaths(patchPaths(decoded(text)))

/** What git itself refuses to write, whatever a patch says. */
const isUnsafe = (path: string): boolean =>
  path.includes('\0') ||
  path.split('/').some(part => part === '' || part === '.' || part === '..' || part.toLowerCase() === '.git')

const named = (paths: readonly string[]): string =>
  firstFew(paths, { most: NAMED_PATHS, show: JSON.stringify })

const refused = (code: Reason['code'], message: string, warnings: readonly string[] = []): PreparedPatch => ({
  texts: [],
  paths: [],
  warnings,
  refusal: { code, message }
})

/** What could be meant by a text: with the patch's own line ends first made LF, then with all. */
const byLineEnds = (lines: readonly Line[]): string[][] => {
  const isCrlf = lines.some(line => !line.inHunk && HEADER.test(line.text) && line.text.endsWith('\r'))
  if (!isCrlf) return [lines.map(line => line.text)]
  const stripped = lines.map(line => withoutCr(line.text))
  // New files say nothing of the line ends that the repository has; LF is what git stores.
  const readsContent = lines.some(line => line.inHunk && /^[ -]/.test(line.text))
  return readsContent ? [lines.map(keepContentCr), stripped] : [stripped]
}

/**
 * Makes of a patch from elsewhere what can be applied: a final newline that was trimmed away is put
 * back, with the blank context lines before it; differences of binary files that hold no data are left
 * out, since they would keep all others from being applied.
 *
 * `text` has a character for each byte.
 */
export const preparePatch = (text: string): PreparedPatch => {
  if (text.trim() === '') return refused('empty-patch', 'The prediction is empty.')
  if (text.length > CHANGE_LIMITS.patchBytes) {
    return refused('patch-too-large', `The prediction is larger than ${CHANGE_LIMITS.patchBytes} bytes.`)
  }
  const { sections, cutLines } = readPatch(text)
  const warnings: string[] = []

  const hasNoData = (section: Section) => section.kind === 'binary-without-data'
  const dropped = sections.filter(hasNoData)
  const kept = sections.filter(section => !hasNoData(section))
  if (dropped.length > 0) {
    const paths = dropped.flatMap(section => pathsOf(section.lines.map(line => line.text).join('\n')))
    warnings.push(`Left out, since the patch has no data for binary files: ${named([...new Set(paths)])}.`)
  }
  const lines = kept.flatMap(section => section.lines)
  if (!text.endsWith('\n')) warnings.push('Its final newline was put back.')

  // git reads binary data up to a blank line.
  const end = kept.at(-1)?.kind === 'binary' ? '\n\n' : '\n'
  const texts = byLineEnds(lines).map(ends => ends.join('\n') + end)
  const isCut = cutLines > 0 && cutLines <= MOST_CUT_LINES && kept.at(-1) === sections.at(-1)
  const mended = isCut ? texts.map(one => one + ' \n'.repeat(cutLines)) : []
  if (isCut) warnings.push(`Its last hunk is short of ${cutLines} blank lines, which were put back.`)

  const paths = pathsOf(texts.at(-1) ?? '')
  if (paths.length === 0) {
    return dropped.length > 0
      ? refused('empty-patch', 'The prediction holds nothing but binary files without data.', warnings)
      : refused('patch-does-not-apply', 'The prediction holds no difference of a file.', warnings)
  }
  if (paths.length > CHANGE_LIMITS.files) {
    return refused(
      'patch-too-large',
      `The prediction touches more than ${CHANGE_LIMITS.files} files.`,
      warnings
    )
  }
  const unsafe = paths.filter(isUnsafe)
  if (unsafe.length > 0) {
    return refused(
      'patch-does-not-apply',
      `The prediction names paths that no patch may touch: ${named(unsafe)}.`,
      warnings
    )
  }
  return { texts: [...mended, ...texts], paths, warnings }
}
