import { join, resolve } from 'node:path'
import { CHECK_ARTIFACT, partArtifacts } from '../../commands/check/artifact-names.js'
import { checkReport } from '../../commands/check-report.js'
import { errorMessage, UserError } from '../../contracts/errors.js'
import type { OptionValues } from '../options.js'
import { checkStage } from '../read-options/to-check-options.js'
import type { ActionParts } from './action-parts.js'
import { artifactService, listArtifacts } from './artifact-service.js'
import { newRunnerFolder } from './runner-folder.js'
import { showCheck } from './show-check.js'

/** Folders with the parts: those that were given, else the unpacked artifacts of this workflow run. */
const foldersOf = async (values: OptionValues, parts: ActionParts, folder: string): Promise<string[]> => {
  const { runner, context } = parts
  if (values.results.length > 0) return values.results.map(path => resolve(context.workspace, path))
  const service = artifactService(parts)
  if ('obstacle' in service) {
    throw new UserError(
      `The reports of the other jobs cannot be had: ${service.obstacle}. Name folders that have them with input \`results\`.`
    )
  }
  const folders: string[] = []
  for (const artifact of partArtifacts(await listArtifacts(service.port))) {
    const target = join(folder, String(artifact.id))
    try {
      await service.port.download(artifact, target)
      folders.push(target)
    } catch (thrown) {
      runner.warning(`Artifact ${artifact.name} could not be downloaded: ${errorMessage(thrown)}`)
    }
  }
  return folders
}

/** `command: check-report`: one report out of those of the jobs of this workflow run. Gives the exit code. */
export const actionCheckReport = async (values: OptionValues, parts: ActionParts): Promise<number> => {
  const { runner } = parts
  const scratch = await newRunnerFolder(parts, 'check-parts')
  const folders = await foldersOf(values, parts, scratch)
  const joined = await checkReport({ folders, stage: checkStage(values) }, { warn: runner.warning })
  runner.info(joined.text)
  const folder = await newRunnerFolder(parts, 'check')
  await showCheck({ report: joined.report, folder, artifact: CHECK_ARTIFACT }, values, parts)
  return joined.exitCode
}
