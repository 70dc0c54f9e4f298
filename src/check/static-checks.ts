import { allowedHosts } from './checks/allowed-hosts.js'
import { baseImage } from './checks/base-image.js'
import { baseRepository } from './checks/base-repository.js'
import { byteOrderMark } from './checks/byte-order-mark.js'
import { composeImage } from './checks/compose-image.js'
import { expectedIds } from './checks/expected-ids.js'
import { expectedLists } from './checks/expected-lists.js'
import { expectedStages } from './checks/expected-stages.js'
import { fixTouchesTests } from './checks/fix-touches-tests.js'
import { instructionEmpty } from './checks/instruction-empty.js'
import { instructionLeak } from './checks/instruction-leak.js'
import { licence } from './checks/licence.js'
import { lineEndings } from './checks/line-endings.js'
import { nearIdentical } from './checks/near-identical.js'
import { networkFetch } from './checks/network-fetch.js'
import { patchFormat } from './checks/patch-format.js'
import { requiredFiles } from './checks/required-files.js'
import { resources } from './checks/resources.js'
import { runBits } from './checks/run-bits.js'
import { schema } from './checks/schema.js'
import { secrets } from './checks/secrets.js'
import { supported } from './checks/supported.js'
import { testPatchPaths } from './checks/test-patch-paths.js'
import { testPatchTouchesProduct } from './checks/test-patch-touches-product.js'
import { timeouts } from './checks/timeouts.js'
import { unknownKeys } from './checks/unknown-keys.js'
import { verifierOneWithoutReport } from './checks/verifier-one-without-report.js'
import { verifierSteps } from './checks/verifier-steps.js'
import { verifierZeroFirst } from './checks/verifier-zero-first.js'
import type { StaticCheck } from './static-check.js'

/** Every check that reads files alone, in the order of the report and of the table in docs/task-checks.md. */
export const staticChecks: readonly StaticCheck[] = [
  requiredFiles,
  schema,
  allowedHosts,
  unknownKeys,
  supported,
  timeouts,
  resources,
  licence,
  runBits,
  lineEndings,
  byteOrderMark,
  baseImage,
  baseRepository,
  composeImage,
  instructionEmpty,
  instructionLeak,
  patchFormat,
  fixTouchesTests,
  testPatchTouchesProduct,
  testPatchPaths,
  expectedLists,
  expectedStages,
  expectedIds,
  verifierOneWithoutReport,
  verifierZeroFirst,
  verifierSteps,
  networkFetch,
  nearIdentical,
  secrets
]
