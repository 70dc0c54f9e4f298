import type { Rewards } from '../../contracts/rewards.js'
import { badgeJson, badgeOf, badgeSvg } from './badge.js'
import { renderCsv } from './csv.js'
import { renderJunit } from './junit.js'

/** What other programs read of a report, by the names of the files. */
export const reportFiles = (rewards: Rewards): Readonly<Record<string, string>> => {
  const badge = badgeOf(rewards)
  return {
    'rewards.json': `${JSON.stringify(rewards, null, 2)}\n`,
    'rewards.csv': renderCsv(rewards),
    'junit.xml': renderJunit(rewards),
    'badge.json': badgeJson(badge),
    'badge.svg': badgeSvg(badge)
  }
}
