import { copyFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GRAMMAR_FILES } from '../../scripts/lib/grammars.mjs'

/** A folder of grammars as it is shipped; whoever makes it removes it. */
export const grammarsFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'kotlin-bench-grammars-'))
  for (const [name, path] of Object.entries(GRAMMAR_FILES)) copyFileSync(path, join(folder, name))
  return folder
}
