import { appendFile } from 'node:fs/promises'
import { cutToBytes } from './safe-text.js'

/** GitHub drops a step's summary whole when it exceeds 1 MiB. */
const LIMIT_BYTES = 1_000_000

const CUT_NOTICE = '\n\n_Cut here to fit into a step summary; `rewards.json` has everything._\n'

/** Adds Markdown to the step summary. Gives false where the platform has none. */
export const writeSummary = async (
  markdown: string,
  environment: Readonly<Record<string, string | undefined>>
): Promise<boolean> => {
  const file = environment.GITHUB_STEP_SUMMARY
  if (file === undefined || file === '') return false
  const fits = Buffer.byteLength(markdown) <= LIMIT_BYTES
  await appendFile(file, fits ? markdown : cutToBytes(markdown, LIMIT_BYTES - 100) + CUT_NOTICE)
  return true
}
