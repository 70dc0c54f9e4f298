import { firstFew } from '../../text/first-few.js'
import { visible } from '../escape.js'
import { settingsPhrase } from '../rows/row-words.js'
import type { ResultPart } from './part.js'

const SHOWN = 3

const distinct = (values: readonly string[]): string[] => [...new Set(values)]

const listed = (values: readonly string[]): string => firstFew(values, { most: SHOWN, show: visible })

const READ: Readonly<Record<string, (part: ResultPart) => string>> = {
  'datasets or commits': ({ dataset }) =>
    dataset.commit === null ? dataset.source : `${dataset.source} at ${dataset.commit.slice(0, 12)}`,
  'rules of the verdict': ({ rulesVersion }) => rulesVersion,
  'verifier modes': ({ settings }) => settings.verifierMode,
  'time limits': ({ settings: { multipliers: m } }) =>
    `${m.environment}/${m.agent}/${m.verifier} times the task’s`,
  'hosts for agents': ({ settings: { network } }) =>
    network.allow.length + network.deny.length === 0
      ? 'none added'
      : [...network.allow, ...network.deny.map(host => `not ${host}`)].join(' '),
  'choices of rows': ({ settings: { rows } }) => (rows === undefined ? 'none' : settingsPhrase(rows)),
  'sealing of the history': ({ settings }) =>
    settings.sealed === null ? 'unknown' : settings.sealed ? 'sealed' : 'not sealed'
}

/** A sentence for each thing in which parts of one report differ, and that their rates depend on. */
export const differencesOf = (parts: readonly ResultPart[]): string[] =>
  Object.entries(READ).flatMap(([what, read]) => {
    const values = distinct(parts.map(read))
    return values.length <= 1
      ? []
      : [`The results are of different ${what} (${listed(values)}): read their rates with care.`]
  })
