import { cleanWorkTree } from './dynamic/clean-work-tree.js'
import { flakyTests } from './dynamic/flaky-tests.js'
import { historySealed } from './dynamic/history-sealed.js'
import { imageBuilds } from './dynamic/image-builds.js'
import { patchesApply } from './dynamic/patches-apply.js'
import { brokenBuildFails, nopFails, oracleResolves } from './dynamic/rewards.js'
import { stagesMatch } from './dynamic/stages-match.js'
import { verifierTime } from './dynamic/verifier-time.js'
import type { DynamicCheck } from './dynamic-check.js'

/** Every check that builds and runs a task, in the order of the report and of the table in docs/task-checks.md. */
export const dynamicChecks: readonly DynamicCheck[] = [
  imageBuilds,
  cleanWorkTree,
  historySealed,
  patchesApply,
  stagesMatch,
  oracleResolves,
  nopFails,
  brokenBuildFails,
  flakyTests,
  verifierTime
]
