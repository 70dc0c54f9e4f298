import type { GateCheck } from '../../contracts/gate.js'
import { plural } from '../../text/plural.js'
import { escapeMarkdown } from '../escape.js'
import type { SummaryInput } from './input.js'

const MARKS: Readonly<Record<GateCheck['outcome'], string>> = {
  passed: '✅',
  failed: '❌',
  'not-judged': '➖'
}

/** What makes the exit code 3, whatever the gate says. */
const withoutVerdict = ({ rewards }: SummaryInput): string[] => {
  const { notRun, errors } = rewards.summary
  const count = notRun + errors.infrastructure + errors.model
  if (count === 0) return []
  const has = count === 1 ? 'has' : 'have'
  return [
    '',
    `⚠️ **${plural(count, 'trial')} ${has} no verdict**, so that the exit code is 3, whatever the gate says.`
  ]
}

const judgement = ({ gate }: SummaryInput): string[] => {
  if (gate === null || gate.checks.length === 0) return []
  const word = gate.passed ? '✅ **Gate passed.**' : '❌ **Gate failed.**'
  const [first, ...others] = gate.checks
  return first !== undefined && others.length === 0
    ? ['', `${word} ${escapeMarkdown(first.sentence)}`]
    : [
        '',
        word,
        '',
        ...gate.checks.map(({ outcome, sentence }) => `- ${MARKS[outcome]} ${escapeMarkdown(sentence)}`)
      ]
}

/** What the gate says; where it asks several things, each has a line and a mark of its own. */
export const gateLines = (input: SummaryInput): string[] => {
  const lines = judgement(input)
  return lines.length === 0 ? [] : [...lines, ...withoutVerdict(input)]
}
