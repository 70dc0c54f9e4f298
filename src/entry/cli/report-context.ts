import type { ReportContext } from '../../commands/report.js'
import { gitHubAccess } from '../../commands/shared/access/github-access.js'
import { readBaseline } from '../../commands/shared/baseline/baseline.js'
import type { OptionValues } from '../options.js'
import { VERSION } from '../version.js'
import { oneLine } from './progress-text.js'
import type { VerbContext } from './verb-context.js'

/** What a report on the command line is given: notices on standard error, and the baseline that was named. */
export const reportContext = (
  { baseline }: Pick<OptionValues, 'baseline'>,
  { stderr, environment, githubToken, signal }: VerbContext
): ReportContext => {
  const folder = process.cwd()
  const notice = (message: string): void => {
    stderr.write(`notice: ${oneLine(message)}\n`)
  }
  const github = gitHubAccess({ environment, token: githubToken, folder, signal, onWait: notice })
  return {
    notice,
    toolVersion: VERSION,
    readBaseline:
      baseline === undefined ? undefined : artifact => readBaseline(baseline, { folder, github, artifact })
  }
}
