/** What a key may hold, and that ends no comment of HTML. */
const safe = (text: string): string =>
  text
    .replace(/[^A-Za-z0-9_.]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)

/**
 * The key of the comment on a pull request that a report keeps up to date: the same in every run of the
 * workflow, and another for each of its jobs, and for each agent where a matrix runs them one by one.
 */
export const commentKey = (
  environment: Readonly<Record<string, string | undefined>>,
  { command, job, agent }: { command: 'run' | 'report'; job: string; agent: string }
): string => {
  const { GITHUB_WORKFLOW, GITHUB_JOB, GITHUB_RUN_ID } = environment
  // A job that nobody named is called by its run, or by the time: another in each run.
  const isNamed = job !== GITHUB_RUN_ID && !/^\d{4}-\d\d-\d\d__/.test(job)
  return [command, GITHUB_WORKFLOW, GITHUB_JOB, isNamed ? job : '', command === 'run' ? agent : '']
    .map(part => safe(part ?? ''))
    .filter(part => part !== '')
    .join('/')
}
