import type { Verb } from '../options.js'

const ONLY_NAMES = 'Leave it out: `prune` only names what it would remove, until `--apply` is given'
const APPLY = '`prune` removes what it names once `--apply` is given, and asks nothing'

/** What does here what a flag of other tools, or of another verb of ours, is known for. */
const WAYS: Partial<Record<Verb, Readonly<Record<string, string>>>> = {
  prune: {
    '--dry-run': ONLY_NAMES,
    '-n': ONLY_NAMES,
    '--yes': APPLY,
    '-y': APPLY,
    '--force': APPLY,
    '-f': APPLY
  },
  run: {
    '--dry-run': '`kotlin-bench list` names the tasks that would be run, and `kotlin-bench plan` their trials'
  },
  check: {
    '--dry-run': 'Leave it out: `check` changes nothing',
    '--fix': '`kotlin-bench harden` mends verifiers; all else a finding says how to mend by hand'
  }
}

/** What to type instead of a flag that a verb does not have, where that is known, with a blank before it. */
export const otherWay = (flag: string, verb: Verb): string | undefined => {
  const ways = WAYS[verb] ?? {}
  const typed = flag.replace(/=.*$/s, '')
  return Object.hasOwn(ways, typed) ? ` ${ways[typed]}.` : undefined
}
