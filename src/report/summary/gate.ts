import { escapeMarkdown } from '../escape.js'
import type { SummaryInput } from './input.js'

/** What the gate says, its reasons a line each where there are several. */
export const gateLines = ({ gate }: SummaryInput): string[] => {
  if (gate === null || gate.sentences.length === 0) return []
  const word = gate.passed ? '✅ **Gate passed.**' : '❌ **Gate failed.**'
  const sentences = gate.sentences.map(escapeMarkdown)
  return sentences.length === 1
    ? ['', `${word} ${sentences[0]}`]
    : ['', word, '', ...sentences.map(sentence => `- ${sentence}`)]
}
