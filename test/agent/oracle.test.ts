import { describe, expect, test } from '@jest/globals'
import type { AgentContext } from '../../src/agent/agent.js'
import { oracle } from '../../src/agent/oracle.js'
import type { Container } from '../../src/engine/container.js'
import type { ExecSpec } from '../../src/engine/container-arguments.js'
import type { TreeEntry } from '../../src/engine/tar.js'
import { folderWith } from '../dataset/temporary-dataset.js'
import { taskOf } from '../task/task-source.js'

/** A container that only takes note. */
const notingContainer = (result: { exitCode: number; timedOut: boolean }) => {
  const copied: TreeEntry[] = []
  const commands: ExecSpec[] = []
  const container = {
    copyIn: async (entries: Iterable<TreeEntry>) => void copied.push(...entries),
    exec: async (spec: ExecSpec) => {
      commands.push(spec)
      return { ...result, stdout: Buffer.alloc(0), stderr: '', truncated: false }
    }
  } as Partial<Container> as Container
  return { container, copied, commands }
}

const runOracle = async (result = { exitCode: 0, timedOut: false }) => {
  const dir = await folderWith({ 'solution/solve.sh': '#!/bin/sh\n', 'solution/fix.patch': 'x' })
  const { container, copied, commands } = notingContainer(result)
  const context: AgentContext = {
    task: taskOf({ dir }),
    container,
    workdir: '/w',
    env: { environment: { A: '1', B: '1' }, solution: { B: '2' } },
    model: null,
    timeoutMs: 1000,
    signal: new AbortController().signal,
    log: () => () => {}
  }
  return { run: await oracle.run(context), copied, commands }
}

describe('the oracle', () => {
  test('puts the solution where solve.sh expects it, executable', async () => {
    const { copied } = await runOracle()
    expect(copied.map(entry => [entry.path, entry.type === 'file' && entry.executable])).toEqual([
      ['solution/fix.patch', false],
      ['solution/solve.sh', true]
    ])
  })

  test('runs solve.sh by its own first line in the work tree, with the task’s variables', async () => {
    const { commands } = await runOracle()
    expect(commands).toHaveLength(1)
    expect(commands[0]).toMatchObject({
      command: ['/solution/solve.sh'],
      workdir: '/w',
      timeoutMs: 1000,
      env: { A: '1', B: '2', DEBIAN_FRONTEND: 'noninteractive' }
    })
  })

  test('says how solve.sh ended', async () => {
    expect((await runOracle({ exitCode: 3, timedOut: false })).run).toEqual({ exitCode: 3, timedOut: false })
    expect((await runOracle({ exitCode: 137, timedOut: true })).run.timedOut).toBe(true)
  })
})
