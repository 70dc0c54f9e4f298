import { CHECK_ARTIFACT } from '../../commands/check/artifact-names.js'
import { commentOnChecked } from '../../commands/check-comment.js'
import { EXIT } from '../../contracts/exit-code.js'
import { triggeringRun } from '../../github/workflow-run-event.js'
import type { OptionValues } from '../options.js'
import type { ActionParts } from './action-parts.js'
import { githubOf } from './show-report.js'

/** `command: check-comment`: the comment that the run which set this workflow off could not post. Gives the exit code. */
export const actionCheckComment = async (values: OptionValues, parts: ActionParts): Promise<number> => {
  const { said } = await commentOnChecked({
    github: githubOf(parts),
    run: triggeringRun(parts.environment),
    artifact: values['artifact-name'] ?? CHECK_ARTIFACT
  })
  parts.runner.info(said)
  return EXIT.done
}
