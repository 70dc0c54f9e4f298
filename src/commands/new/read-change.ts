import { UserError } from '../../contracts/errors.js'
import { type GitOptions, type GitResult, git } from '../../dataset/git.js'
import type { Change } from '../../making/change-task.js'
import { isNoTask, readChangedFiles, splitChange } from '../../making/changed-files.js'
import { readCommitMessage } from '../../making/commit-message.js'
import { LICENCE_FILES, licenceIn } from '../../making/licence.js'
import type { BuildTool } from '../../making/new-task.js'
import { readSourceAddress, type SourceRepository } from '../../making/source-address.js'
import { firstFew } from '../../text/first-few.js'
import { quote } from '../../text/quote.js'
import type { OpenRepository } from './open-repository.js'

export interface ChangeChoice {
  /** The commits, as git names them. */
  readonly before: string
  readonly fix: string
}

const SHOWN_PATHS = 5

const named = (paths: readonly string[]): string =>
  firstFew(paths, { most: SHOWN_PATHS, show: JSON.stringify })

/** Git as it answers everywhere, whatever a user has set. */
const PLAIN = [
  ['core.quotePath', 'false'],
  ['core.attributesFile', '/dev/null'],
  ['diff.algorithm', 'myers']
] as const

interface Reader {
  /** What git prints, to the byte where that is asked for; it has to succeed. */
  ask(args: readonly string[], options?: Pick<GitOptions, 'keepsLastLineBreak'>): Promise<string>
  /** Whether git says yes. */
  holds(args: readonly string[]): Promise<boolean>
}

const readerOf = (dir: string, signal: AbortSignal): Reader => {
  const call: (...given: Parameters<Reader['ask']>) => Promise<GitResult> = (args, options) =>
    git(args, { ...options, dir, signal, config: PLAIN })
  return {
    async ask(args, options) {
      const { ok, stdout, stderr } = await call(args, options)
      if (ok) return stdout
      throw new UserError(`\`git ${args[0]}\` in ${quote(dir)} failed: ${stderr.trim()}`)
    },
    holds: async args => (await call(args)).ok
  }
}

const commitOf = async (reader: Reader, flag: string, name: string): Promise<string> => {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]
  if (await reader.holds(args)) return reader.ask(args)
  throw new UserError(
    `${quote(`--${flag} ${name}`)} is no commit of the repository. A shallow clone does not have all: \`git fetch --unshallow\`.`
  )
}

const DIFF = [
  'diff',
  '--no-color',
  '--no-ext-diff',
  '--no-textconv',
  '--no-renames',
  '--src-prefix=a/',
  '--dst-prefix=b/'
]

const patchOf = async (
  reader: Reader,
  { before, fix }: ChangeChoice,
  paths: readonly string[]
): Promise<string> => {
  const files = paths.map(path => `:(top,literal)${path}`)
  const text = await reader.ask([...DIFF, before, fix, '--', ...files], { keepsLastLineBreak: true })
  const wrong = text.includes('\uFFFD')
    ? 'bytes that are no UTF-8'
    : text.includes('\r')
      ? 'Windows line ends'
      : null
  if (wrong !== null) {
    throw new UserError(
      `The change from ${before} to ${fix} has ${wrong} in ${named(paths)}, which a patch of a task would not keep. Choose another change.`
    )
  }
  return text
}

const buildToolOf = (files: readonly string[], before: string): BuildTool => {
  if (files.includes('gradlew')) return 'gradle'
  if (files.includes('pom.xml')) return 'maven'
  const isGradle = files.some(file => /^(?:build|settings)\.gradle(?:\.kts)?$/.test(file))
  throw new UserError(
    isGradle
      ? `The repository is built by Gradle at ${before}, but has no gradlew, which the tests are run with.`
      : `The repository has neither gradlew nor pom.xml at its top at ${before}. Tasks are built by Gradle or Maven.`
  )
}

const licenceOf = async (
  reader: Reader,
  files: readonly string[],
  commit: string
): Promise<string | null> => {
  for (const pattern of LICENCE_FILES) {
    for (const file of files.filter(name => pattern.test(name))) {
      const found = licenceIn(await reader.ask(['show', `${commit}:${file}`]).catch(() => ''))
      if (found !== null) return found
    }
  }
  return null
}

const sourceOf = ({ address, dir }: OpenRepository): SourceRepository => {
  const source = address === null ? null : readSourceAddress(address)
  if (source !== null) return source
  const what = address === null ? 'has no remote `origin`' : `has the remote ${JSON.stringify(address)}`
  throw new UserError(
    `${quote(dir)} ${what}, and a task names its source as \`owner/name\` at a host. Set it: \`git remote add origin https://HOST/OWNER/NAME\`, or \`git remote set-url\`.`
  )
}

/** @throws UserError for commits with no change between them */
const requireOrder = async (
  { holds }: Reader,
  given: ChangeChoice,
  { before, fix }: ChangeChoice
): Promise<void> => {
  if (before === fix) {
    throw new UserError(
      `${quote(`--before ${given.before}`)} and ${quote(`--fix ${given.fix}`)} are one commit, ${fix}. The one before it is \`--before ${given.fix}^\`.`
    )
  }
  const isBefore = (one: string, other: string) => holds(['merge-base', '--is-ancestor', one, other])
  if (await isBefore(before, fix)) return
  throw new UserError(
    (await isBefore(fix, before))
      ? `${quote(`--before ${given.before}`)} comes after ${quote(`--fix ${given.fix}`)}. Give them the other way round.`
      : `${quote(`--fix ${given.fix}`)} does not descend from ${quote(`--before ${given.before}`)}: they are on two branches. \`git merge-base ${given.before} ${given.fix}\` names the commit that both start from.`
  )
}

/**
 * Reads a change from a repository, parted into fix and tests.
 * @throws UserError for commits that are none, and for a change that makes no task
 */
export const readChange = async (
  repository: OpenRepository,
  choice: ChangeChoice,
  signal: AbortSignal
): Promise<Change> => {
  const source = sourceOf(repository)
  const reader = readerOf(repository.dir, signal)
  const before = await commitOf(reader, 'before', choice.before)
  const fix = await commitOf(reader, 'fix', choice.fix)
  await requireOrder(reader, choice, { before, fix })
  const raw = await reader.ask([...DIFF, '--raw', '--numstat', '-z', before, fix])
  const split = splitChange(readChangedFiles(raw))
  if (isNoTask(split)) {
    const where = split.paths.length === 0 ? '' : `: ${named(split.paths)}`
    throw new UserError(`The change from ${before} to ${fix} ${split.why}${where}. Choose another change.`)
  }
  const files = (await reader.ask(['ls-tree', '--name-only', '-z', before])).split('\0')
  return {
    repository: source,
    before,
    fix,
    message: readCommitMessage(await reader.ask(['log', '-1', '--format=%B', fix])),
    fixPatch: await patchOf(reader, { before, fix }, split.fix),
    testPatch: await patchOf(reader, { before, fix }, split.tests),
    buildTool: buildToolOf(files, before),
    license: await licenceOf(reader, files, before)
  }
}
