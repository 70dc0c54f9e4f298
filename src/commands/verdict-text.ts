import type { Dispute, Flag, Reason, Verdict } from '../contracts/verdict.js'
import { shorten, visible } from '../report/escape.js'
import { TRANSITION_NAMES } from '../score/index.js'
import { gradingsText } from './gradings-text.js'

/** How many tests or paths are shown of each list; JSON has them all. */
const SHOWN = 20
const ID_LENGTH = 300

/** A verdict for people at a terminal. Names come from reports and diffs, so they are made visible. */
export const verdictText = (verdict: Verdict): string =>
  [
    `reward ${verdict.reward}: ${verdict.resolved ? 'resolved' : 'unresolved'}`,
    transitionTable(verdict),
    `tests: ${verdict.tests.passed} passed, ${verdict.tests.failed} failed, ${verdict.tests.skipped} skipped`,
    gradingsText(verdict.gradings),
    section('Why', verdict.reasons.map(reasonText)),
    section(verdict.disputed ? disputedTitle(verdict) : '', verdict.disputes.map(disputeText)),
    section('Flags', verdict.flags.map(flagText))
  ]
    .filter(part => part !== '')
    .join('\n\n')
    .concat('\n')

const transitionTable = ({ transitions }: Verdict): string =>
  [
    '        expected  passed  not run',
    ...TRANSITION_NAMES.map(name => `  ${name}  ${row(transitions[name])}`)
  ].join('\n')

/** The others ran, and failed or were skipped. */
const row = ({ expected, passed, absent = 0 }: Verdict['transitions']['f2p']): string =>
  `${String(expected).padStart(9)}${String(passed).padStart(8)}${String(absent).padStart(9)}`

const section = (title: string, entries: readonly string[]): string =>
  entries.length === 0 ? '' : [`${title}:`, ...entries].join('\n')

const reasonText = ({ code, message, tests, paths }: Reason): string =>
  [`- ${message} (${code})`, ...shown(tests), ...shown(paths)].join('\n')

const flagText = ({ level, code, message, tests, paths }: Flag): string =>
  [`- ${level}: ${message} (${code})`, ...shown(tests), ...shown(paths)].join('\n')

/** Of a row the second opinion is the strict grading, which its table has. */
const disputedTitle = ({ evidence, tolerant }: Verdict): string =>
  evidence === 'log' ? 'Disputed' : `Disputed (each file for itself: ${tolerant.reward})`

const disputeText = ({ path, cause }: Dispute): string =>
  `- ${path === undefined ? '' : `${line(path)}: `}${visible(cause)}`

const shown = (names: readonly string[] = []): string[] => [
  ...names.slice(0, SHOWN).map(name => `    ${line(name)}`),
  ...(names.length > SHOWN ? [`    and ${names.length - SHOWN} more`] : [])
]

/** A foreign name as one line in which every character can be seen. */
export const line = (name: string): string => visible(shorten(name, ID_LENGTH))
