import { UserError } from '../../contracts/errors.js'
import type { Gate } from '../../contracts/gate.js'
import { gateText, parseGate } from '../../report/parse-gate.js'
import { didYouMean } from '../../text/nearest-names.js'
import { quote } from '../../text/quote.js'

const readGate = (text: string): Gate => {
  const parsed = parseGate(text)
  if (parsed.ok) return parsed.gate
  const hint = didYouMean(parsed.near)
  throw new UserError(
    `\`fail-on\` is ${quote(text)}; ${parsed.why}.${hint} Correct it, or leave it out for \`error\`.`
  )
}

/**
 * The gates of `fail-on`: its entries, and those that commas part in one.
 * @throws UserError where one is none, or `never` stands beside others
 */
export const readGates = (texts: readonly string[]): readonly Gate[] => {
  const entries = texts.flatMap(text => text.split(',').map(entry => entry.trim()))
  const read = entries.filter(entry => entry !== '').map(readGate)
  const gates = [...new Map(read.map(gate => [gateText(gate), gate])).values()]
  if (gates.length > 1 && gates.some(({ kind }) => kind === 'never')) {
    throw new UserError(
      `\`fail-on\` is ${quote(entries.join(','))}; \`never\` stands alone. Leave out \`never\`, or all else.`
    )
  }
  return gates
}
