import { isTrialName, type Plan, planSchema } from './plan.js'

/** A plan's id and its job's name: both are shown, and the job's names folders. */
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/

/** What separates a trial's task from its letters, so that no trial is called as a file of the job's. */
const MARK = '__'

const firstTwice = (values: readonly (string | number)[]): string | number | undefined =>
  values.find((value, index) => values.indexOf(value) !== index)

/** What of a plan no run could go by, however well it is formed; null where there is nothing. */
const unsound = ({ id, job, attempts, shards }: Plan): string | null => {
  if (!NAME.test(id) || !NAME.test(job)) return 'its id or its job is no name of a folder'
  const shardTwice = firstTwice(shards.map(({ shard }) => shard))
  if (shardTwice !== undefined) return `shard ${shardTwice} is there twice`
  const names = new Set<string>()
  for (const { shard, agent, model, trials } of shards) {
    for (const trial of trials) {
      const where = `shard ${shard} has a trial of ${JSON.stringify(trial.task.slice(0, 100))}`
      if (!isTrialName(trial.name) || !trial.name.includes(MARK)) return `${where} with no name of a trial`
      if (names.has(trial.name.toLowerCase())) return `${where} whose name another trial has`
      names.add(trial.name.toLowerCase())
      if (trial.agent !== agent || trial.model !== model) return `${where} by another agent or model`
      if (trial.attempt > attempts) return `${where} with attempt ${trial.attempt} of ${attempts}`
    }
  }
  return null
}

/**
 * A plan as `plan` makes it, from any value.
 * @throws Error that says what it is instead, to follow a name: `it is of another form, at "attempts"`
 */
export const readSoundPlan = (value: unknown): Plan => {
  const { success, data, error } = planSchema.safeParse(value)
  if (!success) {
    const [issue] = error.issues
    const at = issue?.path.join('.') ?? ''
    throw new Error(at === '' ? 'it is no object' : `it is of another form, at ${JSON.stringify(at)}`)
  }
  const problem = unsound(data)
  if (problem !== null) throw new Error(problem)
  return data
}
