import { resolve } from 'node:path'
import { publish } from '../../commands/publish.js'
import { gitHubAccess } from '../../commands/shared/access/github-access.js'
import { required } from '../read-options/required.js'
import { oneLine } from './progress-text.js'
import type { VerbHandler } from './verb-context.js'

/** `kotlin-bench publish`: where the result now is, on standard output. */
export const publishVerb: VerbHandler = async (values, context) => {
  const { stdout, stderr, environment, githubToken, signal } = context
  const result = resolve(required(values.result, { verb: 'publish', name: 'result' }))
  const onWait = (text: string): void => {
    if (!values.quiet) stderr.write(`${oneLine(text)}\n`)
  }
  const github = gitHubAccess({ environment, token: githubToken, folder: process.cwd(), signal, onWait })
  const { exitCode, ...published } = await publish({ result, branch: values.branch }, { github, signal })
  const { state, file, branch, trendUrl } = published
  const done = state === 'published' ? 'Published' : 'Nothing to publish: it is there,'
  const text = values.json
    ? JSON.stringify(published, null, 2)
    : `${done} as ${file} on branch ${branch}\nTrend: ${trendUrl}`
  stdout.write(`${text}\n`)
  return exitCode
}
