import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { contentPolicy } from './content-policy.js'
import { Document } from './document.js'
import type { HtmlReportInput } from './input.js'
import { type PackedTrials, packed, packTrials } from './pack-trials.js'
import { PAGE_SCRIPT, PAGE_STYLE } from './page-assets.js'
import { ELEMENT, type PageData } from './page-data.js'
import { agentNames, rowOf, rowOfPlanned } from './trial-rows.js'

export type { GateVerdict, HtmlReportInput, LogEnd, TestFailure, TrialDetails } from './input.js'
export { DETAIL_LIMITS } from './input.js'

const MAX_BYTES = 25_000_000
/** At most this share of the page is the table; the rest is for the views of trials. */
const TABLE_SHARE = 0.4

/** The table's rows, fewer where not all fit. */
const packRows = async (
  agents: readonly string[],
  rows: PageData['rows'],
  maxBytes: number
): Promise<{ text: string; shown: number }> => {
  for (let shown = rows.length; ; shown = Math.floor(shown / 2)) {
    const data: PageData = { agents, rows: rows.slice(0, shown), rowsLeftOut: rows.length - shown }
    const text = await packed(JSON.stringify(data))
    if (text.length <= maxBytes || shown === 0) return { text, shown }
  }
}

const dataElement = (id: string, base64: string): string =>
  `<script type="application/gzip" id="${id}">${base64}</script>\n`

/**
 * The report as one HTML page that needs nothing beside it: an overview, a table of the trials, and a
 * view of each. Never more than `maxBytes` as UTF-8, as long as the overview alone is not; what did not
 * fit is said on the page.
 */
export const renderHtml = async (input: HtmlReportInput): Promise<string> => {
  const { rewards, notRun, detailsOf, maxBytes = MAX_BYTES } = input
  const agents = agentNames(rewards, notRun)
  const rows = [
    ...rewards.trials.map(trial => rowOf(trial, agents)),
    ...notRun.map(planned => rowOfPlanned(planned, agents))
  ]
  const document = (packed: Pick<PackedTrials, 'shortened' | 'leftOut'>, rowsLeftOut: number): string =>
    `<!doctype html>\n${renderToString(
      h(Document, {
        input,
        agents,
        omissions: { shortened: packed.shortened, views: packed.leftOut, rows: rowsLeftOut },
        policy: contentPolicy({ script: PAGE_SCRIPT, style: PAGE_STYLE })
      })
    )}`
  const frame = Buffer.byteLength(document({ shortened: 1, leftOut: 1 }, 1)) + 2_000
  const table = await packRows(agents, rows, (maxBytes - frame) * TABLE_SHARE)
  const trials = await packTrials({
    trials: rewards.trials.slice(0, table.shown),
    detailsOf,
    // Of each trial its place and, where trials are large, an element of its own.
    maxBytes: maxBytes - frame - table.text.length - 80 * Math.min(rows.length, table.shown)
  })
  const page = document(trials, rows.length - table.shown)
  const data = [
    dataElement(ELEMENT.rows, table.text),
    dataElement(ELEMENT.places, await packed(JSON.stringify(trials.places))),
    ...trials.blocks.map((block, index) => dataElement(ELEMENT.block(index), block))
  ].join('')
  // Behind all that a reader sees first. No text of the page can hold this tag, since all is escaped.
  const end = page.lastIndexOf('</body>')
  return `${page.slice(0, end)}${data}${page.slice(end)}\n`
}
