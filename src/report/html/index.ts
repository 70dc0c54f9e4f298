import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { contentPolicy } from './content-policy.js'
import { Document, OMISSIONS_PLACE, OmissionNote } from './document.js'
import type { HtmlReportInput } from './input.js'
import { packed, packTrials } from './pack-trials.js'
import { PAGE_SCRIPT, PAGE_STYLE } from './page-assets.js'
import { ELEMENT, type PageData } from './page-data.js'
import { agentNames, rowOf, rowOfPlanned } from './trial-rows.js'

export type { GateVerdict, HtmlReportInput, LogEnd, TestFailure, TrialDetails } from './input.js'
export { DETAIL_LIMITS } from './input.js'

const MAX_BYTES = 25_000_000
/** At most this share of the page is the table; the rest is for the views of trials. */
const TABLE_SHARE = 0.4
/** For the note on what did not fit, and what surrounds the data. */
const NOTE_BYTES = 2_000

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
  const policy = contentPolicy({ script: PAGE_SCRIPT, style: PAGE_STYLE })
  const document = renderToString(h(Document, { input, agents, policy }))
  const room = maxBytes - Buffer.byteLength(document) - NOTE_BYTES
  const table = await packRows(agents, rows, room * TABLE_SHARE)
  const trials = await packTrials({
    trials: rewards.trials.slice(0, table.shown),
    detailsOf,
    // Of each trial its place and, where trials are large, an element of its own.
    maxBytes: room - table.text.length - 80 * Math.min(rows.length, table.shown)
  })
  const note = renderToString(
    h(OmissionNote, {
      shortened: trials.shortened,
      views: trials.leftOut,
      rows: rows.length - table.shown
    })
  )
  const data = [
    dataElement(ELEMENT.rows, table.text),
    dataElement(ELEMENT.places, await packed(JSON.stringify(trials.places))),
    ...trials.blocks.map((block, index) => dataElement(ELEMENT.block(index), block))
  ].join('')
  // No text of the page can hold these tags, since all is escaped.
  const page = document.replace(OMISSIONS_PLACE, () => note)
  const end = page.lastIndexOf('</body>')
  // The data lies behind all that a reader sees first.
  return `<!doctype html>\n${page.slice(0, end)}${data}${page.slice(end)}\n`
}
