import { dirname } from 'node:path'
import { checkNeeds } from '../../agent/check-needs.js'
import { type PlanOptions, type PlanResult, plan } from '../../commands/plan.js'
import { errorMessage, FaultError, UserError } from '../../contracts/errors.js'
import { EXIT } from '../../contracts/exit-code.js'
import { planArtifactName } from '../../github/artifact.js'
import { workflowRun } from '../../github/context.js'
import { quote } from '../../text/quote.js'
import type { OptionValues } from '../options.js'
import { readGates } from '../read-options/read-gates.js'
import { registryChoice } from '../read-options/registry-choice.js'
import { toPlanOptions } from '../read-options/to-plan-options.js'
import { VERSION } from '../version.js'
import type { ActionParts } from './action-parts.js'
import { artifactService } from './artifact-service.js'
import type { OutputName } from './outputs.js'
import { newRunnerFolder } from './runner-folder.js'

/** What a workflow makes its matrix of. */
const planOutputs = ({ plan, bases }: PlanResult): Partial<Record<OutputName, string>> => ({
  count: String(plan.shards.length),
  shards: JSON.stringify(plan.shards.map(({ shard }) => shard)),
  matrix: JSON.stringify({ include: plan.shards.map(({ shard, title }) => ({ shard, title })) }),
  bases: JSON.stringify({ include: bases.map(base => ({ base })) }),
  'plan-id': plan.id
})

/**
 * Uploads the plan where its shards find it, and gives what to call it there: the artifact's name, else
 * the file's.
 */
const upload = async (path: string, { plan }: PlanResult, values: OptionValues, parts: ActionParts) => {
  const { runner } = parts
  if (!values['upload-artifact']) return path
  const service = artifactService(parts)
  if ('obstacle' in service) {
    runner.notice(`The plan was not uploaded: ${service.obstacle}. It is in ${path}`)
    return path
  }
  const name = values['artifact-name'] ?? planArtifactName(plan)
  const request = { name, root: dirname(path), files: [path], retentionDays: values['retention-days'] }
  const uploaded = await service.port.upload(request).catch((thrown: unknown) => {
    // No shard could start without it.
    throw new FaultError(
      'infrastructure',
      'plan-not-uploaded',
      `The plan could not be uploaded: ${errorMessage(thrown)}`
    )
  })
  // Shards of both would take their results for those of one plan.
  if (values['artifact-name'] === undefined && uploaded.name !== name) {
    throw new UserError(
      `This workflow run has an artifact ${quote(name)} already, so another evaluation of it has the same name. Give each its own \`job-name\`: in a matrix, one with a value of it, such as \`job-name: \${{ github.run_id }}-\${{ matrix.agent }}\`.`
    )
  }
  runner.setOutput('artifact-name', uploaded.name)
  runner.setOutput('artifact-id', uploaded.id)
  runner.setOutput('artifact-url', uploaded.url)
  return uploaded.name
}

type Environment = ActionParts['environment']

/** Set by evaluate.yml, whose plan is given what its shards are: whether they can have keys of models. */
const HAS_KEYS = 'KOTLIN_BENCH_SHARDS_HAVE_KEYS'

/** What shards and the report are going to read: a mistake is told before anything runs. */
const checkLater = (values: OptionValues, { agents }: PlanOptions, environment: Environment): void => {
  readGates(values['fail-on'])
  registryChoice(values)
  const hasKeys = environment[HAS_KEYS]
  // A workflow of the user's own gives its shards what it likes.
  if (!hasKeys) return
  for (const pair of agents) {
    checkNeeds(pair, {
      command: values['agent-command'],
      predictions: values.predictions,
      agentEnv: values['agent-env'],
      providers: values.provider,
      hasKeys: hasKeys === 'true'
    })
  }
}

/** `command: plan`: the shards as outputs, and the plan as an artifact. Gives the exit code. */
export const actionPlan = async (values: OptionValues, parts: ActionParts): Promise<number> => {
  const { runner, environment, interruption } = parts
  const folder = await newRunnerFolder(parts, 'plan')
  const options = toPlanOptions(values, 'inputs', {
    folder: parts.context.workspace,
    outFolder: folder
  })
  checkLater(values, options, environment)
  const made = await plan(options, {
    environment,
    datasetToken: parts.datasetToken,
    listener: event => {
      if (event.type === 'notice') runner.notice(event.message)
      if (event.type === 'warning') runner.warning(event.message)
    },
    signal: interruption.signal,
    toolVersion: VERSION,
    workflow: workflowRun(environment)
  })
  runner.info(made.text)
  for (const [name, value] of Object.entries(planOutputs(made))) runner.setOutput(name, value)
  runner.setOutput('plan', await upload(options.out, made, values, parts))
  return EXIT.done
}
