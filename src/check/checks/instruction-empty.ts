import type { StaticCheck } from '../static-check.js'
import { INSTRUCTION } from '../task-facts.js'

export const instructionEmpty: StaticCheck = {
  id: 'instruction-empty',
  sentence: 'The instruction says something.',
  level: 'error',
  why: 'An agent that is asked nothing cannot be right or wrong.',
  run: ({ text }) => {
    const instruction = text(INSTRUCTION)
    if (instruction === null) return { notRun: `${INSTRUCTION} cannot be read` }
    if (/[\p{L}\p{N}]/u.test(instruction.replace(/<!--[\s\S]*?(?:-->|$)/g, ''))) return []
    return [
      { file: INSTRUCTION, line: 1, message: `${INSTRUCTION} is empty.`, advice: 'Say what is to be done.' }
    ]
  }
}
