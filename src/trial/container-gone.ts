import { FaultError } from '../contracts/errors.js'

/** Nothing inside a container can end its first process, so somebody outside did. */
export const containerGone = (role: string): FaultError =>
  new FaultError(
    'infrastructure',
    'container-gone',
    `The ${role}'s container was ended from outside while it was in use.`
  )
