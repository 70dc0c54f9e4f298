import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@jest/globals'

/** Compares with a file that a person can read; `UPDATE_FIXTURES=1` writes it anew, to be reviewed as a diff. */
export const expectFixture = (name: string, text: string): void => {
  const path = join(import.meta.dirname, '../fixtures/report', name)
  if (process.env.UPDATE_FIXTURES === '1') writeFileSync(path, text)
  expect(text).toBe(readFileSync(path, 'utf8'))
}
