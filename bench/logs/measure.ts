// Parses hostile logs of so many megabytes with every parser that they are made for, and counts the tests
// seen in them; prints the slowest of them, in seconds of the processor, and exits 1 where one takes longer
// than told.
// usage: measure MEGABYTES MOST_SECONDS
import { ROW_LANGUAGES } from '../../src/contracts/swe-polybench.js'
import { parseLog, testsSeen } from '../../src/score/index.js'
import { HOSTILE_LOGS } from './hostile-logs.js'

const [megabytes = 50, mostSeconds = 20] = process.argv.slice(2).map(Number)

const secondsOf = (work: () => unknown): number => {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1e6
}

const figures: { readonly name: string; readonly seconds: number }[] = []
for (const { what, parsers, make } of HOSTILE_LOGS) {
  const log = make(megabytes * 1_000_000)
  for (const parser of parsers)
    figures.push({ name: `${parser}: ${what}`, seconds: secondsOf(() => parseLog(parser, log)) })
  for (const language of ROW_LANGUAGES)
    figures.push({
      name: `testsSeen ${language}: ${what}`,
      seconds: secondsOf(() => testsSeen(language, log))
    })
}
figures.sort((one, other) => other.seconds - one.seconds)
for (const { name, seconds } of figures.slice(0, 10)) console.log(`${seconds.toFixed(2)} s  ${name}`)
console.log(
  `${figures.length} of ${megabytes} MB each, slowest ${figures[0]!.seconds.toFixed(2)} s of a processor`
)
process.exitCode = figures[0]!.seconds > mostSeconds ? 1 : 0
