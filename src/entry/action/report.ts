import { join, resolve } from 'node:path'
import { readPlan } from '../../commands/report/read-plan.js'
import { readBudget } from '../../commands/report/safe-files.js'
import { report } from '../../commands/report.js'
import { UserError } from '../../contracts/errors.js'
import { reportArtifactName } from '../../github/artifact.js'
import type { OptionValues } from '../options.js'
import { readGates } from '../read-options/read-gates.js'
import { VERSION } from '../version.js'
import type { ActionParts } from './action-parts.js'
import { artifactService } from './artifact-service.js'
import { downloadLegs } from './download-legs.js'
import { findPlan } from './find-plan.js'
import { newRunnerFolder } from './runner-folder.js'
import { baselineReader, publishReport, tellResults, uploadReport } from './show-report.js'

/** The paths to report on: those that were given, else the unpacked artifacts of the run's legs. */
const resultsOf = async (
  values: OptionValues,
  parts: ActionParts,
  { folder, job }: { folder: string; job: string | undefined }
): Promise<readonly string[]> => {
  const { runner, context } = parts
  if (values.results.length > 0) return values.results.map(path => resolve(context.workspace, path))
  const service = artifactService(parts)
  if ('obstacle' in service) {
    throw new UserError(
      `The results of the shards cannot be had: ${service.obstacle}. Name folders that have them with input \`results\`.`
    )
  }
  const legs = await downloadLegs({
    ...{ port: service.port, runner, job, folder },
    runAttempt: context.runAttempt
  })
  runner.info(`Artifacts of shards: ${legs}`)
  return legs === 0 ? [] : [folder]
}

/** `command: report`: joins what the legs of this workflow run have left. Gives the exit code. */
export const actionReport = async (values: OptionValues, parts: ActionParts): Promise<number> => {
  const { runner, context } = parts
  const folder = await newRunnerFolder(parts, 'report')
  const service = artifactService(parts)
  const plan =
    values.plan === undefined
      ? undefined
      : await findPlan(values.plan, {
          workspace: context.workspace,
          folder: join(folder, 'plan'),
          port: 'port' in service ? service.port : undefined
        })
  const job = plan === undefined ? undefined : (await readPlan(plan, readBudget())).job
  const results = await resultsOf(values, parts, { folder: join(folder, 'legs'), job })
  const out = join(folder, 'report')
  const options = { results, plan, out, linkTrials: false, failOn: readGates(values['fail-on']) }
  const result = await report(options, {
    notice: runner.notice,
    toolVersion: VERSION,
    readBaseline: baselineReader(values, parts)
  })
  tellResults(result, parts)
  runner.setOutput('rewards-path', join(out, 'rewards.json'))
  const artifact = {
    name: values['artifact-name'] ?? reportArtifactName(result.rewards.job),
    retentionDays: values['retention-days']
  }
  const url = values['upload-artifact'] ? await uploadReport(out, artifact, parts) : undefined
  await publishReport({ ...result, url, command: 'report' }, values, parts)
  return result.exitCode
}
