import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FaultError } from '../contracts/errors.js'
import { failureSignature, lastLines } from '../engine/engine-failure.js'
import { patchPaths } from '../text/patch-paths.js'
import type { Agent } from './agent.js'

/**
 * Adds what no compiler takes to the first of the named files that is there, else to the first main
 * source of the tree. Arguments: working directory, files.
 */
const SCRIPT = `
cd "$1" || exit 3
shift
for p do
  if [ -f "./$p" ] && [ ! -L "./$p" ]; then
    found=./$p
    break
  fi
done
if [ -z "\${found:-}" ]; then
  found=$(find . -path '*/src/main/*' -type f '(' -name '*.kt' -o -name '*.java' ')' | sort | head -n 1)
fi
[ "$found" ] || exit 4
printf '\\n)} this does not compile {(\\n' >> "$found" || exit 5
echo "broken: $found"
`

const SOURCE = /\.(?:kt|java)$/

/** Files that the task's own fix changes: sources first, since what is changed there is compiled. */
const changedByFix = async (dir: string): Promise<string[]> => {
  const patch = await readFile(join(dir, 'solution/fix.patch'), 'utf8').catch(() => '')
  const paths = patchPaths(patch).flatMap(({ oldPath }) => (oldPath === null ? [] : [oldPath]))
  return [...paths.filter(path => SOURCE.test(path)), ...paths.filter(path => !SOURCE.test(path))]
}

/**
 * Breaks the build of the product, and does nothing else: a task that gives it reward 1 lets any agent
 * pass that keeps the tests from running.
 */
export const brokenBuild: Agent = {
  name: 'broken-build',
  version: null,
  model: null,
  offline: true,
  needs: [],
  async run({ task, container, workdir, timeoutMs, signal, log }) {
    const { exitCode, timedOut, stderr } = await container.exec({
      command: ['sh', '-c', SCRIPT, 'sh', workdir, ...(await changedByFix(task.dir))],
      user: 0,
      timeoutMs,
      signal,
      onOutput: log('broken-build.txt')
    })
    if (exitCode === 4) {
      throw new FaultError(
        'task',
        'no-main-source',
        'The work tree has no source that a syntax error could be put into: neither a file that fix.patch changes nor one below src/main.'
      )
    }
    if (exitCode !== 0 && !timedOut) {
      const code = failureSignature(stderr)?.code ?? 'broken-build-failed'
      throw new FaultError('infrastructure', code, `The build could not be broken: ${lastLines(stderr)}`)
    }
    return { exitCode, timedOut }
  }
}
