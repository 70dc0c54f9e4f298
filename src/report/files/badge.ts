import type { Group, Rewards } from '../../contracts/rewards.js'
import { percent, scoredCount } from '../phrases.js'
import { xmlText } from './xml.js'

const LABEL = 'Kotlin Benchmark'

/** What the badge says: two words, and a colour. */
export interface Badge {
  readonly label: string
  readonly message: string
  /** As `#rrggbb`. */
  readonly color: string
}

const NO_RATE = '#9f9f9f'

/** From this rate on. All are light enough for dark letters. */
const COLORS: readonly (readonly [from: number, color: string])[] = [
  [0.8, '#5cc85c'],
  [0.5, '#a6cf4f'],
  [0.2, '#e3c544'],
  [0, '#f0a35e']
]

const colorOf = (rate: number): string => COLORS.find(([from]) => rate >= from)?.[1] ?? NO_RATE

/** Rate, and resolved of scored; of several agents the best. */
export const badgeOf = ({ groups, summary }: Rewards): Badge => {
  const rated = groups.filter((group): group is Group & { rate: number } => group.rate !== null)
  const [best] = rated.sort((a, b) => b.rate - a.rate)
  if (best === undefined) return { label: LABEL, message: 'no verdict', color: NO_RATE }
  const message =
    groups.length === 1
      ? `${percent(best.rate)} (${summary.resolved}/${scoredCount(summary)})`
      : `best of ${groups.length} agents ${percent(best.rate)}`
  return { label: LABEL, message, color: colorOf(best.rate) }
}

/** `badge.json`, an endpoint of shields.io: https://shields.io/badges/endpoint-badge */
export const badgeJson = (badge: Badge): string =>
  `${JSON.stringify({ schemaVersion: 1, ...badge }, null, 2)}\n`

/** Wide enough for the usual sans-serif fonts; the text is fitted to it. */
const widthOf = (text: string): number => Math.round(text.length * 6.6)

const PADDING = 7

/** `badge.svg`: the same, drawn; it loads nothing and its title says what it shows. */
export const badgeSvg = ({ label, message, color }: Badge): string => {
  const left = widthOf(label) + 2 * PADDING
  const right = widthOf(message) + 2 * PADDING
  const title = xmlText(`${label}: ${message}`)
  const text = (words: string, x: number, fill: string): string =>
    `    <text x="${x}" y="14" fill="${fill}" textLength="${widthOf(words)}" lengthAdjust="spacingAndGlyphs">${xmlText(words)}</text>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${title}">`,
    `  <title>${title}</title>`,
    `  <clipPath id="round"><rect width="${left + right}" height="20" rx="3"/></clipPath>`,
    '  <g clip-path="url(#round)">',
    `    <rect width="${left}" height="20" fill="#3a3f47"/>`,
    `    <rect x="${left}" width="${right}" height="20" fill="${color}"/>`,
    '  </g>',
    '  <g font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">',
    text(label, PADDING, '#ffffff'),
    text(message, left + PADDING, '#1a1a1a'),
    '  </g>',
    '</svg>',
    ''
  ].join('\n')
}
