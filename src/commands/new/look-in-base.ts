import { UserError } from '../../contracts/errors.js'
import { startContainer } from '../../engine/container.js'
import { engineFailure } from '../../engine/engine-failure.js'
import { TRUST_WORK_TREES } from '../../engine/git-in-container.js'
import { expiresAfter, TRIAL_LIFE_SEC } from '../../engine/labels.js'
import type { BaseImage } from '../../image/images.js'
import type { StageContext } from '../../trial/stages.js'

const SCRIPT = `
${TRUST_WORK_TREES}
git rev-parse --show-toplevel || exit 3
git cat-file -e "$1^{commit}" || exit 4
`

/**
 * Where a base has the repository, made sure that it has a commit of it.
 * @throws UserError where it has no repository at its working directory, or not that commit
 */
export const lookInBase = async (
  { name, id, workdir }: BaseImage,
  commit: string,
  { docker, jobId, signal }: Pick<StageContext, 'docker' | 'jobId' | 'signal'>
): Promise<string> => {
  const container = await startContainer(docker, {
    ...{ image: id, jobId, role: 'image', network: 'none', env: {}, cpus: null, memoryMb: null },
    expiresAt: expiresAfter(TRIAL_LIFE_SEC)
  })
  try {
    const command = ['sh', '-c', SCRIPT, 'sh', commit]
    const result = await container.exec({ command, workdir, user: 0, signal })
    signal.throwIfAborted()
    if (result.exitCode === 0) return result.stdout.toString('utf8').trim()
    if (result.exitCode === 3) {
      throw new UserError(
        `${name} has no git repository in ${workdir}, its working directory. Let its Dockerfile clone one and end with WORKDIR.`
      )
    }
    if (result.exitCode === 4) {
      throw new UserError(
        `The repository in ${name} does not have the commit ${commit}. Let its Dockerfile clone a later state with the whole history, and build it again with \`kotlin-bench bases --rebuild\`.`
      )
    }
    throw engineFailure(['exec'], result)
  } finally {
    await container.remove()
  }
}
