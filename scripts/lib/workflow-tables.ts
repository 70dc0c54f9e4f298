import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { cell, code, table } from './action-metadata.js'

interface Named {
  description: string
  default?: string | number | boolean
  value?: string
}

type Part = 'inputs' | 'secrets' | 'outputs'

interface Workflow {
  on: { workflow_call: Partial<Record<Part, Record<string, Named>>> }
}

const TITLES: Readonly<Record<Part, string>> = { inputs: 'Input', secrets: 'Secret', outputs: 'Output' }

/** A default in a cell, of a list one after the other. */
const lines = (usual: Named['default']): string =>
  String(usual ?? '')
    .trimEnd()
    .split('\n')
    .map(code)
    .join(', ')

/** A table of what a reusable workflow takes or gives, from its own file. */
export const workflowTable = (name: string, part: Part): string => {
  const { on } = parse(readFileSync(`.github/workflows/${name}.yml`, 'utf8')) as Workflow
  const rows = Object.entries(on.workflow_call[part] ?? {})
  const hasDefaults = part === 'inputs'
  return table(
    [TITLES[part], ...(hasDefaults ? ['Default'] : []), 'What it is'],
    rows.map(([input, { description, default: usual }]) => [
      code(input),
      ...(hasDefaults ? [lines(usual)] : []),
      cell(description)
    ])
  )
}
