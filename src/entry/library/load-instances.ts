import type { SweRow } from '../../contracts/swe-polybench.js'
import { parseInstance } from '../../dataset/rows/parse-instance.js'
import { readRows } from '../../dataset/rows/read-rows.js'
import type { SWEPolyBenchInstanceInput, SWEPolyBenchLanguage, SWEPolyBenchSplit } from './instance.js'

/** Which instances, from where. */
export interface InstancesWanted {
  /** Undefined for no file. */
  readonly datasetPath: string | undefined
  /** Already read, as {@link readInstances} does. */
  readonly seeded: readonly SweRow[]
  readonly split: SWEPolyBenchSplit | undefined
  readonly language: SWEPolyBenchLanguage | undefined
  readonly limit: number | undefined
}

/** What keeps a record of the file from being an instance. */
export interface LeftOutRow {
  /** Counted from 1, a header not counted. */
  readonly row: number
  /** Its `instance_id`, where it has one that can be shown. */
  readonly instance: string | null
  /** As the file names it; null where it is the record as a whole. */
  readonly field: string | null
  readonly message: string
}

/**
 * Instances written in code, as rows.
 * @throws RangeError that names the instance and everything that is wrong with it
 */
export const readInstances = (instances: readonly SWEPolyBenchInstanceInput[]): SweRow[] => {
  const known = new Set<string>()
  return instances.map((instance, index) => {
    const refuse = (problems: readonly string[]): never => {
      throw new RangeError(`instances[${index}] is no instance of SWE-PolyBench: ${problems.join('; ')}.`)
    }
    // Whoever calls from JavaScript is not held to the types.
    if (typeof instance !== 'object' || instance === null) return refuse(['it is no object'])
    const parsed = parseInstance({ ...instance })
    if (!parsed.ok) {
      return refuse(
        parsed.problems.map(({ field, message }) => (field === null ? message : `${field} ${message}`))
      )
    }
    const id = parsed.row.instance_id.toLowerCase()
    if (known.has(id)) return refuse([`instance_id ${parsed.row.instance_id} is another's as well`])
    known.add(id)
    return parsed.row
  })
}

const isOf = (row: SweRow, { split, language }: InstancesWanted): boolean =>
  (language === undefined || row.language === language) &&
  (split === undefined || row.split === undefined || row.split.toLowerCase() === split)

/**
 * The instances that are wanted: those in code, then those of the file, up to the limit. A record of the
 * file that is none is told and left out.
 * @throws what the system says of a file that cannot be opened, such as ENOENT; UserError for one that holds no rows
 */
export const loadInstances = async (
  wanted: InstancesWanted,
  leftOut: (row: LeftOutRow) => void
): Promise<SweRow[]> => {
  const { datasetPath, limit = Number.POSITIVE_INFINITY } = wanted
  const rows = wanted.seeded.filter(row => isOf(row, wanted)).slice(0, limit)
  if (datasetPath === undefined || rows.length >= limit) return rows
  const seeded = new Set(wanted.seeded.map(row => row.instance_id.toLowerCase()))
  for await (const read of readRows(datasetPath, wanted)) {
    if (!read.ok) {
      for (const { row, id, field, message } of read.problems) leftOut({ row, instance: id, field, message })
    } else if (seeded.has(read.row.instance_id.toLowerCase())) {
      const message = 'is among the instances given in code'
      leftOut({ row: read.number, instance: read.row.instance_id, field: 'instance_id', message })
    } else rows.push(read.row)
    if (rows.length >= limit) break
  }
  return rows
}
