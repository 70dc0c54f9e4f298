import { visible } from './visible.js'

/** Longer than paths are; what is longer is no slip that a reader could find. */
const LONGEST = 240

/** What was typed, or is to be, as a message shows it: in backticks, in one line, not too long. */
export const quote = (value: string): string => {
  const spelled = visible(value)
  return `\`${spelled.length > LONGEST ? `${spelled.slice(0, LONGEST)}…` : spelled}\``
}
