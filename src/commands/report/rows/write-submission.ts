import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Rewards, TrialRecord } from '../../../contracts/rewards.js'
import { passRate, SPLIT_FOLDERS, submissionMetadata } from '../../../report/rows/official-files.js'
import { submissionReadme } from '../../../report/rows/submission-readme.js'
import { agentName } from '../../../report/trial-facts.js'
import { safeName } from '../../../text/safe-name.js'
import { copyRegularFiles } from '../copy-regular-files.js'
import type { GradedInstance } from './graded-instance.js'

/** Of an agent's files in one trial. */
const MAX_FILES = 50
const FILE_NAME = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,199}$/

const copyAgentFiles = async (from: string, to: string): Promise<void> => {
  const entries = await readdir(from, { withFileTypes: true }).catch(() => [])
  const names = entries.filter(entry => entry.isFile() && FILE_NAME.test(entry.name)).map(({ name }) => name)
  if (names.length === 0) return
  await mkdir(to, { recursive: true })
  for (const name of names.sort().slice(0, MAX_FILES))
    await copyRegularFiles([join(from, name)], join(to, name))
}

/** Agent `patch` applies what another has made: the predictions say by what name. */
const submittedName = (record: Pick<TrialRecord, 'agent' | 'model'>): string =>
  record.agent === 'patch' && record.model !== null ? record.model : agentName(record)

/** Writes the folder that a leaderboard takes, up to what only the author knows. */
export const writeSubmission = async (
  dir: string,
  {
    rewards,
    instances,
    graded
  }: { rewards: Rewards; instances: readonly string[]; graded: readonly GradedInstance[] }
): Promise<void> => {
  const [first] = graded
  const name = first === undefined ? 'unnamed' : submittedName(first.record)
  const split = SPLIT_FOLDERS[rewards.comparability.rows?.split ?? 'full']
  const ends = graded.map(({ record }) => record.finishedAt ?? '').sort()
  const day = (ends.at(-1) ?? '').slice(0, 10).replaceAll('-', '')
  const folder = join(dir, 'evaluation', split, safeName([day, name].filter(Boolean).join('_')))
  await mkdir(join(folder, 'logs'), { recursive: true })
  await mkdir(join(folder, 'trajs'), { recursive: true })
  const predictions = graded.map(({ record, patch }) =>
    JSON.stringify({ instance_id: record.task, model_name_or_path: name, model_patch: patch })
  )
  await writeFile(join(folder, 'all_preds.jsonl'), predictions.map(line => `${line}\n`).join(''))
  for (const { record, result, dir: trialDir } of graded) {
    await writeFile(
      join(folder, 'logs', `${record.task}_result.json`),
      `${JSON.stringify(result, null, 2)}\n`
    )
    await copyAgentFiles(join(trialDir, 'agent'), join(folder, 'trajs', record.task))
  }
  const rate = passRate(graded.filter(({ result }) => result.resolved).length, instances.length)
  const unscored = instances.length - graded.length
  const readme = submissionReadme(rewards, { name, rate, instances: instances.length, unscored })
  await writeFile(join(folder, 'metadata.yaml'), submissionMetadata({ name, rate }))
  await writeFile(join(folder, 'README.md'), readme)
}
