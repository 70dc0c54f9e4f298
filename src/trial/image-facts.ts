import { z } from 'zod'
import { FaultError } from '../contracts/errors.js'
import type { Container } from '../engine/container.js'
import { failureSignature, lastLines } from '../engine/engine-failure.js'
import { TRUST_WORK_TREES } from '../engine/git-in-container.js'
import { quote } from '../text/quote.js'

/** What a trial needs to know of the work tree that an image ships. */
export const imageFactsSchema = z.object({
  /** Absolute path of the work tree in the container. */
  root: z.string(),
  /** The commit that is checked out; null where there is none. */
  head: z.string().nullable(),
  /** Paths of submodules, relative to the root. */
  submodules: z.array(z.string()),
  /** Symbolic links of the tree as shipped, relative to the root. */
  links: z.array(z.string()),
  /** Objects that neither HEAD, nor what it reaches, nor the index holds: the fix may be among them. */
  unreachable: z.number().int()
})
export type ImageFacts = z.infer<typeof imageFactsSchema>

/**
 * Asked of a container in which nothing of the agent's has run, with the image's own git. Names are
 * separated by NUL, since they may hold anything else.
 */
const SCRIPT = `
cd "$1" || exit 3
${TRUST_WORK_TREES}
root=$(git rev-parse --show-toplevel) || exit 4
cd "$root" || exit 3
head=$(git rev-parse --verify -q HEAD || :)
unreachable=0
if [ -n "$head" ]; then
  s=$(mktemp -d)
  git rev-list --objects --indexed-objects HEAD $(git for-each-ref --merged HEAD --format='%(refname)') | cut -d ' ' -f 1 | sort -u > "$s/reached"
  git cat-file --batch-all-objects --batch-check='%(objectname)' | cut -d ' ' -f 1 | sort -u > "$s/all"
  unreachable=$(comm -13 "$s/reached" "$s/all" | wc -l)
  rm -rf "$s"
fi
printf '%s\\0' "$root" "$head" "$unreachable"
git ls-files -s -z
printf '\\0'
find . -name .git -prune -o -type l -print0
`

/** Reads the facts of the image that `pristine` was started from; null where it ships no work tree. */
export const readImageFacts = async (
  pristine: Container,
  workdir: string,
  signal: AbortSignal
): Promise<ImageFacts | null> => {
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
      `The task image has no folder ${quote(workdir)}. Set WORKDIR in its Dockerfile, or [environment] workdir.`
    )
  }
  if (result.exitCode === 4) return null
  if (result.exitCode !== 0) {
    // Where the engine says nothing of itself, it is the image that lacks what looking takes.
    const fault = failureSignature(result.stderr)
    throw new FaultError(
      fault?.kind ?? 'task',
      fault?.code ?? 'image-unreadable',
      `The task image could not be looked at: ${lastLines(result.stderr, 3)}`
    )
  }
  const [root = '', head = '', unreachable = '', ...rest] = result.stdout.toString('utf8').split('\0')
  const middle = rest.indexOf('')
  const tracked = rest
    .slice(0, middle)
    .map(line => ({ mode: line.slice(0, 6), path: line.slice(line.indexOf('\t') + 1) }))
  return {
    root,
    head: head === '' ? null : head,
    unreachable: Number(unreachable),
    submodules: tracked.filter(entry => entry.mode === '160000').map(entry => entry.path),
    links: rest
      .slice(middle + 1)
      .filter(path => path !== '')
      .map(path => path.replace(/^\.\//, ''))
  }
}
