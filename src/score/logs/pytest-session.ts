import { pythonStrip } from '../reports/python-text.js'

const SESSION = '===== test session starts ====='
const COLLECTING = 'collecting ...'
const WARNINGS = '===== warnings summary ====='
const SUMMARY = '===== short test summary info ====='

/** Whether a log is pytest's; any other is taken for unittest's. */
export const isPytest = (log: string): boolean =>
  log.includes('= test session starts =') || log.includes('= short test summary info =')

/**
 * The part of a log that is looked at: from the start of the session to its warnings or its summary,
 * whichever stands first; or the summary, where nothing tells of a start. So errors and failures that
 * pytest repeats at the end are not looked at, and a head of fewer than five `=` starts no session.
 */
export const pytestSession = (log: string): string => {
  const warnings = log.indexOf(WARNINGS)
  const summary = log.indexOf(SUMMARY)
  const starts = [log.indexOf(SESSION), log.indexOf(COLLECTING)].filter(at => at >= 0)
  if (starts.length === 0)
    return summary < 0 ? '' : pythonStrip(log.slice(summary, warnings > summary ? warnings : undefined))
  const ends = [warnings, summary].filter(at => at >= 0)
  return pythonStrip(log.slice(Math.min(...starts), ends.length === 0 ? undefined : Math.min(...ends)))
}
