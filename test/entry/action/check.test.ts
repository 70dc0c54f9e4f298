import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { checkReportSchema } from '../../../src/contracts/check.js'
import type { ActionParts } from '../../../src/entry/action/action-parts.js'
import { actionCheck } from '../../../src/entry/action/check.js'
import { readInputs } from '../../../src/entry/read-options/read-inputs.js'
import { readValues } from '../../../src/entry/read-options/read-values.js'
import { runnerContext } from '../../../src/github/context.js'
import type { PlacedAnnotation } from '../../../src/github/core.js'
import { sampleTask } from '../../check/sample-task.js'
import { folderWith } from '../../dataset/temporary-dataset.js'

/** A step of `command: check` in a workspace, and what the runner got to hear of it. */
const step = async (workspace: string, inputs: Readonly<Record<string, string>> = {}) => {
  const summary = join(await folderWith(), 'summary.md')
  await writeFile(summary, '')
  const environment = {
    GITHUB_WORKSPACE: workspace,
    GITHUB_STEP_SUMMARY: summary,
    RUNNER_TEMP: await folderWith(),
    INPUT_COMMAND: 'check',
    INPUT_STATIC: 'true',
    ...inputs
  }
  const annotations: PlacedAnnotation[] = []
  const outputs: Record<string, string | number> = {}
  const said: string[] = []
  const context = runnerContext(environment, workspace)
  const parts: ActionParts = {
    runner: {
      info: text => said.push(text),
      notice: text => said.push(text),
      warning: text => said.push(text),
      fault: ({ message }) => said.push(message),
      annotate: annotation => annotations.push(annotation),
      startGroup: () => {},
      endGroup: () => {},
      mask: () => {},
      setOutput: (name, value) => {
        outputs[name] = value
      },
      saveState: () => {},
      getState: () => ''
    },
    context,
    interruption: { signal: new AbortController().signal, watchJobs: () => {} },
    environment,
    agentEnvironment: {},
    datasetToken: undefined,
    githubToken: undefined,
    registryPassword: undefined,
    runtimeToken: undefined
  }
  const code = await actionCheck(readValues(readInputs(environment), workspace), parts)
  return { code, annotations, outputs, said: said.join('\n'), summary: await readFile(summary, 'utf8') }
}

test('tells of a task that is not sound on its file and line, in the summary, and in files', async () => {
  const task = await sampleTask()
  await task.replace('solution/fix.patch', '+    /**\n', '')
  await task.replace('task.toml', '"Apache-2.0"', '"Apache"')
  const workspace = join(task.tasks, '..')
  await mkdir(join(workspace, '.git'))
  const { code, annotations, outputs, said, summary } = await step(workspace)
  expect(code).toBe(1)
  expect(annotations).toMatchObject([
    {
      level: 'error',
      title: 'kotlin-bench_larder-30: patch-format',
      file: 'tasks/kotlin-bench_larder-30/solution/fix.patch',
      line: 5
    },
    {
      level: 'warning',
      title: 'kotlin-bench_larder-30: licence',
      file: 'tasks/kotlin-bench_larder-30/task.toml',
      line: 13
    }
  ])
  expect(outputs).toMatchObject({ 'check-errors': 1, 'check-warnings': 1 })
  const report = JSON.parse(await readFile(String(outputs['check-path']), 'utf8'))
  expect(checkReportSchema.parse(report)).toEqual(report)
  const sarif = JSON.parse(await readFile(String(outputs['sarif-path']), 'utf8'))
  expect(sarif.runs[0].results).toHaveLength(2)
  expect(summary).toContain('| task | licence | patch-format |')
  expect(said).toContain('1 task, 0 sound: 1 error, 1 warning')
  expect(said).toContain('No artifact was uploaded')
})

test('of a dataset that is not in the workspace, annotations name no file', async () => {
  const task = await sampleTask()
  await task.replace('task.toml', '"Apache-2.0"', '"Apache"')
  const workspace = await folderWith()
  const { code, annotations } = await step(workspace, { INPUT_PATH: task.tasks, INPUT_SUMMARY: 'false' })
  expect(code).toBe(0)
  expect(annotations).toMatchObject([{ level: 'warning', file: null, line: null }])
})

test('a workspace without tasks is told of, with the way to get them', async () => {
  await expect(step(await folderWith())).rejects.toThrow(/actions\/checkout/)
})

test('a folder that was meant as a task and has no task.toml is an error', async () => {
  const task = await sampleTask()
  await cp(task.dir, join(task.tasks, 'kotlin-bench_larder-31'), { recursive: true })
  await task.remove('task.toml')
  const { annotations } = await step(join(task.tasks, '..'), { INPUT_INCLUDE: 'kotlin-bench_larder-30' })
  expect(annotations.map(({ title }) => title)).toContain('kotlin-bench_larder-30: required-files')
})
