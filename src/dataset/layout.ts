/** Where the parts of a dataset are within its repository; empty for the top. */
export interface DatasetLayout {
  /** The folder of tasks, or the one task. */
  readonly tasks: string
  /** The folder of base recipes, which need not be there. */
  readonly bases: string
  /** What is needed of the repository. */
  readonly folders: readonly string[]
}

const within = (folder: string, name: string): string => (folder === '' ? name : `${folder}/${name}`)
const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))

/**
 * Finds a dataset among the files of a repository, at the folder that the user named: a dataset's
 * (with `tasks` in it), one of tasks, or one task. null where there is no task.
 */
export const findLayout = (files: readonly string[], path: string): DatasetLayout | null => {
  const owners = files
    .filter(file => file === 'task.toml' || file.endsWith('/task.toml'))
    .map(file => parentOf(file))
  const tasks = new Set(owners.filter(owner => owner !== ''))
  const hasTasks = (folder: string) => [...tasks].some(task => parentOf(task) === folder)
  const beside = (folder: string, needed: string): DatasetLayout => {
    const top = parentOf(folder)
    const bases = within(top, 'bases')
    const folders = needed === '' ? [''] : [needed, bases, within(top, 'scripts')]
    return { tasks: needed, bases, folders }
  }
  const inner = within(path, 'tasks')
  if (hasTasks(inner)) return beside(inner, inner)
  if (path !== '' && tasks.has(path)) return beside(parentOf(path), path)
  return hasTasks(path) ? beside(path, path) : null
}
