import { basename, join } from 'node:path'
import { expectedTestsSchema } from '../../contracts/expected-tests.js'
import { examineReports, type VerifierShapes } from '../../score/index.js'
import { reportTree } from '../../trial/list-report-files.js'
import type { CalibratedTask } from './run-calibration.js'

const NOTHING_EXPECTED = expectedTestsSchema.parse({})

/** A report's file is named after the class that ran, also where a test's id shows another name. */
const CLASS_OF_REPORT = /^TEST-(.+)\.xml$/

/** The classes that flaky tests are in, sorted: by the reports of the runs that have them. */
export const flakyClasses = async (
  { flaky, runs }: Pick<CalibratedTask, 'flaky' | 'runs'>,
  shapes: VerifierShapes
): Promise<string[]> => {
  const wanted = new Set(flaky.map(({ id }) => id))
  const classes = new Set<string>()
  for (const { dir } of runs) {
    for (const file of reportTree(join(dir, 'verifier/junit'))) {
      const name = CLASS_OF_REPORT.exec(basename(file.path))?.[1]
      if (name === undefined || classes.has(name)) continue
      const { results } = await examineReports({
        expected: NOTHING_EXPECTED,
        files: [file],
        shapes,
        containerReward: null
      })
      if ([...results.statuses.keys()].some(id => wanted.has(id))) classes.add(name)
    }
  }
  return [...classes].sort()
}
