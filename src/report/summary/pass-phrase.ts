import type { Summary } from '../../contracts/rewards.js'
import { plural } from '../../text/plural.js'
import { percent } from '../phrases.js'

/** The most trials that a task has a verdict of, where they are several. */
const mostAttempts = ({ passAtK }: Summary): string | undefined => {
  const most = Object.keys(passAtK).reduce((a, b) => (Number(b) > Number(a) ? b : a), '1')
  return most === '1' ? undefined : most
}

/** pass@k and pass^k for the largest k, each with its name; empty where each task was tried once. */
export const passFigures = (summary: Summary): readonly (readonly [name: string, figure: string])[] => {
  const k = mostAttempts(summary)
  if (k === undefined) return []
  const atLeastOne = summary.passAtK[k]
  const all = summary.passHatK?.[k]
  return [
    ...(atLeastOne === undefined ? [] : [[`pass@${k}`, percent(atLeastOne)] as const]),
    ...(all === undefined ? [] : [[`pass^${k}`, percent(all)] as const])
  ]
}

/** `over the attempts, pass@3 is 72.2%, pass^3 is 33.3%`, what is left out of them, and how the rate's interval came about. */
export const passPhrase = (summary: Summary): string[] => {
  const figures = passFigures(summary)
  const k = mostAttempts(summary)
  const left = k === undefined ? 0 : (summary.tooFewAttempts?.[k] ?? 0)
  const without =
    left === 0 ? '' : `, without ${plural(left, 'task')} that ${left === 1 ? 'has' : 'have'} fewer verdicts`
  const method = summary.intervalMethod
  return [
    ...(figures.length === 0
      ? []
      : [
          `over the attempts, ${figures.map(([name, figure]) => `${name} is ${figure}`).join(', ')}${without}`
        ]),
    ...(typeof method === 'object' && method !== null
      ? [
          `the interval is a bootstrap over tasks (${method.bootstrap.resamples} resamples, seed ${method.bootstrap.seed})`
        ]
      : [])
  ]
}
