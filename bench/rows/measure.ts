// Reads a file of rows and prints, in one line, the seconds, the megabytes that the process took at most,
// the rows and the problems. With a language the rows of that one are kept, as a run does; all at once would
// be the file itself.
// usage: measure FILE [LANGUAGE]
import { rowLanguageSchema } from '../../src/contracts/swe-polybench.js'
import { readRows } from '../../src/dataset/rows/read-rows.js'

const [path = '', language] = process.argv.slice(2)
const wanted = language === undefined ? {} : { language: rowLanguageSchema.parse(language) }

const start = performance.now()
const kept = []
let rows = 0
let problems = 0
for await (const read of readRows(path, wanted)) {
  if (!read.ok) problems++
  else if (language === undefined) rows++
  else rows = kept.push(read.row)
}
const seconds = (performance.now() - start) / 1000
const megabytes = process.resourceUsage().maxRSS / 1024
console.log(`${seconds.toFixed(3)} ${Math.ceil(megabytes)} ${rows} ${problems}`)
