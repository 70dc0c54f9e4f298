import type { CheckReport, Finding } from '../../contracts/check.js'
import { visible } from '../escape.js'

/** A remark on a line of a file, as GitHub shows it beside the change. */
export interface FileAnnotation {
  readonly level: 'error' | 'warning'
  readonly title: string
  readonly message: string
  /** Within the repository; null for one on the run as a whole. */
  readonly file: string | null
  readonly line: number | null
}

/** GitHub shows ten annotations of a level from one step. */
const LIMIT = 10

const ofLevel = (
  findings: readonly Finding[],
  level: FileAnnotation['level'],
  paths: ReadonlyMap<string, string>
): FileAnnotation[] => {
  const own = findings.filter(finding => finding.level === level)
  const shown = own.length <= LIMIT ? own : own.slice(0, LIMIT - 1)
  const rest = own.length - shown.length
  const annotations = shown.map(({ check, task, file, line, message, advice }) => ({
    level,
    title: visible(`${task}: ${check}`),
    message: `${visible(message).slice(0, 2_000)}\n${visible(advice).slice(0, 1_000)}`,
    file: `${paths.get(task) ?? task}/${file}`,
    line
  }))
  if (rest === 0) return annotations
  const last = {
    level,
    title: `More ${level}s`,
    message: `${rest} more in the summary`,
    file: null,
    line: null
  }
  return [...annotations, last]
}

/** An annotation a finding, errors first; where there are too many, the last of a level says how many more. */
export const checkAnnotations = ({ findings, tasks }: CheckReport): FileAnnotation[] => {
  const paths = new Map(tasks.map(({ name, path }) => [name, path]))
  return [...ofLevel(findings, 'error', paths), ...ofLevel(findings, 'warning', paths)]
}
