import { isTestPath } from '../text/test-paths.js'

/** A file that differs between two commits. */
export interface ChangedFile {
  readonly path: string
  /** Octal, as git has it: `160000` is a submodule; `000000` where the file is not there. */
  readonly oldMode: string
  readonly newMode: string
  readonly binary: boolean
}

const SUBMODULE = '160000'

/** What `git diff --raw --numstat -z --no-renames` prints. */
export const readChangedFiles = (text: string): ChangedFile[] => {
  const parts = text.split('\0')
  const modes = new Map<string, readonly [string, string]>()
  const files: ChangedFile[] = []
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index] ?? ''
    const raw = /^:(\d{6}) (\d{6}) /.exec(part)
    if (raw) {
      index++
      modes.set(parts[index] ?? '', [raw[1] ?? '', raw[2] ?? ''])
      continue
    }
    const counted = /^(-|\d+)\t(?:-|\d+)\t(.+)$/s.exec(part)
    if (!counted) continue
    const [, added, path = ''] = counted
    const [oldMode = '', newMode = ''] = modes.get(path) ?? []
    files.push({ path, oldMode, newMode, binary: added === '-' })
  }
  return files
}

/** Documentation: a change of it alone leaves the product as it was. */
const DOCUMENT =
  /(?:^|\/)(?:docs?\/.*|[^/]+\.(?:md|markdown|adoc|rst|txt)|(?:LICEN[CS]E|NOTICE|AUTHORS|CODEOWNERS)[^/]*)$/i

/** Settings of tools that no build compiles or packages. */
const SETTING = /(?:^|\/)(?:\.editorconfig|\.gitattributes|\.gitignore|\.github\/.*|\.idea\/.*)$/

const isProduct = (path: string): boolean => !DOCUMENT.test(path) && !SETTING.test(path)

/** A path that may stand in scripts and patches as it is. */
const isPlain = (path: string): boolean => !/[\p{Cc}"\\]/u.test(path) && !path.includes(' b/')

/** The files of a change, parted; together all of them. */
export interface SplitChange {
  /** What becomes solution/fix.patch. */
  readonly fix: readonly string[]
  /** What becomes tests/test.patch: files of test source sets, and classes named as tests are. */
  readonly tests: readonly string[]
}

/** Why a change makes no task, as a sentence that begins with the change. */
export type NoTask = { readonly why: string; readonly paths: readonly string[] }

const pathsOf = (files: readonly ChangedFile[]): string[] => files.map(({ path }) => path)

/** Parts a change into fix and tests, or says why it makes no task. */
export const splitChange = (files: readonly ChangedFile[]): SplitChange | NoTask => {
  const refused = (why: string, found: readonly ChangedFile[]): NoTask | null =>
    found.length === 0 ? null : { why, paths: pathsOf(found) }
  const paths = pathsOf(files)
  const tests = paths.filter(isTestPath)
  const fix = paths.filter(path => !isTestPath(path))
  return (
    refused(
      'moves a submodule, which no patch of files can do',
      files.filter(({ oldMode, newMode }) => oldMode === SUBMODULE || newMode === SUBMODULE)
    ) ??
    refused(
      'changes binary files, which the patches of a task cannot hold',
      files.filter(({ binary }) => binary)
    ) ??
    refused(
      'has file names that scripts cannot take as they are',
      files.filter(({ path }) => !isPlain(path))
    ) ??
    (tests.length === 0
      ? { why: 'changes no file of tests, so that nothing could tell the fix', paths: fix }
      : null) ??
    (fix.filter(isProduct).length === 0
      ? { why: 'changes no file of the product, so that there is nothing to fix', paths }
      : null) ?? { fix, tests }
  )
}

/** Whether a change makes no task, with why. */
export const isNoTask = (split: SplitChange | NoTask): split is NoTask => 'why' in split
