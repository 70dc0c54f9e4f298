import { FaultError } from '../contracts/errors.js'
import type { Container } from '../engine/container.js'
import { lastLines } from '../engine/engine-failure.js'

/** What a trial needs to know of the work tree that an image ships. */
export interface ImageFacts {
  /** Absolute path of the work tree in the container. */
  root: string
  /** The commit that is checked out; null where there is none. */
  head: string | null
  /** Paths of submodules, relative to the root. */
  submodules: readonly string[]
  /** Symbolic links of the tree as shipped, relative to the root. */
  links: readonly string[]
}

/**
 * Asked of a container in which nothing of the agent's has run, with the image's own git. Names are
 * separated by NUL, since they may hold anything else.
 */
const SCRIPT = `
cd "$1" || exit 3
root=$(git -c safe.directory='*' rev-parse --show-toplevel) || exit 4
cd "$root" || exit 3
printf '%s\\0' "$root" "$(git -c safe.directory='*' rev-parse --verify -q HEAD)"
git -c safe.directory='*' -c core.fsmonitor=false ls-files -s -z
printf '\\0'
find . -name .git -prune -o -type l -print0
`

/** Reads the facts of the image that `pristine` was started from. */
export const readImageFacts = async (
  pristine: Container,
  workdir: string,
  signal: AbortSignal
): Promise<ImageFacts> => {
  const result = await pristine.exec({
    command: ['sh', '-c', SCRIPT, 'sh', workdir],
    user: 0,
    signal,
    maxBytes: 256 * 1024 * 1024
  })
  if (result.exitCode === 3) {
    throw new FaultError(
      'task',
      'workdir-missing',
      `The task image has no folder ${workdir}. Set WORKDIR in its Dockerfile, or [environment] workdir.`
    )
  }
  if (result.exitCode !== 0) {
    throw new FaultError(
      'task',
      'no-work-tree',
      `${workdir} in the task image is no git work tree, so the agent's change cannot be told from the image: ${lastLines(result.stderr, 2)}`
    )
  }
  const [root = '', head = '', ...rest] = result.stdout.toString('utf8').split('\0')
  const middle = rest.indexOf('')
  const tracked = rest
    .slice(0, middle)
    .map(line => ({ mode: line.slice(0, 6), path: line.slice(line.indexOf('\t') + 1) }))
  return {
    root,
    head: head === '' ? null : head,
    submodules: tracked.filter(entry => entry.mode === '160000').map(entry => entry.path),
    links: rest
      .slice(middle + 1)
      .filter(path => path !== '')
      .map(path => path.replace(/^\.\//, ''))
  }
}
