import { plural } from '../../text/plural.js'
import { shorten, visible } from '../escape.js'
import type { HtmlReportInput } from './input.js'
import { Agents } from './overview/agents.js'
import { Circumstances } from './overview/circumstances.js'
import { BaselineChange } from './overview/comparison.js'
import { Distributions } from './overview/distributions.js'
import { Faults } from './overview/faults.js'
import { Flags, Flakes } from './overview/flags.js'
import { Gate } from './overview/gate.js'
import { Headline } from './overview/headline.js'
import { Repositories } from './overview/repositories.js'
import { Rows } from './overview/rows.js'
import { Shards } from './overview/shards.js'
import { PAGE_SCRIPT, PAGE_STYLE } from './page-assets.js'

/** What did not fit, in trials. */
export interface Omissions {
  /** Views that show less than was read. */
  readonly shortened: number
  /** Trials in the table that have no view. */
  readonly views: number
  /** Trials that are not even in the table. */
  readonly rows: number
}

export interface DocumentProps {
  readonly input: HtmlReportInput
  readonly agents: readonly string[]
  readonly policy: string
}

/** Where the note on what did not fit goes, which is known last. */
export const OMISSIONS_PLACE = '<div id="kb-omitted"></div>'

/** What did not fit, in words. */
export const OmissionNote = ({ shortened, views, rows }: Omissions) => {
  const sentences = [
    ...(shortened > 0
      ? [`To keep this page small, logs and diffs of ${plural(shortened, 'trial')} are shown shortened.`]
      : []),
    ...(views > 0 ? [`${plural(views, 'trial')} had no room for a view of their own.`] : []),
    ...(rows > 0 ? [`${plural(rows, 'trial')} had no room in the table.`] : [])
  ]
  if (sentences.length === 0) return null
  return <p class="note omitted">{sentences.join(' ')} All of it is in the jobs folder and the artifacts.</p>
}

const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='4' fill='%235b4bd6'/%3E%3Cpath d='M4 8.5l2.6 2.6L12 5.4' fill='none' stroke='white' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/%3E%3C/svg%3E"

/** What of the job is known beside its name, in a line. */
const origin = ({ rewards }: HtmlReportInput, agents: readonly string[]): string => {
  const { dataset } = rewards
  const commit = dataset.commit === null ? '' : ` at ${dataset.commit.slice(0, 12)}`
  const [only] = agents
  const agent = agents.length === 1 && only !== undefined ? only : plural(agents.length, 'agent')
  return `${agent} on ${shorten(visible(dataset.source), 120)}${commit}`
}

/**
 * The whole page: the overview as it is read without JavaScript, and places for what the page's program
 * shows. `policy` is its Content-Security-Policy.
 */
export const Document = ({ input, agents, policy }: DocumentProps) => {
  const { rewards, comparison, gate } = input
  const job = shorten(visible(rewards.job), 120)
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content={policy} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="no-referrer" />
        <title>{`${job} · Kotlin Benchmark`}</title>
        <link rel="icon" href={ICON} />
        {/* Our own style and program, whose hashes the policy names. */}
        <style dangerouslySetInnerHTML={{ __html: PAGE_STYLE }} />
        {/* A module waits until all of the page has been read. */}
        <script type="module" dangerouslySetInnerHTML={{ __html: PAGE_SCRIPT }} />
      </head>
      <body>
        <a class="skip" href="#main">
          Skip to the content
        </a>
        <header class="top">
          <div class="top-inner">
            <div class="title">
              <h1>{job}</h1>
              <p>{origin(input, agents)}</p>
            </div>
            <nav id="kb-views" aria-label="Views" />
          </div>
        </header>
        <main id="main" tabIndex={-1}>
          <noscript>
            <p class="banner warning">
              The table of trials and the views of each need JavaScript; the overview does not.
            </p>
          </noscript>
          <div id="kb-overview">
            {gate !== null && <Gate gate={gate} />}
            <Headline input={input} />
            <div id="kb-omitted" />
            <Agents rewards={rewards} />
            {comparison !== null && <BaselineChange comparison={comparison} />}
            <Rows rewards={rewards} />
            <Repositories rewards={rewards} />
            <Distributions rewards={rewards} />
            <Shards rewards={rewards} />
            <Faults rewards={rewards} />
            <Flags rewards={rewards} />
            <Flakes rewards={rewards} />
            <Circumstances rewards={rewards} />
          </div>
          <div id="kb-view" />
        </main>
      </body>
    </html>
  )
}
