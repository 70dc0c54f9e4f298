import { FaultError, UserError } from '../contracts/errors.js'
import type { FaultCode } from '../contracts/fault-codes.js'
import { isUntrustedCertificate } from '../text/untrusted-certificate.js'
import type { GitResult } from './git.js'

/** What was asked of a repository, for the words of a failure. */
export interface Asked {
  /** What the user typed, such as `--dataset "owner/repo@main"`. */
  readonly label: string
  /** The repository's address, without a password. */
  readonly url: string
  /** Whether a token was there to be sent. */
  readonly hasToken: boolean
  /** The file of certificates that was tried where git's own did not do. */
  readonly certificates: string | undefined
  /** What to do where the repository asks for a login that it did not get. */
  readonly loginAdvice: string
}

/** How git and the servers say what is wrong, most telling first; git's words are asked for in English. */
const SIGNATURES = [
  ['disk', /no space left on device|disk quota exceeded/i],
  ['certificate', /error (?:setting|adding) (?:certificate|trust)|CERT_/i],
  ['limited', /returned error: 429|rate limit/i],
  ['server', /returned error: 5\d\d|internal server error|service unavailable/i],
  ['denied', /returned error: 403|permission denied|host key verification failed/i],
  [
    'login',
    /authentication failed|could not read (?:username|password)|terminal prompts disabled|returned error: 401|invalid credentials/i
  ],
  [
    'absent',
    /repository (?:'[^']*' )?not found|returned error: 404|does not appear to be a git repository|not a valid repository/i
  ],
  ['commit', /not our ref|unadvertised object|couldn't find remote ref|no such remote ref/i]
] as const

type Cause = (typeof SIGNATURES)[number][0] | 'network'

const SHOWN_LINES = 3

/** The last lines in which git says what went wrong, in one. */
const saidBy = ({ stderr, exitCode }: GitResult): string => {
  const lines = stderr
    .split(/[\r\n]+/)
    .map(line => line.replace(/^(?:fatal|error|remote): ?/, '').trim())
    .filter(line => line !== '')
  return lines.slice(-SHOWN_LINES).join(' / ') || `git ended with exit code ${exitCode ?? 'none'}`
}

const causeOf = ({ stderr }: GitResult): Cause =>
  isUntrustedCertificate(stderr)
    ? 'certificate'
    : (SIGNATURES.find(([, pattern]) => pattern.test(stderr))?.[0] ?? 'network')

const fault = (code: FaultCode<'infrastructure'>, message: string): FaultError =>
  new FaultError('infrastructure', code, message)

/** Whether git does not trust the server's certificate. */
export const isUntrusted = (result: GitResult): boolean => !result.ok && causeOf(result) === 'certificate'

/** Whether trying again may help. */
export const isPassing = (thrown: unknown): boolean =>
  thrown instanceof FaultError && (thrown.code === 'dataset-unreachable' || thrown.code === 'dataset-limited')

/** What is thrown for a call that had to reach a repository and did not get what it asked for. */
export const gitFailure = (result: GitResult, asked: Asked): UserError | FaultError => {
  const { label, url, hasToken, loginAdvice, certificates } = asked
  if (result.isMissing) {
    return fault('git-missing', `${label} is fetched by git, and there is no git on PATH. Install it.`)
  }
  const said = saidBy(result)
  if (result.timedOut)
    return fault('dataset-unreachable', `${label}: ${url} did not answer in time (${said}).`)
  switch (causeOf(result)) {
    case 'disk':
      return fault('disk-full', `${label}: there is no space left for it (${said}).`)
    case 'certificate':
      return fault(
        'dataset-certificate',
        `${label}: the certificate of ${url} is not trusted (${said})${certificates === undefined ? '' : `, with those of ${certificates} neither`}. Where your network inspects TLS, name a file with its certificates in SSL_CERT_FILE; containers trust them then as well.`
      )
    case 'limited':
      return fault('dataset-limited', `${label}: ${url} answers that there were too many requests (${said}).`)
    case 'denied':
      return new UserError(
        `${label}: ${url} denies access (${said}). ${hasToken ? '`dataset-token` needs to read the contents of that repository; where its organisation has single sign-on, authorise the token for it.' : loginAdvice}`
      )
    case 'login':
      return new UserError(
        hasToken
          ? `${label}: ${url} does not take \`dataset-token\` (${said}). Check that the token is whole, has not expired, and may read the contents of that repository.`
          : `${label}: ${url} asks for a login (${said}). ${loginAdvice}`
      )
    case 'absent':
      return new UserError(
        hasToken
          ? `${label}: there is no repository ${url} that \`dataset-token\` may read (${said}). Check its name, and what the token may read.`
          : `${label}: there is no repository ${url} (${said}). ${loginAdvice}`
      )
    case 'commit':
      return new UserError(
        `${label}: ${url} has no such commit (${said}). Give a branch, a tag, or all digits of a commit that is on one.`
      )
    default:
      return fault('dataset-unreachable', `${label}: ${url} cannot be fetched from (${said}).`)
  }
}
