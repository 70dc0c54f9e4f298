import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect } from '@jest/globals'
import type { SweRow } from '../../../src/contracts/swe-polybench.js'
import { type Verdict, verdictSchema } from '../../../src/contracts/verdict.js'
import { readRows } from '../../../src/dataset/rows/read-rows.js'
import { rowDataset } from './calc-rows.js'
import { root } from './run-action.js'
import { clonesFolder, type SampleRow } from './sample-rows.js'
import { newFolder } from './tiny.js'
import { scripted, trialOf } from './trial.js'

const images = new Set<string>()

afterAll(() => {
  for (const image of images) execFileSync('docker', ['rmi', '--force', image], { stdio: 'ignore' })
})

/** Builds a sample row's image from its Dockerfile, with the repository at the base commit. */
const imageOf = ({ instance_id, base_commit, Dockerfile }: SweRow): string => {
  const image = `kotlin-bench/e2e-${instance_id}:${process.pid}`
  images.add(image)
  const context = newFolder()
  const clone = join(clonesFolder(), instance_id.replace(/-\d+$/, ''))
  execFileSync('git', ['clone', '--quiet', clone, context], { stdio: 'ignore' })
  execFileSync('git', ['-C', context, 'checkout', '--quiet', '-B', 'main', base_commit], { stdio: 'ignore' })
  execFileSync('git', ['-C', context, 'remote', 'remove', 'origin'])
  execFileSync('git', ['-C', context, 'reflog', 'expire', '--expire=now', '--all'])
  execFileSync('git', ['-C', context, 'gc', '--quiet', '--prune=now'])
  writeFileSync(join(context, 'Dockerfile'), Dockerfile)
  execFileSync('docker', ['build', '--quiet', '--tag', image, context], { stdio: 'ignore' })
  return image
}

/** A sample row, with an image that is there. */
export const sampleRowWithImage = async (name: SampleRow): Promise<SweRow> => {
  for await (const read of readRows(join(root, 'samples/swe-polybench/rows.csv')))
    if (read.ok && read.row.instance_id === `kotlin-bench__${name}`)
      return { ...read.row, image: imageOf(read.row) }
  throw new Error(`there is no sample row ${name}`)
}

/** What came of an attack: the three rewards as `official strict simple`, and the suspect flags. */
export interface Attacked {
  readonly gradings: string
  readonly suspect: readonly string[]
  readonly verdict: Verdict
}

/** Has a script change the work tree of a row, and grades that in every way. */
export const attack = async (row: SweRow, script: string): Promise<Attacked> => {
  const trial = await trialOf(rowDataset(row), row.instance_id, scripted(script), {
    rowGrading: { gradings: ['official', 'strict', 'simple'], retrieval: null }
  })
  const { official, strict, simple } = trial.record.row?.gradings ?? {}
  const verdict = verdictSchema.parse(JSON.parse(trial.read('verifier/report.json').toString()))
  return {
    gradings: `${official} ${strict} ${simple}`,
    suspect: verdict.flags.filter(({ level }) => level === 'suspect').map(({ code }) => code),
    verdict
  }
}

export const within = { tenMinutes: 600_000, fiveMinutes: 300_000 } as const

/** A file of the work tree, as a line of a script. */
export const fileOf = (path: string, text: string): string => `cat > ${path} <<'END'\n${text}\nEND\n`

/** An attack: the script; what the gradings say, as {@link Attacked} has it; and its suspect flags. */
export type AttackCase = readonly [
  what: string,
  script: () => string,
  gradings: string,
  ...suspect: readonly string[]
]

/** Attacks a row, and asks for what is known to come of it. */
export const expectAttack = async (
  row: SweRow,
  [, script, gradings, ...suspect]: AttackCase
): Promise<void> => {
  const attacked = await attack(row, script())
  expect(attacked).toMatchObject({ gradings, suspect })
}
