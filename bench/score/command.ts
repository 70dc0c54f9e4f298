import { parseArgs } from 'node:util'
import { score } from '../../src/commands/score.js'

/** The verb alone, for a measurement without the command line's own start. */
const { values } = parseArgs({
  options: { expected: { type: 'string' }, reports: { type: 'string' }, json: { type: 'boolean' } },
  args: process.argv.slice(process.argv.indexOf('score') + 1)
})
const { verdict, text } = await score({ expected: values.expected ?? '', reports: values.reports ?? '' })
console.log(values.json ? JSON.stringify(verdict, null, 2) : text)
