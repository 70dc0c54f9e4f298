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

/** The change is beyond `CHANGE_LIMITS`; `what` says which limit and by how much. */
export const tooLarge = (what: string): Unresolved =>
  new Unresolved({
    code: 'patch-too-large',
    message: `The agent's change is too large to be verified: ${what}.`
  })

/** There is no work tree left to take a change from. */
export const notAWorkTree = (root: string): Unresolved =>
  new Unresolved({
    code: 'not-a-work-tree',
    message: `The agent removed or replaced the work tree ${root} itself.`
  })

/** The engine cannot name such a path, so that the tree cannot be read. */
export const buriedTooDeep = (): Unresolved =>
  new Unresolved({
    code: 'patch-too-large',
    message:
      'The agent, or its change when it was tested, left a file at a path that is longer than a path may be.'
  })

/** The disk was full while its containers held so many bytes of their own: no fault of the machine. */
export const filledTheDisk = (bytes: number): Unresolved =>
  new Unresolved({
    code: 'disk-filled',
    message: `The agent, or its change when it was tested, filled the disk: its containers held ${Math.floor(bytes / 2 ** 20)} MiB of their own.`
  })
