import { resolve } from 'node:path'
import { type HardenedTask, hardenTasks } from '../../commands/harden.js'
import { EXIT } from '../../contracts/exit-code.js'
import { visible } from '../../report/escape.js'
import { plural } from '../../text/plural.js'
import type { VerbHandler } from './verb-context.js'

/** Lines of foreign text, in which nothing can move a cursor. */
const visibleLines = (text: string): string => text.split('\n').map(visible).join('\n')

const sentences = (task: HardenedTask): string[] => {
  if (task.outcome === 'already') return [`${task.task}: has the seven steps already`]
  if (task.outcome === 'changed') return []
  return task.problems.map(({ line, message }) => {
    const place = line === null ? 'test.sh' : `test.sh, line ${line},`
    return `${task.task}: ${place} ${message}`
  })
}

/** `kotlin-bench harden`: the differences on standard output, what is not hardened and why on standard error. */
export const hardenVerb: VerbHandler = async (values, { signal, stdout, stderr }) => {
  const dryRun = values['dry-run']
  const tasks = await hardenTasks(
    { paths: values.tasks.length > 0 ? values.tasks.map(path => resolve(path)) : [values.path], dryRun },
    {
      signal,
      told: task => {
        if (task.outcome === 'changed') stdout.write(visibleLines(task.difference))
        for (const sentence of sentences(task)) stderr.write(`${visible(sentence)}\n`)
      }
    }
  )
  const count = (outcome: HardenedTask['outcome']): number =>
    tasks.filter(task => task.outcome === outcome).length
  const [changed, already, refused] = [count('changed'), count('already'), count('refused')]
  stderr.write(
    `${plural(changed, 'task')} ${dryRun ? 'would be hardened' : 'hardened'}, ${already} hardened already, ${refused} refused.\n`
  )
  if (refused > 0) {
    stderr.write(
      'A refused task stays as it is. Take the line out of its test.sh, or write the seven steps by hand.\n'
    )
  }
  return refused > 0 ? EXIT.gate : EXIT.done
}
