import type { CheckReport } from '../../contracts/check.js'
import { plural } from '../../text/plural.js'

/** GitHub takes no more legs in a matrix. */
const MOST_LEGS = 256

/** One leg of the matrix that runs the checked tasks. */
export interface CheckLeg {
  readonly leg: number
  /** What the matrix shows. */
  readonly title: string
  /** Globs for input `include`, one a line. */
  readonly tasks: string
}

/** A glob that matches this name alone. */
const globOf = (name: string): string => name.replace(/[\\*?[\]{}()!+@|]/g, '\\$&')

/** The checked tasks on legs of a matrix: one each, or as few as that allows. */
export const checkLegs = ({ tasks }: CheckReport): CheckLeg[] => {
  // A name with a line break would be two globs; nothing of such a task can be run.
  const names = tasks.map(({ name }) => name).filter(name => !/[\r\n]/.test(name))
  const each = Math.max(1, Math.ceil(names.length / MOST_LEGS))
  const legs: CheckLeg[] = []
  for (let at = 0; at < names.length; at += each) {
    const own = names.slice(at, at + each)
    const [first = '', ...others] = own
    const title = others.length === 0 ? first : `${first} and ${plural(others.length, 'other')}`
    legs.push({ leg: legs.length + 1, title, tasks: own.map(globOf).join('\n') })
  }
  return legs
}
