import { join } from 'node:path'
import { below, readTree } from '../engine/read-tree.js'
import type { Agent } from './agent.js'

/**
 * Applies the task's own solution, as Harbor does: `solution/` goes to `/solution`, and `solve.sh` is
 * run by its own first line in the task's working directory. A sound task gives it reward 1.
 */
export const oracle: Agent = {
  name: 'oracle',
  version: null,
  model: null,
  needs: ['solution/solve.sh'],
  async run({ task, container, workdir, env, timeoutMs, signal, log }) {
    const solution = await readTree(join(task.dir, 'solution'))
    // A clone on a file system without modes loses the bit; Harbor sets it as well.
    const runnable = solution.map(entry =>
      entry.type === 'file' && entry.path === 'solve.sh' ? { ...entry, executable: true } : entry
    )
    await container.copyIn(below('solution', runnable))
    const result = await container.exec({
      command: ['/solution/solve.sh'],
      workdir,
      user: task.agent.user,
      env: { ...env.environment, DEBIAN_FRONTEND: 'noninteractive', ...env.solution },
      timeoutMs,
      signal,
      maxBytes: 0,
      onOutput: log('oracle.txt')
    })
    return { exitCode: result.exitCode, timedOut: result.timedOut }
  }
}
