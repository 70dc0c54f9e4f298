import { FaultError } from '../contracts/errors.js'
import { CA_VARIABLES, pemWithPublicRoots } from '../engine/certificates.js'
import type { Container } from '../engine/container.js'
import { failureSignature, lastLines } from '../engine/engine-failure.js'
import { passVariables } from '../engine/pass-variables.js'
import { fileEntry } from '../engine/tar.js'
import { CERTIFICATE_ADVICE, isUntrustedCertificate } from '../text/untrusted-certificate.js'
import { type LogFilter, openBuildLog } from './build-log.js'

/** Certificates that downloads trust, while a script runs. */
const CA_PATH = '/kotlin-bench-ca.pem'

/** Made before the script begins, so that what it writes is newer. */
const BEGAN = '/kotlin-bench-began'

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

/** Longer than most that would stand in a file by chance. */
const TELLING_LENGTH = 8

/** Files that the script has written and that have the value; found by what most images have. */
const SEARCH = `find / -xdev -type f -newer ${BEGAN} -exec grep -lFe "$value" {} + 2> /dev/null | head -n 3`

/**
 * Looks for secrets in what the script has left, since all of that is kept as an image.
 * @throws FaultError `infrastructure` that names the variable and the files
 */
const requireNoSecret = async (
  container: Pick<Container, 'exec'>,
  { of, secrets = {}, signal }: InstallScript
): Promise<void> => {
  for (const [name, secret] of Object.entries(secrets)) {
    // Of several lines, as a key has them, the longest tells.
    const [value = ''] = secret.split('\n').sort((one, other) => other.length - one.length)
    if (value.length < TELLING_LENGTH) continue
    const passed = passVariables({ value })
    const { stdout } = await container.exec({
      command: ['sh', '-c', `${passed.shell}\n${SEARCH}`],
      user: 0,
      env: passed.env,
      signal
    })
    const files = stdout.toString('utf8').trim().split('\n')
    if (files[0] === '') continue
    throw new FaultError(
      'infrastructure',
      'agent-install-failed',
      `Installing ${of} left the value of ${name} in ${files.join(', ')}, and an image is kept of it. Let the script remove that before it ends; what git clones by a URL with a login keeps that in .git/config.`
    )
  }
  await container.exec({ command: ['rm', '-f', BEGAN], user: 0, signal })
}

/**
 * Runs a script that installs something, as root.
 * @throws FaultError `infrastructure` with the script's last lines, where it fails
 */
export const runInstallScript = async (
  container: Pick<Container, 'exec' | 'copyIn'>,
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
      command: [
        'sh',
        '-c',
        `: > ${BEGAN}\n${passed.shell}\n${RUN}\ncode=$?; rm -f ${CA_PATH}; exit $code`,
        request.script
      ],
      user: 0,
      workdir: '/',
      env: passed.env,
      signal,
      timeoutMs: INSTALL_TIMEOUT_MS,
      maxBytes: 0,
      onOutput: log.write
    })
    .finally(log.close)
  if (result.exitCode === 0 && !result.timedOut) return requireNoSecret(container, request)
  const how = result.timedOut
    ? `did not end within ${INSTALL_TIMEOUT_MS / 60_000} minutes`
    : `failed with exit code ${result.exitCode}`
  const tail = log.tail()
  const known = failureSignature(tail)
  const advice = isUntrustedCertificate(tail) ? `\n${certificateAdvice(ca !== null)}` : ''
  // Neither the task's nor the model's: `--resume` runs its trials again once it is mended.
  throw new FaultError(
    'infrastructure',
    known?.code === 'disk-full' ? known.code : 'agent-install-failed',
    `Installing ${of} ${how}. The log is in ${logPath}; its last lines:\n${lastLines(tail, 8)}${advice}`
  )
}
