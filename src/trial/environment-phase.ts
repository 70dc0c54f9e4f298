import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { FaultError } from '../contracts/errors.js'
import { requireDisk } from '../engine/free-disk.js'
import { quote } from '../text/quote.js'
import type { Environment, Sandboxed } from './phases.js'
import { prepareImage } from './prepare-image.js'
import type { PreparedImage } from './prepared-image.js'
import { requireGradable } from './rows/require-gradable.js'
import { rowGradingOf } from './rows/row-grading.js'
import { agentSandbox, startSandboxed, startVerifier } from './sandboxed.js'
import { requireSound } from './soundness.js'
import type { TestMaterial } from './test-material.js'
import type { TrialContext } from './trial-context.js'
import type { Try } from './try.js'
import { Unresolved } from './unresolved.js'

/** What can be said of a task before anything is built for it. */
const readTask = async ({ state, context }: Try): Promise<TestMaterial> => {
  const { task } = state
  const material = await context.readTestMaterial(task)
  state.material = material
  if (material.row) requireGradable(material.row, rowGradingOf(context))
  for (const need of context.agent.needs) {
    if (existsSync(join(task.dir, need))) continue
    throw new FaultError(
      'task',
      'task-file-missing',
      `${quote(join(task.dir, need))} is missing, which the agent \`${context.agent.name}\` needs. Add it, or run another agent on this task.`
    )
  }
  const refusal = context.agent.refuses?.(task)
  if (refusal) throw new Unresolved(refusal)
  return material
}

/** The task's image, built and looked at once a job. */
const imageOf = async ({ state, context, startContainer }: Try): Promise<PreparedImage> => {
  const { task, limits } = state
  const timeoutSec = limits.timeoutsSec.environment
  const built = await context.images.task(task, {
    timeoutMs: timeoutSec === null ? undefined : timeoutSec * 1000
  })
  const workdir = task.environment.workdir ?? built.workdir
  const slot = `${built.id} ${workdir}`
  const prepared = await context.prepared.get(slot, () =>
    prepareImage(built, workdir, {
      ...context,
      start: image => startContainer({ role: 'image', image, network: 'none' })
    })
  )
  const image = { ...prepared, name: built.name }
  state.image = image
  if (image.facts === null && context.verifierMode !== 'shared') {
    throw new FaultError(
      'task',
      'no-work-tree',
      `${workdir} in the task image is no git work tree, so the agent's change cannot be told from what the image ships. Run it with \`--verifier-mode shared\`.`
    )
  }
  return image
}

/**
 * Whether the agent's container may be kept from gaining rights. Where the image names a user, older
 * engines take root's rights from what we execute as root there as well; and in a shared container the
 * tests run too.
 */
const mayBarPrivileges = (image: PreparedImage, { verifierMode }: TrialContext): boolean =>
  verifierMode === 'fresh' && (image.user === null || image.user === 'root' || image.user === '0')

/** Makes ready what the agent is made of, on the task's image; this is what Harbor calls the agent's setup. */
const setUpAgent = async ({ state, context }: Try, image: PreparedImage) => {
  state.clock.start('agent_setup')
  const installed = await context.installed()
  if (installed?.version) state.agentVersion = installed.version
  const imageId = (await installed?.imageOn?.(image.startImageId)) ?? image.startImageId
  state.clock.finish('agent_setup')
  return { imageId, mounts: installed?.mounts ?? [] }
}

const startAgent = async (tried: Try, material: TestMaterial, image: PreparedImage): Promise<Sandboxed> => {
  const [sandbox, { imageId, mounts }] = await Promise.all([
    agentSandbox(tried, image),
    setUpAgent(tried, image)
  ])
  return startSandboxed(tried, sandbox, {
    role: 'agent',
    image: imageId,
    env: material.env.environment,
    mounts,
    noNewPrivileges: mayBarPrivileges(image, tried.context)
  })
}

/** Everything up to a started container in which the agent can begin. */
export const environmentPhase = async (tried: Try): Promise<Environment> => {
  const { state, context } = tried
  await requireDisk(context.host, 'trial')
  const material = await readTask(tried)
  const image = await imageOf(tried)
  if (context.controls?.when === 'before-agent') await requireSound(state, context, image)
  const agent = await startAgent(tried, material, image)
  const fresh =
    context.verifierMode === 'shared' ? null : startVerifier(tried, { material, image }, 'verifier')
  // Where it could not be started, the verify phase says so.
  fresh?.catch(() => {})
  return { material, image, agent, fresh }
}
