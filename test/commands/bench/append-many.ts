// Appends fifty results one by one, as a run of its own: the folder, the run's name, and a line on standard input.
import { appendLines, resultsPath } from '../../../src/commands/bench/results-file.js'
import { resultLineSchema } from '../../../src/contracts/result-line.js'

const [folder = '', run = ''] = process.argv.slice(2)
let text = ''
for await (const chunk of process.stdin) text += chunk
const line = { ...resultLineSchema.parse(JSON.parse(text)), run }
for (let count = 0; count < 50; count++) await appendLines(resultsPath(folder, line), [line])
