import type { PublishedResult } from '../../contracts/published.js'
import { plural } from '../../text/plural.js'
import { formatUsd } from '../amounts.js'
import { markdownCode } from '../escape.js'
import { percent } from '../phrases.js'
import { agentName } from '../trial-facts.js'
import { safeUrl } from './safe-url.js'
import { changedWords, type TrendPoint, trendPoints } from './series.js'

const SHOWN_POINTS = 100
const SHOWN_CHANGES = 20

/** An address in a link: what would end the link is spelled out. */
const target = (url: string): string =>
  url.replace(/[()<>\s|]/g, character => `%${character.charCodeAt(0).toString(16)}`)

const rateCell = ({ rate, interval95 }: TrendPoint['group']): string => {
  if (rate === null) return 'no verdict'
  return interval95 === null
    ? percent(rate)
    : `${percent(rate)} (${percent(interval95[0])} to ${percent(interval95[1])})`
}

const row = ({ result, group }: TrendPoint): string => {
  const url = safeUrl(result.run?.url)
  const job = markdownCode(result.job, { maxLength: 60 })
  const cells = [
    `[${result.date.slice(0, 10)}](${result.file})`,
    markdownCode(agentName(group), { maxLength: 80 }),
    rateCell(group),
    `${group.resolved} of ${group.resolved + group.unresolved}`,
    String(group.errors + group.notRun),
    group.costUsd === null ? '-' : formatUsd(group.costUsd),
    changedWords(result),
    url === undefined ? job : `[${job}](${target(url)})`
  ]
  return `| ${cells.join(' | ')} |`
}

const changeLines = (results: readonly PublishedResult[]): string[] => {
  const changed = results.filter(({ changes }) => changes.length > 0).reverse()
  const lines = changed
    .slice(0, SHOWN_CHANGES)
    .flatMap(({ date, changes }) =>
      changes.map(({ message }) => `- ${date.slice(0, 10)}: ${markdownCode(message, { maxLength: 400 })}`)
    )
  return lines.length === 0 ? [] : ['', '## What changed besides the agents', '', ...lines]
}

/** The trend as GitHub shows it on the branch: the chart beside it, and the newest results. */
export const trendMarkdown = (results: readonly PublishedResult[]): string => {
  const points = trendPoints(results).reverse()
  const more = points.length - SHOWN_POINTS
  return [
    '# Trend',
    '',
    '![Rate of each agent over time](trend.svg)',
    '',
    'The rate of each agent and its 95 % interval. A hollow point with a dashed line marks a result that differs from the one before in more than the agent.',
    '',
    '| Date | Agent | Rate (95 % interval) | Resolved | No verdict | Cost | Changed | Job |',
    '|---|---|---|---|---|---|---|---|',
    ...points.slice(0, SHOWN_POINTS).map(row),
    ...(more > 0 ? ['', `And ${plural(more, 'older one')} in \`index.json\`.`] : []),
    ...changeLines(results),
    ''
  ].join('\n')
}
