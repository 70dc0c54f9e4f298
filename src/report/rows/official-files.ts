import { stringify } from 'yaml'
import type { TrialRecord } from '../../contracts/rewards.js'
import type { ListGrading, RetrievalScore, RowSplit } from '../../contracts/swe-polybench.js'
import type { Verdict } from '../../contracts/verdict.js'
import { meanRetrieval } from './mean-retrieval.js'

/** `<id>_result.json` of the official harness. */
export interface InstanceResult {
  readonly instance_id: string
  readonly patch_applied: boolean
  /** Whether there was a patch at all. */
  readonly generation: boolean
  readonly with_logs: boolean
  readonly all_f2p_passed: boolean
  readonly no_p2p_failed: boolean
  readonly resolved: boolean
  readonly passed_tests: readonly string[]
  readonly failed_tests: readonly string[]
}

const NOT_GRADED: Pick<
  ListGrading,
  'patchApplied' | 'withLogs' | 'allF2pPassed' | 'noP2pFailed' | 'resolved' | 'passedTests' | 'failedTests'
> = {
  ...{ patchApplied: false, withLogs: false, allF2pPassed: false, noP2pFailed: false, resolved: false },
  ...{ passedTests: [], failedTests: [] }
}

/** What the official harness would say of an instance; of one that nothing was run for, that nothing passed. */
export const instanceResult = (
  instance: string,
  { gradings }: Pick<Verdict, 'gradings'>,
  patch: string
): InstanceResult => {
  const grading = gradings?.official ?? NOT_GRADED
  return {
    instance_id: instance,
    patch_applied: grading.patchApplied,
    generation: patch.trim() !== '',
    with_logs: grading.withLogs,
    all_f2p_passed: grading.allF2pPassed,
    no_p2p_failed: grading.noP2pFailed,
    resolved: grading.resolved,
    passed_tests: grading.passedTests,
    failed_tests: grading.failedTests
  }
}

type Scores = Pick<RetrievalScore, 'recall' | 'precision' | 'f1'>

/** `<id>_metrics.json` of the official harness, without the nodes that it lists besides. */
export interface InstanceMetrics {
  readonly instance_id: string
  readonly file_retrieval_metrics: Scores
  readonly node_retrieval_metrics: Scores | null
  readonly reference_nodes: null
  readonly predicted_nodes: null
}

/** An instance's metrics by the official rules; undefined where none were measured. */
export const instanceMetrics = (
  instance: string,
  { row }: Pick<TrialRecord, 'row'>
): InstanceMetrics | undefined => {
  const official = row?.retrieval?.official
  return (
    official && {
      instance_id: instance,
      file_retrieval_metrics: official.file,
      node_retrieval_metrics: official.node,
      reference_nodes: null,
      predicted_nodes: null
    }
  )
}

const scoresOf = (level: 'file' | 'node', records: readonly Pick<TrialRecord, 'row'>[]) => {
  const mean = meanRetrieval(records.map(({ row }) => row?.retrieval)).official[level]
  return (
    mean && [
      {
        [`${level}_recall`]: mean.recall,
        [`${level}_precision`]: mean.precision,
        [`${level}_f1`]: mean.f1
      }
    ]
  )
}

/** `result.json` of the official harness. Instances without a verdict are among those that are not resolved. */
export const aggregateResult = (
  instances: readonly string[],
  results: readonly InstanceResult[],
  records: readonly Pick<TrialRecord, 'row'>[]
): object => {
  const those = (holds: (result: InstanceResult) => boolean): string[] =>
    results.filter(holds).map(({ instance_id }) => instance_id)
  const resolved = those(result => result.resolved)
  const isResolved = new Set(resolved)
  const empty = those(({ generation }) => !generation)
  return {
    no_generation: empty,
    generation: those(({ generation }) => generation),
    patch_applied: those(({ patch_applied }) => patch_applied),
    with_logs: those(({ with_logs }) => with_logs),
    resolved,
    not_resolved: instances.filter(instance => !isResolved.has(instance)),
    total_empty_patch_instances: empty.length,
    total_instances: instances.length,
    total_resolved: resolved.length,
    total_unresolved: instances.length - resolved.length,
    file_retrieval: scoresOf('file', records) ?? [],
    node_retrieval: scoresOf('node', records)
  }
}

/** Where a leaderboard has the submissions of a split. */
export const SPLIT_FOLDERS: Readonly<Record<RowSplit, string>> = {
  full: 'PB',
  pb500: 'PB500',
  verified: 'PBVerified'
}

/** `40.00% (4/10)`. */
export const passRate = (resolved: number, instances: number): string =>
  `${(instances === 0 ? 0 : (100 * resolved) / instances).toFixed(2)}% (${resolved}/${instances})`

/** `metadata.yaml` of a submission; what only its author knows is left to fill in. */
export const submissionMetadata = ({
  name,
  rate
}: {
  readonly name: string
  readonly rate: string
}): string =>
  [
    '# Say whether the agent is open source, and where its page is, before you submit this.',
    stringify({ name, oss: false, site: '', pass_rate: rate })
  ].join('\n')
