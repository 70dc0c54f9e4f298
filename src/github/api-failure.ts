import { FaultError } from '../contracts/errors.js'
import { isUntrustedCertificate } from '../text/untrusted-certificate.js'

/** What a call is for, in the words of a failure. */
export interface Purpose {
  /** As it goes on after "GitHub refused": `to comment on pull request #12`. */
  what: string
  /** What a workflow's token needs for it, such as `pull-requests: write`. */
  permission: string
}

/** What GitHub's library throws; its class is not that of this package's own. */
export interface HttpError extends Error {
  /** Absent where no answer came. */
  response?: { status: number }
}

/** Whether GitHub's library threw it for an answer, or the lack of one. */
export const isHttpError = (thrown: unknown): thrown is HttpError =>
  thrown instanceof Error && thrown.name === 'HttpError'

/** Why a call of GitHub's API came to nothing. */
export type ApiFailureCode =
  /** The token may not. */
  | 'github-denied'
  /** There is no such thing, or the token may not see it. */
  | 'github-absent'
  /** There is no token, or it is not one. */
  | 'github-login'
  /** The request is one that can never succeed. */
  | 'github-invalid'
  /** Someone else was first. */
  | 'github-conflict'
  /** Too many requests, and no more time to wait. */
  | 'github-limited'
  | 'github-unreachable'

/** A call that failed after what could pass has been tried again. */
export class ApiFailure extends FaultError {
  declare readonly code: ApiFailureCode
  /** The HTTP status of the last answer, null where there was none. */
  readonly status: number | null

  constructor(
    code: ApiFailureCode,
    message: string,
    { status, cause }: { status: number | null; cause: unknown }
  ) {
    super('infrastructure', code, message, { cause })
    this.status = status
  }
}

const codeOf = (status: number, said: string): ApiFailureCode => {
  if (status === 429 || /rate limit|abuse detection/i.test(said)) return 'github-limited'
  switch (status) {
    case 401:
      return 'github-login'
    case 403:
    case 451:
      return 'github-denied'
    case 404:
    case 410:
      return 'github-absent'
    case 409:
      return 'github-conflict'
    case 400:
    case 422:
      return 'github-invalid'
    default:
      return 'github-unreachable'
  }
}

/** GitHub's word for a token that lacks a permission: a workflow's or an app's, and a person's. */
const LACKS_PERMISSION = /resource not accessible by (integration|personal access token)/i
const SINGLE_SIGN_ON = /SAML|single sign-on/i

const FORKS =
  'On a pull request from a fork the token of a workflow only reads, whatever the workflow grants: what it may not do has to run in a workflow of `workflow_run`.'

/** What to do about a failure, a sentence or two. */
const remedyOf = (code: ApiFailureCode, said: string, { permission }: Purpose, hasToken: boolean): string => {
  switch (code) {
    case 'github-denied':
      if (/personal access token/i.test(said)) return `Give the token the permission \`${permission}\`.`
      if (LACKS_PERMISSION.test(said)) {
        return `Grant it in the workflow job's \`permissions\`, and in those of every job that calls it: \`${permission}\`. ${FORKS}`
      }
      if (SINGLE_SIGN_ON.test(said)) return 'Authorise the token for the single sign-on of the organisation.'
      return `It takes a token with the permission \`${permission}\`.`
    case 'github-login':
      return hasToken
        ? 'Check that the token is whole and has not expired.'
        : 'Give a token: `github-token` in a workflow, GITHUB_TOKEN or GH_TOKEN on the command line.'
    case 'github-absent':
      return hasToken
        ? `Check the name; a token without \`${permission}\` sees it as absent too.`
        : `Check the name; what is private takes a token with \`${permission}\`.`
    case 'github-limited':
      return 'Try again later.'
    default:
      return isUntrustedCertificate(said)
        ? 'Where the network inspects TLS, name its certificates in SSL_CERT_FILE.'
        : ''
  }
}

const VERBS: Readonly<Record<ApiFailureCode, string>> = {
  'github-denied': 'GitHub does not allow this token',
  'github-absent': 'GitHub found nothing when it was asked',
  'github-login': 'GitHub asks for a login',
  'github-invalid': 'GitHub refused',
  'github-conflict': 'GitHub was not ready when it was asked',
  'github-limited': 'GitHub had too many requests when it was asked',
  'github-unreachable': 'GitHub could not be reached'
}

const MAX_SAID = 300

/** One line of what the server said, as it may be a page of a proxy. */
const tidy = (said: string): string => {
  const line = said
    .replace(/ - https:\/\/docs\.github\.com\S*$/, '')
    .replace(/\s+/g, ' ')
    .trim()
  return line.length > MAX_SAID ? `${line.slice(0, MAX_SAID)}…` : line
}

/** What is thrown for a request that failed. */
export const apiFailure = (
  error: HttpError,
  { purpose, hasToken }: { purpose: Purpose; hasToken: boolean }
): ApiFailure => {
  const status = error.response?.status ?? null
  const said = tidy(error.message)
  const code = status === null ? 'github-unreachable' : codeOf(status, said)
  const answer = status === null ? said : `${status}: ${said}`
  const remedy = remedyOf(code, said, purpose, hasToken)
  return new ApiFailure(code, `${VERBS[code]} ${purpose.what} (${answer}). ${remedy}`.trimEnd(), {
    status,
    cause: error
  })
}
