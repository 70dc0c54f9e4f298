import { EXIT } from '../../contracts/exit-code.js'
import { endSoon } from '../end-soon.js'
import { abortedCode } from '../exit-code.js'
import { readFlags } from '../read-options/read-flags.js'
import { readValues } from '../read-options/read-values.js'
import { withoutEffect } from '../read-options/resumed-flags.js'
import { listenForSignals } from '../signals.js'
import { loadVerb } from './verbs.js'

/** What the command line reads and writes. */
export interface Surroundings {
  stdout: NodeJS.WriteStream
  stderr: NodeJS.WriteStream
  /** Where agents' keys are read from. */
  environment: Readonly<Record<string, string | undefined>>
  githubToken?: string | undefined
  registryPassword?: string | undefined
}

const reap = async (jobs: readonly string[]): Promise<void> => {
  const { cleanup } = await import('../../commands/cleanup.js')
  await cleanup({ jobs: [...jobs] })
}

/** Does what a command line (without node and script) asks for. Gives the exit code. */
export const commandLine = async (
  args: readonly string[],
  { stdout, stderr, environment, githubToken, registryPassword }: Surroundings,
  say: (message: string) => void
): Promise<number> => {
  const request = readFlags(args)
  if (request.kind === 'text') {
    const stream = request.isMistake ? stderr : stdout
    stream.write(request.text)
    return request.isMistake ? EXIT.mistake : EXIT.done
  }
  const values = readValues(request.raws, process.cwd())
  const isRun = request.verb === 'run' || request.verb === 'bench'
  const idle = isRun ? withoutEffect(request.raws) : undefined
  if (idle !== undefined) say(idle)
  const handler = await loadVerb[request.verb]()
  const { signal, watchJobs } = listenForSignals({ reap, say, exit: code => process.exit(code) })
  try {
    const code = await handler(values, {
      ...{ signal, watchJobs, stdout, stderr, environment, githubToken, registryPassword }
    })
    return abortedCode(signal) ?? code
  } catch (thrown) {
    const code = abortedCode(signal)
    if (code === undefined) throw thrown
    return code
  } finally {
    if (signal.aborted) endSoon()
  }
}
