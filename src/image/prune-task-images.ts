import type { PlannedTrial } from '../contracts/plan.js'
import type { TrialRecord } from '../contracts/rewards.js'
import type { Docker } from '../engine/docker.js'
import { removeLayersOn } from './layer.js'
import { findLocalImage, KEY_LABEL } from './local-image.js'
import { sealedName } from './seal.js'

const idsOf = async (docker: Docker, ...filter: readonly string[]): Promise<string[]> =>
  (await docker.text(['images', '--quiet', '--no-trunc', ...filter])).split('\n')

/** Ids of the images that are here and none of ours: the user's, whatever they are called. */
const strangers = async (docker: Docker): Promise<ReadonlySet<string>> => {
  const ours = new Set(await idsOf(docker, '--filter', `label=${KEY_LABEL}`))
  return new Set((await idsOf(docker)).filter(id => !ours.has(id)))
}

/**
 * Removes a task's image, its sealed copy and what agents have put on either, once the last of its trials
 * is through. The base stays, since other tasks build on it; so does an image that something else still
 * uses, and one that was here before and that nobody built or pulled for us.
 */
export const pruneAfterLastTrial = async (
  docker: Docker,
  planned: readonly PlannedTrial[]
): Promise<(record: TrialRecord) => Promise<void>> => {
  const others = await strangers(docker)
  const left = new Map<string, number>()
  for (const { task } of planned) left.set(task, (left.get(task) ?? 0) + 1)
  return async record => {
    const count = (left.get(record.task) ?? 1) - 1
    left.set(record.task, count)
    if (count > 0 || record.images.task === null) return
    const sealed = await findLocalImage(docker, sealedName(record.images.task))
    for (const id of [record.images.task, ...(sealed ? [sealed.id] : [])]) await removeLayersOn(docker, id)
    await docker.call(['image', 'rm', sealedName(record.images.task)])
    if (!others.has(record.images.task)) await docker.call(['image', 'rm', '--force', record.images.task])
  }
}
