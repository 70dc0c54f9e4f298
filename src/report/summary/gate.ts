import type { GateCheck } from '../../contracts/gate.js'
import { escapeMarkdown } from '../escape.js'
import type { SummaryInput } from './input.js'

const MARKS: Readonly<Record<GateCheck['outcome'], string>> = {
  passed: '✅',
  failed: '❌',
  'not-judged': '➖'
}

/** What the gate says; where it asks several things, each has a line and a mark of its own. */
export const gateLines = ({ gate }: SummaryInput): string[] => {
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
