import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { aggregateResult, instanceMetrics } from '../../../report/rows/official-files.js'
import { copyRegularFiles } from '../copy-regular-files.js'
import type { GradedInstance } from './graded-instance.js'

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** Writes what the official harness leaves of each instance, and of all, into a folder. */
export const writeOfficialResults = async (
  dir: string,
  instances: readonly string[],
  graded: readonly GradedInstance[]
) => {
  for (const { record, dir: trialDir, result } of graded) {
    const { task } = record
    await writeFile(join(dir, `${task}_result.json`), json(result))
    const metrics = instanceMetrics(task, record)
    if (metrics !== undefined) await writeFile(join(dir, `${task}_metrics.json`), json(metrics))
    const logs = join(dir, `run_logs_${record.row.language}`)
    await mkdir(logs, { recursive: true })
    // In the order in which the parsers had them.
    const output = ['stderr.txt', 'stdout.txt'].map(name => join(trialDir, 'verifier/official', name))
    await copyRegularFiles(output, join(logs, `${task}_run.log`))
  }
  const results = graded.map(({ result }) => result)
  const records = graded.map(({ record }) => record)
  await writeFile(join(dir, 'result.json'), json(aggregateResult(instances, results, records)))
}
