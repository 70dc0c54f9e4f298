import type { PublishedGroup, PublishedResult } from '../../../src/contracts/published.js'

/** A published result of a day of November, with the rates of its agents. */
export const published = (
  day: number,
  rates: Readonly<Record<string, number | null>>,
  overrides: Partial<PublishedResult> = {}
): PublishedResult => {
  const date = `2026-11-${String(day).padStart(2, '0')}T02:00:00.000Z`
  const id = `${4000 + day}-1`
  const groups = Object.entries(rates).map(
    ([agent, rate]): PublishedGroup => ({
      ...{ agent, model: null, tasks: 100, notRun: 0, errors: rate === null ? 100 : 0 },
      resolved: Math.round((rate ?? 0) * 100),
      unresolved: rate === null ? 0 : 100 - Math.round(rate * 100),
      rate,
      interval95: rate === null ? null : [Math.max(0, rate - 0.08), Math.min(1, rate + 0.08)],
      costUsd: 12.4,
      seconds: 3600
    })
  )
  return {
    ...{ id, date, groups, job: 'nightly', digest: 'd', rulesVersion: '1', changes: [] },
    file: `results/${date.slice(0, 10)}-${id}.json`,
    run: {
      id: String(4000 + day),
      attempt: 1,
      url: `https://github.com/acme/agent/actions/runs/${4000 + day}`,
      commit: null
    },
    dataset: { source: 'sample-org/bench/tasks', commit: '0123456789abcdef0123456789abcdef01234567' },
    ...overrides
  }
}
