import { UserError } from '../contracts/errors.js'
import { isLoopbackHost } from '../text/loopback.js'
import { quote } from '../text/quote.js'
import type { GitOptions } from './git.js'

const VARIABLE = 'KOTLIN_BENCH_GIT_PASSWORD'

/** GitHub takes this user name with every kind of token, other hosts take any. */
const USER = 'x-access-token'

/**
 * How git gets a token when a server asks for it: by a credential helper that holds for the URL's host
 * alone, in place of the user's own, and that reads the token from the environment of the call. The
 * token stands on no command line, in no URL and in no file. Without a token git asks the user's own
 * helpers.
 *
 * @throws UserError where the token would cross a network in the clear
 */
export const credentials = (
  url: string,
  token: string | undefined
): Required<Pick<GitOptions, 'config' | 'env'>> => {
  if (token === undefined || !/^https?:/.test(url)) return { config: [], env: {} }
  const { origin, protocol, hostname, username } = new URL(url)
  if (protocol === 'http:' && !isLoopbackHost(hostname)) {
    throw new UserError(
      `The dataset's URL ${quote(origin)} is not encrypted, so \`dataset-token\` is not sent to it. Use https.`
    )
  }
  const user = decodeURIComponent(username) || USER
  const helper = `!f() { test "$1" = get && printf 'username=%s\\npassword=%s\\n' "$${VARIABLE}_USER" "$${VARIABLE}"; }; f`
  return {
    config: [
      ['credential.helper', ''],
      [`credential.${origin}.helper`, helper]
    ],
    env: { [VARIABLE]: token, [`${VARIABLE}_USER`]: user }
  }
}
