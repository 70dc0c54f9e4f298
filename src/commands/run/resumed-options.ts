import type { RunOptions } from './run-options.js'

/** The options of a job that goes on: how to run is taken from the call, what to run from the job's start. */
export const resumedOptions = (started: RunOptions, call: RunOptions): RunOptions => ({
  ...started,
  concurrency: call.concurrency,
  maxRetries: call.maxRetries,
  deadlineMinutes: call.deadlineMinutes,
  maxCostUsd: call.maxCostUsd,
  prices: call.prices,
  preflight: call.preflight,
  caBundle: call.caBundle,
  ofRows: { ...started.ofRows, dataDir: call.ofRows.dataDir },
  registries: call.registries,
  push: call.push,
  pullOnly: call.pullOnly,
  rebuild: call.rebuild,
  expectImages: call.expectImages,
  pruneImages: call.pruneImages,
  failOn: call.failOn
})
