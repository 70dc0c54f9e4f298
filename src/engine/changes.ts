type ChangeKind = 'added' | 'changed' | 'deleted'

/** A path of a container that its image has otherwise. */
export interface Change {
  kind: ChangeKind
  /** Absolute, as the engine names it. */
  path: string
}

const CHANGE_KINDS: Readonly<Record<string, ChangeKind>> = { A: 'added', C: 'changed', D: 'deleted' }

/**
 * Reads the lines of `docker diff`. The engine writes names as they are, so a line that is no entry
 * goes on with the name of the entry before it: that name held a line break. Such a name may also
 * have been made to look like entries of its own, see {@link hasLookalikes}; whoever copies what is
 * listed has to expect paths that are not there.
 */
export const parseChanges = (text: string): Change[] => {
  const changes: Change[] = []
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  for (const line of lines) {
    const match = /^([ACD]) (\/.*)$/s.exec(line)
    const last = changes.at(-1)
    if (match) changes.push({ kind: CHANGE_KINDS[match[1]!]!, path: match[2]! })
    else if (last) last.path += `\n${line}`
  }
  return changes
}

/**
 * Whether a listed entry may be none, but the rest of a name. Only a folder can have been made for that,
 * one whose own name ends like the start of an entry, and it is listed as well.
 */
export const hasLookalikes = (changes: readonly Change[]): boolean =>
  changes.some(change => /\n[ACD] $/.test(change.path))
