import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { requireOutsideTasks } from '../../../../src/commands/shared/jobs/outside-tasks.js'
import { UserError } from '../../../../src/contracts/errors.js'
import { folderWith, taskFiles } from '../../../dataset/temporary-dataset.js'

const datasetFolder = (): Promise<string> =>
  folderWith(
    Object.fromEntries(Object.entries(taskFiles('one')).map(([path, text]) => [`tasks/${path}`, text]))
  )

/** What is said of these paths within a folder that has `tasks/one`; undefined where they are taken. */
const refusalOf = async (
  { path, jobs, here = '.' }: { path: string; jobs: string; here?: string },
  root?: string
): Promise<string | undefined> => {
  const at = root ?? (await datasetFolder())
  try {
    await requireOutsideTasks(join(at, jobs), join(at, path), join(at, here))
    return undefined
  } catch (error) {
    expect(error).toBeInstanceOf(UserError)
    return (error as Error).message.replaceAll(at, '')
  }
}

describe('results lie', () => {
  test.each([
    ['beside the folder of tasks', { path: 'tasks', jobs: 'jobs' }],
    ['beside it, which is named by a path up', { path: 'tasks', jobs: 'tasks/../jobs' }],
    ['beside it, in a folder whose name begins alike', { path: 'tasks', jobs: 'tasks-jobs' }],
    ['above it', { path: 'tasks', jobs: '.' }],
    ['beside the one task', { path: 'tasks/one', jobs: 'tasks/jobs' }],
    ['in the folder of tasks that one works in', { path: 'tasks', jobs: 'tasks/jobs', here: 'tasks' }],
    ['where nothing is yet', { path: 'nowhere', jobs: 'somewhere/jobs' }]
  ])('%s', async (_, paths) => {
    expect(await refusalOf(paths)).toBeUndefined()
  })
})

describe('results do not lie', () => {
  test.each([
    ['in the folder of tasks', { path: 'tasks', jobs: 'tasks/jobs' }, 'is in /tasks, where the tasks are'],
    ['deeper in it', { path: 'tasks', jobs: 'tasks/a/jobs', here: 'tasks' }, 'is in /tasks, where'],
    ['as the folder of tasks', { path: 'tasks', jobs: 'tasks', here: 'tasks' }, 'is in /tasks, where'],
    ['as a task', { path: 'tasks', jobs: 'tasks/one', here: 'tasks' }, 'is in /tasks, where the tasks are'],
    ['in the one task', { path: 'tasks/one', jobs: 'tasks/one/jobs' }, 'is in the task /tasks/one, and'],
    [
      'in the task that one works in',
      { path: 'tasks/one', jobs: 'tasks/one/jobs', here: 'tasks/one' },
      'is in the task'
    ]
  ])('%s', async (_, paths, message) => {
    const refusal = await refusalOf(paths)
    expect(refusal).toMatch(`\`--jobs-dir /${paths.jobs}\` ${message}`)
    expect(refusal).toMatch(/Name a folder elsewhere, such as `--jobs-dir \/jobs`\.$/)
  })

  test('in a task that stands for itself: the folder that is named is beside it', async () => {
    const root = await folderWith(taskFiles('one'))
    expect(await refusalOf({ path: 'one', jobs: 'one/jobs', here: 'one' }, root)).toMatch(
      /`--jobs-dir \/jobs`\.$/
    )
  })

  test('where a link leads into the folder of tasks', async () => {
    const root = await datasetFolder()
    await mkdir(join(root, 'tasks', 'out'))
    await symlink(join(root, 'tasks', 'out'), join(root, 'out'))
    expect(await refusalOf({ path: 'tasks', jobs: 'out/jobs' }, root)).toMatch(
      '`--jobs-dir /out/jobs` is in /tasks'
    )
  })
})
