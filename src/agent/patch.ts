import { FaultError } from '../contracts/errors.js'
import type { Prediction, Predictions } from '../contracts/prediction.js'
import type { Reason } from '../contracts/verdict.js'
import type { CallResult } from '../engine/docker.js'
import { failureSignature, lastLines } from '../engine/engine-failure.js'
import { foldersAbove, nulList } from '../engine/paths.js'
import { fileEntry, type TreeEntry } from '../engine/tar.js'
import type { Agent } from './agent.js'
import { PATCH_FOLDER, PATCH_SCRIPT } from './patch-script.js'

/** The ladder, in order: how a patch from elsewhere is applied, the strictest way first. */
const RUNGS = ['exact', 'whitespace', 'three-way', 'fuzz'] as const
export type Rung = (typeof RUNGS)[number]

/** A try that failed, with the last thing that it said. */
export interface FailedAttempt {
  rung: Rung
  /** Which of the prepared texts it was. */
  text: number
  exitCode: number
  said: string
}

export interface LadderResult {
  /** null where none applied. */
  rung: Rung | null
  failed: FailedAttempt[]
}

const isRung = (word: string | undefined): word is Rung => RUNGS.some(rung => rung === word)

/** Reads what the script prints; undefined where it did not come to an end. */
export const parseLadder = (stdout: string): LadderResult | undefined => {
  const failed: FailedAttempt[] = []
  for (const line of stdout.split('\n')) {
    const [word, rung, text, exitCode, ...said] = line.split('\t')
    if (word === 'none') return { rung: null, failed }
    if (!isRung(rung)) continue
    if (word === 'applied') return { rung, failed }
    failed.push({ rung, text: Number(text), exitCode: Number(exitCode), said: said.join('\t') })
  }
  return undefined
}

const SAYS: Readonly<Record<Rung, string>> = {
  exact: 'exactly',
  whitespace: 'without regard to white space and line counts',
  'three-way': 'by a three-way merge',
  fuzz: 'with fuzz'
}

/** Why none of the rungs took the patch: the last word of each. */
const notApplied = ({ failed }: LadderResult): Reason => {
  const last = new Map(failed.map(({ rung, said }) => [rung, said || 'it gave no reason']))
  const rungs = [...last].map(([rung, said]) => `${SAYS[rung]}: ${said}`)
  return {
    code: 'patch-does-not-apply',
    message: `The prediction does not apply, ${rungs.join('; ')}.`
  }
}

/** What says how the files are read and written: git looks for it in every folder above them. */
const attributesOf = (paths: readonly string[]): string[] => [
  '.gitattributes',
  ...paths.flatMap(foldersAbove).map(folder => `${folder}/.gitattributes`)
]

const filesOf = ({ patch }: Prediction): TreeEntry[] => {
  const file = (name: string, content: Buffer) => fileEntry(`${PATCH_FOLDER.slice(1)}/${name}`, content)
  return [
    file('paths', nulList(new Set([...patch.paths, ...attributesOf(patch.paths)]))),
    ...patch.texts.map((text, index) => file(`${index}.patch`, Buffer.from(text, 'latin1')))
  ]
}

const scriptFault = (result: CallResult): FaultError =>
  new FaultError(
    'infrastructure',
    failureSignature(result.stderr)?.code ?? 'patch-failed',
    `The script that applies a prediction failed in the container: ${lastLines(result.stderr) || `exit code ${result.exitCode}`}`
  )

const noPrediction = (source: string): Reason => ({
  code: 'no-prediction',
  message: `${source} has no prediction for this task.`
})

/** Applies patches that were made elsewhere, one a task, by the first rung of the ladder that takes it. */
export const createPatchAgent = (predictions: Predictions): Agent => ({
  name: 'patch',
  version: null,
  model: predictions.model,
  offline: true,
  modelOf: task => predictions.byTask.get(task)?.model ?? predictions.model,
  needs: [],
  refuses(task) {
    const prediction = predictions.byTask.get(task.name)
    return prediction ? prediction.patch.refusal : noPrediction(predictions.source)
  },
  async run({ task, container, workdir, timeoutMs, signal, log }) {
    const prediction = predictions.byTask.get(task.name)
    const refusal = prediction ? prediction.patch.refusal : noPrediction(predictions.source)
    if (!prediction || refusal) return { exitCode: null, timedOut: false, ...(refusal && { ended: refusal }) }
    const { texts, warnings } = prediction.patch
    const write = log('patch.txt')
    for (const line of [prediction.place, ...warnings]) write(Buffer.from(`${line}\n`))
    await container.copyIn(filesOf(prediction))
    const result = await container.exec({
      command: ['sh', '-c', PATCH_SCRIPT, 'sh', workdir, String(texts.length)],
      user: 0,
      timeoutMs,
      signal,
      onOutput: write
    })
    const notes = { prediction: prediction.place, warnings }
    const verbatim = Buffer.from(prediction.text, 'latin1')
    if (result.timedOut) return { exitCode: null, timedOut: true, verbatim, notes }
    const ladder = result.exitCode === 0 ? parseLadder(result.stdout.toString('utf8')) : undefined
    if (!ladder) throw scriptFault(result)
    const run = { exitCode: null, timedOut: false, verbatim, notes: { ...notes, ...ladder } }
    return ladder.rung === null ? { ...run, ended: notApplied(ladder) } : run
  }
})
