import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FaultError } from '../contracts/errors.js'
import { fileEntry, type TreeEntry } from '../engine/tar.js'
import { quote } from '../text/quote.js'
import { withoutCanary } from './command-instruction.js'

/** Where the instruction stands in the container; the work tree is not the place for it. */
export const INSTRUCTION_PATH = '/kotlin-bench/instruction.md'

/** A task's instruction, as agents are shown it. */
export const readInstruction = async (dir: string): Promise<string> => {
  try {
    return withoutCanary(await readFile(join(dir, 'instruction.md'), 'utf8'))
  } catch (error) {
    throw new FaultError(
      'task',
      'instruction-missing',
      `${quote(join(dir, 'instruction.md'))} cannot be read.`,
      {
        cause: error
      }
    )
  }
}

/** The instruction as a file of the container. */
export const instructionEntry = (instruction: string): TreeEntry =>
  fileEntry(INSTRUCTION_PATH.slice(1), instruction)
