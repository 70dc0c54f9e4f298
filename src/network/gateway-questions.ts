import { FaultError } from '../contracts/errors.js'
import type { ControlAnswer, ControlRequest } from '../contracts/gateway/control.js'

/** How long a gateway may take for an answer, and for its end. */
export const ANSWER_MS = 15_000

type WithoutId<Request> = Request extends { id: number } ? Omit<Request, 'id'> : never

/** What the host asks of a gateway. */
export type GatewayQuestion = WithoutId<ControlRequest>

/** What a gateway was asked over its standard input and has not answered yet. */
export interface GatewayQuestions {
  /** @throws FaultError `infrastructure` `gateway-gone` where no answer comes in time */
  ask(question: GatewayQuestion): Promise<ControlAnswer>
  /** Hands an answer to who asked; one that nobody waits for means nothing. */
  answer(answer: ControlAnswer): void
  /** Nothing will be answered any more. */
  failAll(fault: FaultError): void
}

interface Waiting {
  answer(answer: ControlAnswer): void
  fail(fault: FaultError): void
}

/** No question yet; `send` gets each as one line of JSON. */
export const createGatewayQuestions = (send: (line: string) => void): GatewayQuestions => {
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  return {
    ask: question =>
      new Promise((resolve, reject) => {
        lastId += 1
        const id = lastId
        const timer = setTimeout(() => {
          waiting.delete(id)
          reject(new FaultError('infrastructure', 'gateway-gone', 'The gateway does not answer any more.'))
        }, ANSWER_MS)
        const settled = () => {
          clearTimeout(timer)
          waiting.delete(id)
        }
        waiting.set(id, {
          answer(answer) {
            settled()
            resolve(answer)
          },
          fail(fault) {
            settled()
            reject(fault)
          }
        })
        send(JSON.stringify({ ...question, id }))
      }),
    answer(answer) {
      if (answer.id !== null) waiting.get(answer.id)?.answer(answer)
    },
    failAll(fault) {
      for (const { fail } of [...waiting.values()]) fail(fault)
    }
  }
}
