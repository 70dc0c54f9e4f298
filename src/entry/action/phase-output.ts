import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import type { Phase } from '../../contracts/outcome.js'

/** How much of a phase's output a log shows; the artifact has it whole. */
const TAIL_BYTES = 32 * 1024

const FILES: Partial<Record<Phase, string>> = { verify: 'verifier/test-stdout.txt' }

const readTail = (path: string): string => {
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    const buffer = Buffer.alloc(Math.min(size, TAIL_BYTES))
    const read = readSync(file, buffer, 0, buffer.length, size - buffer.length)
    const text = buffer.toString('utf8', 0, read).trimEnd()
    return size > TAIL_BYTES ? `[the first ${size - read} bytes are in the artifact]\n${text}` : text
  } finally {
    closeSync(file)
  }
}

/** The end of what a trial's phase printed, or '' where it left nothing. */
export const phaseOutput = (jobDir: string, trial: string, phase: Phase): string => {
  const file = FILES[phase]
  if (file === undefined) return ''
  try {
    return readTail(join(jobDir, trial, file))
  } catch {
    return ''
  }
}
