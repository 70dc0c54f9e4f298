import { errorMessage } from '../../contracts/errors.js'

interface Outputs {
  stdout: NodeJS.EventEmitter
  stderr: NodeJS.EventEmitter
  say: (message: string) => void
}

const isEarlyLeave = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EPIPE'

/**
 * Outlives readers such as `head` that leave early: that is no fault, and a run that died of it would
 * leave its containers. A result that could not be written for another reason, such as a full disk, is
 * told; the function that comes back says whether that happened.
 */
export const watchOutputs = ({ stdout, stderr, say }: Outputs): (() => boolean) => {
  let lost = false
  stderr.on('error', () => {})
  stdout.on('error', error => {
    if (lost || isEarlyLeave(error)) return
    lost = true
    say(`The result could not be written to standard output: ${errorMessage(error)}.`)
  })
  return () => lost
}
