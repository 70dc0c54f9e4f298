import type { FileReading } from '../reports/read-reports.js'
import { hasLineFeed } from '../reports/report-layouts.js'

/** What the collector or the reference's view of names takes from a file that may be sound itself. */
export const damageOnTheWay = ({ file, losses, namespaced, bomInName }: FileReading): string[] =>
  [
    hasLineFeed(file) && 'a line feed in its name, at which the collector fails',
    losses.tail && 'its last line has no line break, so the collector loses it',
    losses.declarationLine &&
      'a line that starts with <?xml holds more than the declaration, and the collector skips it',
    losses.nul && 'NUL bytes, which the collector drops',
    namespaced && 'elements in a namespace, which the comparer does not see',
    bomInName && 'a byte order mark in test names'
  ].filter(cause => cause !== false)
