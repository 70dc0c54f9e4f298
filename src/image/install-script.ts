import { FaultError } from '../contracts/errors.js'
import type { FaultCode } from '../contracts/fault-codes.js'
import { CA_VARIABLES, pemWithPublicRoots } from '../engine/certificates.js'
import type { Container } from '../engine/container.js'
import { failureSignature, lastLines } from '../engine/engine-failure.js'
import { passVariables } from '../engine/pass-variables.js'
import { fileEntry } from '../engine/tar.js'
import { CERTIFICATE_ADVICE, isUntrustedCertificate } from '../text/untrusted-certificate.js'
import { type LogFilter, openBuildLog } from './build-log.js'
import { requireNoSecret } from './left-secrets.js'

/** Certificates that downloads trust, while a script runs. */
const CA_PATH = '/kotlin-bench-ca.pem'

/** By bash where the image has it; a step that fails ends the script. */
const RUN = 'if command -v bash > /dev/null; then bash -e -c "$0"; else sh -e -c "$0"; fi'

export interface InstallScript {
  /** Named in messages, as `claude-code` or `--agent-install`. */
  of: string
  script: string
  /** Proxies and addresses of registries; they may hold passwords. */
  env: Readonly<Record<string, string>>
  /** What the script gets beside these. */
  variables?: Readonly<Record<string, string>>
  /** The same, of which nothing may stay: neither in the log nor in the image. */
  secrets?: Readonly<Record<string, string>> | undefined
  /** In PEM; the public certificates are trusted as well. */
  ca: string | null
  /** The script's whole output goes there. */
  logPath: string
  logFilter?: LogFilter | undefined
  signal: AbortSignal
}

/** Twice what the largest agent takes on a slow line; one that waits for something must not wait for ever. */
const INSTALL_TIMEOUT_MS = 20 * 60_000

/** What to do about a server that the script's programs did not trust. */
const certificateAdvice = (hasBundle: boolean): string =>
  hasBundle
    ? `A server's certificate is not trusted there, although ${CA_VARIABLES.join(', ')} name those of --ca-bundle: see whether the bundle holds the right ones, and whether the program that failed looks at one of these.`
    : `A server's certificate is not trusted there. ${CERTIFICATE_ADVICE}`

/** What shells end with where a command cannot be run, or is not there, which no second try changes. */
const UNRUNNABLE: Readonly<Record<number, string>> = {
  126: ': a command of it cannot be run',
  127: ': a command of it is not there'
}

/** Of a script that failed, by its exit code and what it said last. */
const codeOf = (exitCode: number, tail: string): FaultCode<'infrastructure'> => {
  const known = failureSignature(tail)
  if (known?.code === 'disk-full') return known.code
  // Without a network a command may be missing that the script should have fetched.
  return exitCode in UNRUNNABLE && known === undefined ? 'agent-install-unrunnable' : 'agent-install-failed'
}

/**
 * Runs a script that installs something, as root.
 * @throws FaultError `infrastructure` with the script's last lines, where it fails
 */
export const runInstallScript = async (
  container: Pick<Container, 'exec' | 'copyIn' | 'changes'>,
  request: InstallScript
): Promise<void> => {
  const { of, ca, logPath, signal } = request
  if (ca !== null) {
    await container.copyIn([fileEntry(CA_PATH.slice(1), pemWithPublicRoots(ca))])
  }
  const trust = ca === null ? {} : Object.fromEntries(CA_VARIABLES.map(name => [name, CA_PATH]))
  const { env, variables = {}, secrets = {} } = request
  const passed = passVariables({ ...trust, ...env, ...variables, ...secrets })
  const log = await openBuildLog(logPath, request.logFilter)
  const result = await container
    .exec({
      command: ['sh', '-c', `${passed.shell}\n${RUN}\ncode=$?; rm -f ${CA_PATH}; exit $code`, request.script],
      user: 0,
      workdir: '/',
      env: passed.env,
      signal,
      timeoutMs: INSTALL_TIMEOUT_MS,
      maxBytes: 0,
      onOutput: log.write
    })
    .finally(log.close)
  if (result.exitCode === 0 && !result.timedOut) return requireNoSecret(container, { of, secrets, signal })
  const how = result.timedOut
    ? `did not end within ${INSTALL_TIMEOUT_MS / 60_000} minutes`
    : `failed with exit code ${result.exitCode}${UNRUNNABLE[result.exitCode] ?? ''}`
  const tail = log.tail()
  const advice = isUntrustedCertificate(tail) ? `\n${certificateAdvice(ca !== null)}` : ''
  // Neither the task's nor the model's: `--resume` runs its trials again once it is mended.
  throw new FaultError(
    'infrastructure',
    codeOf(result.exitCode, tail),
    `Installing ${of} ${how}. The log is in ${logPath}; its last lines:\n${lastLines(tail, 8)}${advice}`
  )
}
