import { FaultError } from '../contracts/errors.js'
import type { Container } from '../engine/container.js'
import type { Docker } from '../engine/docker.js'
import { lastLines } from '../engine/engine-failure.js'
import { TRUST_WORK_TREES } from '../engine/git-in-container.js'
import { bareId, findLocalImage } from './local-image.js'

/**
 * Takes out of a repository whatever HEAD does not reach: refs, reflogs, stash, what is left of
 * fetches and merges, and every object that only those held. Tags and branches that HEAD reaches stay,
 * as do the index and the work tree.
 */
const SEAL_SCRIPT = `
set -eu
cd "$1"
${TRUST_WORK_TREES}
s=$(mktemp -d)
git for-each-ref --format='%(refname)' | sort > "$s/all"
git for-each-ref --format='%(refname)' --merged HEAD | sort > "$s/reached"
# A clone's refs/remotes/origin/HEAD names another ref, and is not to be followed.
comm -23 "$s/all" "$s/reached" | sed 's/^/delete /' | git update-ref --no-deref --stdin
rm -r "$s"
dir=$(git rev-parse --git-common-dir)
for name in FETCH_HEAD ORIG_HEAD MERGE_HEAD CHERRY_PICK_HEAD REVERT_HEAD AUTO_MERGE; do rm -f "$dir/$name"; done
git reflog expire --expire=now --expire-unreachable=now --all
git repack -a -d -q
git prune --expire=now
git prune-packed -q
`

/** Where the sealed copy of an image stands in the engine. */
export const sealedName = (imageId: string): string => `kotlin-bench/sealed:${bareId(imageId).slice(0, 40)}`

/**
 * A copy of the image without the history that HEAD does not reach; made once, found again by name.
 * @returns the copy's id
 * @throws FaultError `task` where the repository cannot be sealed
 */
export const sealImage = async (request: {
  docker: Docker
  imageId: string
  root: string
  /** Starts a container of ours from an image, without the task's environment. */
  start: (imageId: string) => Promise<Container>
  signal: AbortSignal
}): Promise<string> => {
  const { docker, imageId, root, signal } = request
  const name = sealedName(imageId)
  const known = await findLocalImage(docker, name)
  if (known) return known.id
  const container = await request.start(imageId)
  try {
    const result = await container.exec({ command: ['sh', '-c', SEAL_SCRIPT, 'sh', root], user: 0, signal })
    if (result.exitCode !== 0) {
      throw new FaultError(
        'task',
        'seal-failed',
        `The history in the task image cannot be sealed: ${lastLines(result.stderr)}. Seal it in the Dockerfile, or run with \`--seal never\`.`
      )
    }
    return await docker.text(['commit', '--pause=false', container.id, name])
  } finally {
    await container.remove()
  }
}
