import type { Reason } from '../contracts/verdict.js'

/** Why there is no change to verify; the trial is unresolved for it. */
export class Unresolved extends Error {
  override readonly name = 'Unresolved'
  readonly reason: Reason

  constructor(reason: Reason) {
    super(reason.message)
    this.reason = reason
  }
}

export const tooLarge = (what: string): Unresolved =>
  new Unresolved({
    code: 'patch-too-large',
    message: `The agent's change is too large to be verified: ${what}.`
  })

export const notAWorkTree = (root: string): Unresolved =>
  new Unresolved({
    code: 'not-a-work-tree',
    message: `The agent removed or replaced the work tree ${root} itself.`
  })

export const buriedTooDeep = (): Unresolved =>
  new Unresolved({
    code: 'patch-too-large',
    message:
      'The agent, or its change when it was tested, left a file at a path that is longer than a path may be.'
  })

export const filledTheDisk = (bytes: number): Unresolved =>
  new Unresolved({
    code: 'disk-filled',
    message: `The agent, or its change when it was tested, filled the disk: its containers held ${Math.floor(bytes / 2 ** 20)} MiB of their own.`
  })
