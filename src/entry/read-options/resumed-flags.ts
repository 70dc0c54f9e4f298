import { type OptionRow, options } from '../options.js'
import type { RawOptions } from './read-values.js'

const TAKEN = new Set<string>(
  (options as readonly OptionRow[]).filter(row => row.onResume).map(row => row.name)
)

/** Says which flags have no effect beside `--resume`; nothing where all have one. */
export const withoutEffect = (raws: RawOptions): string | undefined => {
  if (!raws.has('resume')) return undefined
  const labels = [...raws].filter(([name]) => !TAKEN.has(name)).map(([, { label }]) => label)
  return labels.length === 0
    ? undefined
    : `${labels.join(', ')}: without effect beside \`--resume\`; the job goes on with what it was started with.`
}
