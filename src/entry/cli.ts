import { describeError, isDebug } from './describe-error.js'
import { abortedCode, thrownCode } from './exit-code.js'
import { readFlags } from './read-flags.js'
import { readValues } from './read-values.js'
import { listenForSignals } from './signals.js'
import { takeTokens } from './take-tokens.js'
import { loadVerb } from './verbs.js'

const say = (message: string): void => {
  process.stderr.write(`kotlin-bench: ${message}\n`)
}

const main = async (args: readonly string[]): Promise<number> => {
  takeTokens(process.env)
  const request = readFlags(args)
  if (request.kind === 'text') {
    const stream = request.isMistake ? process.stderr : process.stdout
    stream.write(request.text)
    return request.isMistake ? 2 : 0
  }
  const values = readValues(request.raws, process.cwd())
  const handler = await loadVerb[request.verb]()
  const reap = async (jobs: readonly string[]): Promise<void> =>
    (await import('../commands/cleanup.js')).cleanup({ jobs: [...jobs] })
  const { signal, watchJobs } = listenForSignals({ reap, say, exit: code => process.exit(code) })
  try {
    const code = await handler(values, { signal, watchJobs, stdout: process.stdout, stderr: process.stderr })
    return abortedCode(signal) ?? code
  } catch (thrown) {
    if (!signal.aborted) throw thrown
    return abortedCode(signal) ?? 3
  }
}

const fail = (thrown: unknown): void => {
  say(describeError(thrown, { debug: isDebug(process.env) }))
  process.exitCode = thrownCode(thrown)
}

process.stdout.on('error', () => {}) // A reader such as `head` that left early is no fault.
main(process.argv.slice(2)).then(code => {
  process.exitCode = code
}, fail)
