import type { ModelFailure } from '../../../contracts/gateway/model-failure.js'
import { parseJson } from '../../../text/parse-json.js'
import { errorText } from './answer.js'
import { failureOfError, failureOfStatus } from './model-failure.js'
import type { Passing } from './pass-answer.js'

/** How a model request ended; `left` is where the agent went before the answer was whole. */
export type Ending =
  | { readonly outcome: 'succeeded' }
  | { readonly outcome: 'left' }
  | { readonly outcome: 'failed'; readonly cause: ModelFailure; readonly message: string }

/** The provider could not be asked, or broke off. */
export const failedEnding = (thrown: unknown): Ending => ({ outcome: 'failed', ...failureOfError(thrown) })

/** What stands in an answer that is no success, as far as it has come: nothing, perhaps. */
const saidIn = ({ errorText: text }: Passing): string => errorText(parseJson(text)) ?? text.slice(0, 300)

/** The agent went, or the run ended the request: without an answer so far that is the provider's silence. */
export const leftEnding = (status: number | undefined, passing: Passing): Ending => {
  const { bytes, reader } = passing
  // Some clients hang up at the protocol's last event.
  if (reader?.answer.ended) return { outcome: 'succeeded' }
  const cause = status === undefined ? undefined : failureOfStatus(status)
  // Many a client goes as soon as it sees a status of failure.
  if (status !== undefined && cause !== undefined)
    return { outcome: 'failed', cause, message: saidIn(passing) }
  if (status !== undefined && bytes > 0) return { outcome: 'left' }
  return { outcome: 'failed', cause: 'no-answer', message: 'nothing came before the agent gave up' }
}

/** What an answer that passed whole amounts to. */
export const passedEnding = (status: number, passing: Passing): Ending => {
  const cause = failureOfStatus(status)
  if (cause !== undefined) {
    return { outcome: 'failed', cause, message: saidIn(passing) }
  }
  const answer = passing.reader?.end()
  if (answer === undefined) return { outcome: 'succeeded' }
  if (answer.error !== null) return { outcome: 'failed', cause: 'error-event', message: answer.error }
  if (answer.ended) return { outcome: 'succeeded' }
  return passing.isStream
    ? { outcome: 'failed', cause: 'ended-early', message: 'the stream stopped before its end' }
    : { outcome: 'failed', cause: 'bad-answer', message: 'the answer is not of the protocol' }
}
