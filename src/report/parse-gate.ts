import type { Gate } from '../contracts/gate.js'
import { nearestNames } from '../text/nearest-names.js'
import { DEFAULT_ALPHA } from './compare/index.js'

/** How the values of `--fail-on` are written. */
const GATE_FORMS = ['never', 'error', 'below=R', 'regression[=alpha]', 'lost=N', 'flagged', 'cost=USD']

const GATE_WORDS = GATE_FORMS.map(form => /^[a-z]+/.exec(form)![0])

export type ParsedGate =
  | { readonly ok: true; readonly gate: Gate }
  | { readonly ok: false; readonly why: string; readonly near?: string | undefined }

const NUMBER = /^(?:[0-9]+\.?[0-9]*|\.[0-9]+)$/

/** A share from 0 to 1, also as a percentage; undefined where the text is none. */
const readShare = (text: string): number | undefined => {
  const isPercentage = text.endsWith('%')
  const digits = isPercentage ? text.slice(0, -1) : text
  const share = NUMBER.test(digits) ? Number(digits) / (isPercentage ? 100 : 1) : Number.NaN
  return share >= 0 && share <= 1 ? share : undefined
}

const parsed = (gate: Gate): ParsedGate => ({ ok: true, gate })
const refused = (why: string, near?: string): ParsedGate => ({ ok: false, why, near })

const VALUE_READERS: Readonly<Record<string, (value: string) => ParsedGate>> = {
  below: value => {
    const rate = readShare(value)
    return rate === undefined
      ? refused('`below` needs a rate from 0 to 1, such as `below=0.4` or `below=40%`')
      : parsed({ kind: 'below', rate })
  },
  regression: value => {
    const alpha = readShare(value)
    return alpha === undefined || alpha === 0 || alpha === 1
      ? refused('`regression` takes a level between 0 and 1, such as `regression=0.01`')
      : parsed({ kind: 'regression', alpha })
  },
  lost: value =>
    /^[1-9][0-9]{0,8}$/.test(value)
      ? parsed({ kind: 'lost', tasks: Number(value) })
      : refused('`lost` needs a number of tasks from 1, such as `lost=2`'),
  cost: value => {
    const usd = value.replace(/^\$/, '')
    return NUMBER.test(usd)
      ? parsed({ kind: 'cost', usd: Number(usd) })
      : refused('`cost` needs US dollars, such as `cost=12.50`')
  }
}

/** What a text that is no gate was most likely meant to be, such as a comparison, which begins with any word. */
const meant = (text: string): string | undefined => {
  const [, word = '', sign = '', value = ''] = /^([a-z]+)\s*([=<>:]?)=?\s*([\w.$%]*)$/i.exec(text) ?? []
  const near = sign === '<' ? 'below' : nearestNames(word, GATE_WORDS, { count: 1 })[0]
  const isBare = value === '' || near === undefined || !Object.hasOwn(VALUE_READERS, near)
  return isBare ? near : `${near}=${value}`
}

/** One entry of `--fail-on`, such as `below=0.4`, without blanks around it, its word in any case. */
export const parseGate = (text: string): ParsedGate => {
  const word = text.toLowerCase()
  if (word === 'never' || word === 'error' || word === 'flagged') return parsed({ kind: word })
  if (word === 'regression') return parsed({ kind: word, alpha: DEFAULT_ALPHA })
  const [name = '', value = ''] = word.split(/=(.*)/s, 2).map(part => part.trim())
  const read = Object.hasOwn(VALUE_READERS, name) ? VALUE_READERS[name] : undefined
  if (read !== undefined) return read(value)
  return refused(`it has to be one of ${GATE_FORMS.map(form => `\`${form}\``).join(', ')}`, meant(text))
}

/** A gate as it is written in `--fail-on`. */
export const gateText = (gate: Gate): string => {
  switch (gate.kind) {
    case 'below':
      return `below=${gate.rate}`
    case 'regression':
      return `regression=${gate.alpha}`
    case 'lost':
      return `lost=${gate.tasks}`
    case 'cost':
      return `cost=${gate.usd}`
    default:
      return gate.kind
  }
}
