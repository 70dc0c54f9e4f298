import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LogParserName } from '../../../../src/contracts/swe-polybench.js'
import { type LogReading, parseLog } from '../../../../src/score/index.js'

/** The log of a fixture, as it went into a run's log. */
export const logOf = (name: string): string =>
  readFileSync(join(import.meta.dirname, '..', 'fixtures', `${name}.txt`), 'utf8')

/** What a parser makes of a fixture. */
export const parsed = (parser: LogParserName, name: string): LogReading => parseLog(parser, logOf(name))
