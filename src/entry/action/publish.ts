import { join } from 'node:path'
import { publish } from '../../commands/publish.js'
import { gitHubAccess } from '../../commands/shared/access/github-access.js'
import type { OptionValues } from '../options.js'
import type { ActionParts } from './action-parts.js'
import { artifactService } from './artifact-service.js'
import { findResult } from './find-result.js'
import { newRunnerFolder } from './runner-folder.js'

/** `command: publish`: adds the result of this workflow run to a branch. Gives the exit code. */
export const actionPublish = async (values: OptionValues, parts: ActionParts): Promise<number> => {
  const { runner, context, environment, interruption, githubToken } = parts
  const { signal } = interruption
  const scratch = await newRunnerFolder(parts, 'publish')
  const result = await findResult(values.result, {
    workspace: context.workspace,
    folder: join(scratch, 'result'),
    service: artifactService(parts)
  })
  const github = gitHubAccess({
    ...{ environment, signal, token: githubToken, folder: context.workspace, onWait: runner.info }
  })
  const { state, file, branch, trendUrl, exitCode } = await publish(
    { result, branch: values.branch },
    { github, signal }
  )
  runner.info(
    state === 'published'
      ? `Published as ${file} on branch ${branch}.`
      : `Nothing to publish: ${file} on branch ${branch} is this result, or that of a later attempt.`
  )
  runner.info(`Trend: ${trendUrl}`)
  runner.setOutput('trend-url', trendUrl)
  return exitCode
}
