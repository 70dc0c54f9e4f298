import { createHash } from 'node:crypto'
import type { CheckInfo, CheckReport, Finding } from '../../contracts/check.js'

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json'

/** GitHub refuses a file with more results in one run. */
const MOST_RESULTS = 25_000

const ruleOf = ({ id, sentence, why, level, defaultLevel, reason }: CheckInfo) => ({
  id,
  shortDescription: { text: sentence },
  fullDescription: { text: why },
  help: { text: reason === null ? why : `${why} In this dataset: ${reason}` },
  defaultConfiguration: { level: level === 'off' ? defaultLevel : level, enabled: level !== 'off' },
  properties: { tags: ['kotlin-bench'] }
})

/** A path as a reference relative to the repository: no segment may be read as anything else. */
const uriOf = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

/** The same finding in the next run, though its line may be another. */
const fingerprintOf = ({ check, task, file, message }: Finding): string =>
  createHash('sha256')
    .update(JSON.stringify([check, task, file, message]))
    .digest('hex')
    .slice(0, 32)

/** What `check` found as SARIF 2.1.0, for code scanning: paths are relative to the repository. */
export const checkSarif = (report: CheckReport): string => {
  const rules = report.checks.map(ruleOf)
  const indexes = new Map(report.checks.map(({ id }, index) => [id, index]))
  const paths = new Map(report.tasks.map(({ name, path }) => [name, path]))
  const results = report.findings.slice(0, MOST_RESULTS).map(finding => ({
    ruleId: finding.check,
    ruleIndex: indexes.get(finding.check) ?? -1,
    level: finding.level,
    message: { text: `${finding.message} ${finding.advice}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: {
            uri: uriOf(`${paths.get(finding.task) ?? finding.task}/${finding.file}`),
            uriBaseId: '%SRCROOT%'
          },
          // GitHub shows no result without a line.
          region: { startLine: finding.line ?? 1 }
        }
      }
    ],
    partialFingerprints: { 'kotlinBenchFinding/v1': fingerprintOf(finding) }
  }))
  const driver = {
    name: 'kotlin-bench',
    semanticVersion: report.tool.version,
    informationUri: 'https://github.com/kotlin-bench/action',
    rules
  }
  const run = {
    tool: { driver },
    automationDetails: { id: 'kotlin-bench/check/' },
    columnKind: 'utf16CodeUnits',
    results
  }
  return `${JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs: [run] }, null, 2)}\n`
}
