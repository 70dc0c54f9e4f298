import { formatSeconds } from '../report/durations.js'
import { layOutColumns } from '../report/terminal/lay-out-columns.js'
import type { BaseReport } from './bases.js'

const WIDEST = 80
const MIB = 1024 * 1024

const fromWhere = ({ origin, registry }: BaseReport): string => {
  switch (origin) {
    case 'local':
      return 'was here'
    case 'pulled':
      return registry ?? 'a registry'
    case 'restored':
      return "GitHub's cache"
    case 'built':
      return 'built'
  }
}

/** The bases as a table, one a line. */
export const renderBases = (bases: readonly BaseReport[]): string =>
  layOutColumns([
    { title: 'base', cells: bases.map(({ name }) => name), width: WIDEST },
    { title: 'key', cells: bases.map(({ key }) => (key ?? '').slice(0, 12)), width: 12 },
    { title: 'from', cells: bases.map(fromWhere), width: WIDEST },
    {
      title: 'size',
      cells: bases.map(({ bytes }) => `${Math.round(bytes / MIB)} MiB`),
      width: 10,
      align: 'right'
    },
    { title: 'time', cells: bases.map(({ seconds }) => formatSeconds(seconds)), width: 8, align: 'right' }
  ]).join('\n')
