import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { UserError } from '../../contracts/errors.js'
import type { ArtifactPort } from '../../github/artifact.js'
import { quote } from '../../text/quote.js'
import { listArtifacts } from './artifact-service.js'

const PLAN_FILE = 'plan.json'
const LISTED = 5

export interface PlanPlace {
  workspace: string
  /** A new folder for what is downloaded. */
  folder: string
  /** Undefined where the runner offers no artifacts. */
  port: ArtifactPort | undefined
}

/**
 * The plan's file that input `plan` names: by its path, or by the name of an artifact of this workflow run.
 * @throws UserError where it is neither
 * @throws FaultError where the artifacts cannot be had
 */
export const findPlan = async (plan: string, { workspace, folder, port }: PlanPlace): Promise<string> => {
  const path = resolve(workspace, plan)
  const found = await stat(path).catch(() => undefined)
  if (found?.isFile()) return path
  const artifacts = port === undefined ? [] : await listArtifacts(port)
  const artifact = artifacts.find(({ name }) => name === plan)
  if (port !== undefined && artifact !== undefined) {
    await port.download(artifact, folder)
    return join(folder, PLAN_FILE)
  }
  const plans = artifacts.map(({ name }) => name).filter(name => /^kotlin-bench-.+-plan-/.test(name))
  const there =
    port === undefined
      ? 'The runner offers no artifacts; name a file.'
      : plans.length === 0
        ? 'This workflow run has no artifact of a plan; make one with `command: plan`.'
        : `The plans of this workflow run are: ${plans.slice(-LISTED).join(', ')}.`
  throw new UserError(
    `Input \`plan\` is ${quote(plan)}, which is neither a file nor an artifact of this workflow run. ${there}`
  )
}
