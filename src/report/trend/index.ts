import { h } from 'preact'
import { render } from 'preact-render-to-string'
import type { PublishedResult } from '../../contracts/published.js'
import { TrendChart } from './trend-chart.js'
import { TrendDocument } from './trend-document.js'
import { trendMarkdown } from './trend-markdown.js'

/** The pages that show published results over time, by the name of their file. */
export const trendPages = (results: readonly PublishedResult[]): Readonly<Record<string, string>> => ({
  'trend.md': trendMarkdown(results),
  'trend.svg': `${render(h(TrendChart, { results, hasStyle: true }))}\n`,
  'trend.html': `<!doctype html>\n${render(h(TrendDocument, { results }))}\n`
})
