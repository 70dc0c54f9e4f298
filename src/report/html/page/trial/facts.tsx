import { plural } from '../../../../text/plural.js'
import { formatTokens, formatUsd } from '../../../amounts.js'
import { formatSeconds } from '../../../durations.js'
import { FactList } from '../../fact-list.js'
import type { TrialPage, TrialRow } from '../../page-data.js'
import { Part } from './part.js'

const PHASES = ['environment', 'agent', 'verify'] as const

const PhaseBar = ({ page }: { readonly page: TrialPage }) => {
  const total = PHASES.reduce((sum, phase) => sum + (page.seconds[phase] ?? 0), 0)
  if (total === 0) return null
  let from = 0
  return (
    <div class="phases">
      <svg width="100%" height="10" aria-hidden="true">
        {PHASES.map(phase => {
          const width = ((page.seconds[phase] ?? 0) / total) * 100
          from += width
          return (
            <rect
              key={phase}
              class={`phase-${phase}`}
              x={`${from - width}%`}
              width={`${width}%`}
              height="10"
            />
          )
        })}
      </svg>
      <ul class="legend">
        {PHASES.map(phase => (
          <li key={phase}>
            <span class={`swatch phase-${phase}`} aria-hidden="true" />
            {phase} <b>{formatSeconds(page.seconds[phase]).replace('-', '–')}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}

const limitsText = ({ limits }: TrialPage): string => {
  const { cpus, memoryMb, clamped, timeoutsSec } = limits
  const parts = [
    ...(cpus === null ? [] : [plural(cpus, 'CPU')]),
    ...(memoryMb === null ? [] : [`${memoryMb} MB`]),
    ...(timeoutsSec.agent === null ? [] : [`agent ${formatSeconds(timeoutsSec.agent)}`]),
    ...(timeoutsSec.verify === null ? [] : [`verify ${formatSeconds(timeoutsSec.verify)}`]),
    ...(clamped.length > 0 ? [`less than the task asks for: ${clamped.join(', ')}`] : [])
  ]
  return parts.join(', ')
}

/** Numbers of a trial: time, tokens, money, limits. */
export const FactsPart = ({ row, page }: { readonly row: TrialRow; readonly page: TrialPage }) => {
  const { tokens } = page
  const rows: [string, string][] = [
    ...(page.version === null ? [] : ([['Agent’s version', page.version]] satisfies [string, string][])),
    ...(tokens === null
      ? []
      : ([
          [
            'Tokens',
            `${formatTokens(tokens.input)} read (${formatTokens(tokens.cached)} from cache), ${formatTokens(tokens.output)} written`
          ]
        ] satisfies [string, string][])),
    ...(row.costUsd === null ? [] : ([['Cost', formatUsd(row.costUsd)]] satisfies [string, string][])),
    ['Shard', String(page.shard)],
    ...(page.startedAt === null
      ? []
      : ([['Started', page.startedAt.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')]] satisfies [
          string,
          string
        ][])),
    ['Limits', limitsText(page)],
    ...(page.images.task === null ? [] : ([['Image', page.images.task]] satisfies [string, string][])),
    ['Folder', row.name]
  ]
  return (
    <Part title="Time and resources">
      <PhaseBar page={page} />
      <FactList facts={rows.filter(([, value]) => value !== '')} />
    </Part>
  )
}
