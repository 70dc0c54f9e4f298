// Writes what is made from the tables of options and agents, and from the workflows: npm run generate [-- --check]
import { readFileSync, writeFileSync } from 'node:fs'
import { type OptionRow, options } from '../src/entry/options.js'
import { actionMetadata, flagTable, inputTable, outputTable, resumeSentence } from './lib/action-metadata.js'
import { agentTable, providerTable } from './lib/agent-tables.js'
import { checkTable } from './lib/check-table.js'
import { csvTable } from './lib/csv-table.js'
import { pageAssets } from './lib/page-assets.js'
import { verbatimFiles } from './lib/verbatim-files.js'
import { workflowTable } from './lib/workflow-tables.js'

const OPTION_PARTS: Readonly<Record<string, string>> = {
  inputs: inputTable(),
  outputs: outputTable(),
  flags: flagTable((options as readonly OptionRow[]).filter(row => row.only !== 'input'))
}

const WORKFLOW_PARTS: Readonly<Record<string, string>> = Object.fromEntries(
  ['evaluate', 'bases'].flatMap(name =>
    (['inputs', 'secrets', 'outputs'] as const).map(part => [`${name}-${part}`, workflowTable(name, part)])
  )
)

const TASK_CHECK_PARTS: Readonly<Record<string, string>> = {
  checks: checkTable(),
  'task-checks-inputs': workflowTable('task-checks', 'inputs'),
  'task-checks-outputs': workflowTable('task-checks', 'outputs'),
  'task-checks-comment-inputs': workflowTable('task-checks-comment', 'inputs')
}

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

const withParts = (path: string, parts: Readonly<Record<string, string>>): string =>
  Object.entries(parts).reduce((text, [name, part]) => {
    const between = new RegExp(
      `(<!-- ${name}: made by npm run generate -->\n)[\\s\\S]*?(<!-- ${name} end -->)`
    )
    if (!between.test(text)) throw new Error(`${path} lacks the markers of ${name}`)
    return text.replace(between, (_, start: string, end: string) => `${start}\n${part}\n\n${end}`)
  }, read(path))

const { version } = JSON.parse(read('package.json')) as { version: string }

const FILES: Readonly<Record<string, string>> = {
  'action.yml': actionMetadata(),
  'docs/options.md': withParts('docs/options.md', OPTION_PARTS),
  'docs/agents.md': withParts('docs/agents.md', { agents: agentTable(), providers: providerTable() }),
  'docs/running.md': withParts('docs/running.md', { resume: resumeSentence() }),
  'docs/workflows.md': withParts('docs/workflows.md', WORKFLOW_PARTS),
  'docs/task-checks.md': withParts('docs/task-checks.md', TASK_CHECK_PARTS),
  'docs/report.md': withParts('docs/report.md', { 'csv-columns': csvTable() }),
  'src/report/html/page-assets.ts': await pageAssets(process.cwd()),
  'src/making/verbatim-files.ts': verbatimFiles(process.cwd()),
  'src/entry/version.ts': read('src/entry/version.ts').replace(/'.*'$/m, `'${version}'`)
}

const isCheck = process.argv.includes('--check')
const stale = Object.entries(FILES).filter(([path, content]) => read(path) !== content)
for (const [path, content] of stale) {
  if (isCheck) console.error(`${path} is not what the sources make; run: npm run generate`)
  else writeFileSync(path, content)
}
if (isCheck && stale.length > 0) process.exitCode = 1
