// Writes the sample rows of SWE-PolyBench: npx tsx scripts/sample-rows.ts
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadGrammars } from '../src/commands/shared/rows/load-grammars.js'
import { sampleRows } from './lib/sample-rows.js'

const SAMPLES = 'samples/swe-polybench'
const dist = process.env.KOTLIN_BENCH_DIST ?? 'dist'

writeFileSync(join(SAMPLES, 'rows.csv'), sampleRows(SAMPLES, await loadGrammars(join(dist, 'grammars'))))
