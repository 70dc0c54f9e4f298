import type { RawOptions } from './read-values.js'

/** What a job that goes on takes from the call; all else is as the job was started. */
const TAKEN = new Set([
  'resume',
  'jobs-dir',
  'concurrency',
  'max-retries',
  'deadline',
  'max-cost',
  'prices',
  'preflight',
  'ca-bundle',
  'prune-images',
  'fail-on',
  'json',
  'quiet'
])

/** Says which flags have no effect beside `--resume`; nothing where all have one. */
export const withoutEffect = (raws: RawOptions): string | undefined => {
  if (!raws.has('resume')) return undefined
  const labels = [...raws].filter(([name]) => !TAKEN.has(name)).map(([, { label }]) => label)
  return labels.length === 0
    ? undefined
    : `${labels.join(', ')}: without effect beside \`--resume\`; the job goes on with what it was started with.`
}
