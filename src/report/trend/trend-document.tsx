import { createHash } from 'node:crypto'
import type { PublishedResult } from '../../contracts/published.js'
import { formatUsd } from '../amounts.js'
import { formatSeconds } from '../durations.js'
import { shorten, visible } from '../escape.js'
import { percent } from '../phrases.js'
import { agentName } from '../trial-facts.js'
import { safeUrl } from './safe-url.js'
import { changedWords, type TrendPoint, trendPoints } from './series.js'
import { CHART_STYLE, TrendChart } from './trend-chart.js'

/** As the style of the chart, it has no character that means anything in HTML. */
const STYLE = `${CHART_STYLE}
:root { color-scheme: light dark; background: #fff; color: #1f2328 }
a { color: #0550ae }
@media (prefers-color-scheme: dark) {
:root { background: #0d1117; color: #e6edf3 }
a { color: #79c0ff }
}
body { font: 15px system-ui, sans-serif; margin: 0 auto; max-width: 72rem; padding: 1rem }
h1 { font-size: 1.4rem }
.scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100% }
th, td { border-bottom: 1px solid #8884; padding: .3rem .6rem; text-align: left; vertical-align: top }
td.number { font-variant-numeric: tabular-nums; text-align: right; white-space: nowrap }
td.date { white-space: nowrap }
details ul { margin: .3rem 0; padding-left: 1.2rem }`

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'"
].join('; ')

const shown = (text: string): string => shorten(visible(text), 120)

const Changes = ({ result }: { readonly result: PublishedResult }) =>
  result.changes.length === 0 ? null : (
    <details>
      <summary>{changedWords(result)}</summary>
      <ul>
        {result.changes.map(({ message }) => (
          <li key={message}>{shorten(visible(message), 400)}</li>
        ))}
      </ul>
    </details>
  )

const Row = ({ result, group }: TrendPoint) => {
  const url = safeUrl(result.run?.url)
  const interval = group.interval95 && `${percent(group.interval95[0])} to ${percent(group.interval95[1])}`
  return (
    <tr>
      <td class="date">
        <a href={result.file}>{result.date.slice(0, 10)}</a>
      </td>
      <td>{shown(agentName(group))}</td>
      <td class="number">{group.rate === null ? 'no verdict' : percent(group.rate)}</td>
      <td class="number">{interval}</td>
      <td class="number">{`${group.resolved} of ${group.resolved + group.unresolved}`}</td>
      <td class="number">{group.errors + group.notRun}</td>
      <td class="number">{group.costUsd === null ? '-' : formatUsd(group.costUsd)}</td>
      <td class="number">{formatSeconds(group.seconds)}</td>
      <td>
        <Changes result={result} />
      </td>
      <td>{url === undefined ? shown(result.job) : <a href={url}>{shown(result.job)}</a>}</td>
    </tr>
  )
}

/** The trend as one page that loads nothing. */
export const TrendDocument = ({ results }: { readonly results: readonly PublishedResult[] }) => (
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta http-equiv="Content-Security-Policy" content={POLICY} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Trend · Kotlin Benchmark</title>
      <style>{STYLE}</style>
    </head>
    <body>
      <h1>Trend</h1>
      <p>
        The rate of each agent and its 95 % interval. A hollow point with a dashed line marks a result that
        differs from the one before in more than the agent.
      </p>
      <div class="scroll">
        <TrendChart results={results} hasStyle={false} />
      </div>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              {[
                'Date',
                'Agent',
                'Rate',
                '95 % interval',
                'Resolved',
                'No verdict',
                'Cost',
                'Time',
                'Changed',
                'Job'
              ].map(title => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {trendPoints(results)
              .reverse()
              .map(point => (
                <Row key={`${point.result.id} ${agentName(point.group)}`} {...point} />
              ))}
          </tbody>
        </table>
      </div>
    </body>
  </html>
)
