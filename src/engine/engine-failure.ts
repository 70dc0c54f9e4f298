import { FaultError } from '../contracts/errors.js'
import type { FaultCode } from '../contracts/fault-codes.js'
import { withoutTerminalCodes } from '../text/terminal-codes.js'

interface Signature {
  kind: 'infrastructure'
  code: FaultCode<'infrastructure'>
  pattern: RegExp
}

/**
 * What the engine says when the fault is not the task's, most telling first. The texts are those of
 * Docker 20.10 to 28 and of podman's docker command. What stands between two words of one is short: without an
 * end to it a long text takes quadratic time.
 */
const SIGNATURES: readonly Signature[] = [
  {
    kind: 'infrastructure',
    code: 'engine-unreachable',
    pattern:
      /cannot connect to the docker daemon|is the docker daemon running|error during connect|connection refused.{0,300}?docker\.sock/i
  },
  {
    kind: 'infrastructure',
    code: 'engine-denied',
    pattern: /permission denied while trying to connect|dial unix .{0,300}?permission denied/i
  },
  { kind: 'infrastructure', code: 'path-too-long', pattern: /file name too long/i },
  { kind: 'infrastructure', code: 'disk-full', pattern: /no space left on device|disk quota exceeded/i },
  {
    kind: 'infrastructure',
    code: 'registry-limited',
    pattern: /toomanyrequests|429 too many requests|rate limit/i
  },
  {
    kind: 'infrastructure',
    code: 'registry-unavailable',
    pattern:
      /received unexpected http status: 5\d\d|50[0234] (bad gateway|service unavailable|gateway time-?out|internal server error)|dial tcp [^\n]{0,300}?connection refused/i
  },
  {
    kind: 'infrastructure',
    code: 'network',
    pattern:
      /temporary failure (in name )?resol|no such host|i\/o timeout|tls handshake timeout|connection reset by peer|unexpected eof|network is unreachable|no route to host/i
  },
  {
    kind: 'infrastructure',
    code: 'engine-network',
    pattern: /failed to create endpoint|could not find bridge|failed to set up container networking/i
  },
  { kind: 'infrastructure', code: 'host-out-of-memory', pattern: /cannot allocate memory/i },
  {
    kind: 'infrastructure',
    code: 'image-missing',
    pattern: /no such image|manifest unknown|pull access denied|unable to find image/i
  },
  {
    kind: 'infrastructure',
    code: 'container-gone',
    pattern: /no such container|is not running|removal of container .{0,100}? is already in progress/i
  }
]

/** The signature that the engine's words bear, if one does. */
export const failureSignature = (text: string): Omit<Signature, 'pattern'> | undefined =>
  SIGNATURES.find(signature => signature.pattern.test(text))

/** The last lines of what a command said, for the end of a message: without colours and what else steers a terminal. */
export const lastLines = (text: string, count = 5): string =>
  withoutTerminalCodes(text)
    .split('\n')
    .map(line => line.trimEnd())
    .filter(line => line !== '')
    .slice(-count)
    .join('\n')

/** The fault of an engine call that had to succeed and did not. */
export const engineFailure = (
  args: readonly string[],
  result: { exitCode: number; stderr: string; timedOut: boolean }
): FaultError => {
  const verb = args[0] ?? ''
  const said = lastLines(result.stderr) || `exit code ${result.exitCode}`
  if (result.timedOut) {
    return new FaultError(
      'infrastructure',
      'engine-timeout',
      `The engine did not finish \`docker ${verb}\` in time: ${said}`
    )
  }
  const code = failureSignature(result.stderr)?.code ?? 'engine-failed'
  return new FaultError('infrastructure', code, `\`docker ${verb}\` failed: ${said}`)
}
