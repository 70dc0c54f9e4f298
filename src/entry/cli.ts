import { EXIT } from '../contracts/exit-code.js'
import { takeAgentEnvironment } from './agent-environment.js'
import { commandLine } from './cli/command-line.js'
import { watchOutputs } from './cli/watch-outputs.js'
import { describeError, isDebug } from './describe-error.js'
import { thrownCode } from './exit-code.js'
import { guard } from './guard.js'
import { takeTokens } from './take-tokens.js'

const { stdout, stderr } = process

const say = (message: string): void => {
  stderr.write(`kotlin-bench: ${message}\n`)
}
const tell = (thrown: unknown): void => say(describeError(thrown, { debug: isDebug(process.env) }))

guard({ tell, exitCode: EXIT.noVerdict })
const tokens = takeTokens(process.env)
const isResultLost = watchOutputs({ stdout, stderr, say })
process.on('exit', code => {
  if (code === EXIT.done && isResultLost()) process.exitCode = EXIT.noVerdict
})

try {
  const environment = takeAgentEnvironment(process.env).variables
  process.exitCode = await commandLine(
    process.argv.slice(2),
    { stdout, stderr, environment, githubToken: tokens.github, registryPassword: tokens.registry },
    say
  )
} catch (thrown) {
  tell(thrown)
  process.exitCode = thrownCode(thrown)
}
