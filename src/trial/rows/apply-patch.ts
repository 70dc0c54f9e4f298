import type { PatchStep, SweRow } from '../../contracts/swe-polybench.js'
import type { Container } from '../../engine/container.js'
import { nulList } from '../../engine/paths.js'
import { fileEntry } from '../../engine/tar.js'
import { patchPaths, touchedPaths } from '../../text/patch-paths.js'
import type { GradingRequest } from './grading-request.js'
import { CLEAN_LADDER, ROW_FOLDER, SAID_BYTES, TEST_PATHS } from './row-scripts.js'
import { unnamedPaths } from './unnamed-paths.js'

type PatchName = PatchStep['patch']
type Rung = NonNullable<PatchStep['rung']>

/** No honest patch takes a program that long. */
const LADDER_MS = 5 * 60 * 1000

/** How much of one rung's output is looked at. */
const LOOK_BYTES = 1024 * 1024

const fileOf = (patch: PatchName): string => `${ROW_FOLDER}/${patch}.patch`

const hasPart = (path: string, ...parts: readonly string[]): boolean =>
  path.split('/').some(part => parts.includes(part.toLowerCase()))

/** The files that hold a row's hidden tests, by their path in the work tree. */
export const testPathsOf = ({ test_patch }: Pick<SweRow, 'test_patch'>): string[] =>
  touchedPaths(patchPaths(test_patch)).filter(path => !hasPart(path, '', '..', '.git'))

/** Puts both patches and the row's test command into the grading's container. */
export const putPatches = ({ copyIn }: Container, { row, patch }: GradingRequest): Promise<void> => {
  const place = (path: string) => path.slice(1)
  return copyIn([
    { path: place(ROW_FOLDER), type: 'directory', mode: 0o777 },
    fileEntry(place(fileOf('test')), row.test_patch),
    fileEntry(place(fileOf('model')), patch),
    fileEntry(place(TEST_PATHS), nulList(testPathsOf(row))),
    fileEntry(place(`${ROW_FOLDER}/eval.sh`), `#!/bin/bash\nset -uxo pipefail\n${row.test_command}\n`)
  ])
}

/** git as the official harness calls it, but without what the image's repository could make it run. */
const GIT = ['git', '-c', 'safe.directory=*', '-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null']

/** The official ladder, in order. */
const OFFICIAL_RUNGS: readonly (readonly [Rung, (file: string) => readonly string[]])[] = [
  ['git-apply-whitespace', file => [...GIT, 'apply', '-v', '--ignore-whitespace', '--reject', file]],
  ['patch-fuzz', file => ['patch', '--batch', '--fuzz=5', '-p1', '-f', '-i', file]]
]

/** What git says of a part of a patch that it has written. */
const WROTE = /^(?:Hunk #\d+ applied cleanly\.|Applied patch .* cleanly\.)$/m

const textOf = ({ row, patch }: GradingRequest, name: PatchName): string =>
  name === 'test' ? row.test_patch : patch.toString()

const run = async (
  { exec }: Container,
  { workdir, user, signal }: GradingRequest,
  command: readonly string[]
) => {
  const result = await exec({
    command,
    workdir,
    user: user ?? null,
    settings: { LC_ALL: 'C' },
    signal,
    timeoutMs: LADDER_MS,
    maxBytes: LOOK_BYTES
  })
  const ended = result.timedOut ? `\nIt was given up after ${LADDER_MS / 1000} s.` : ''
  return { ...result, said: `${result.stdout.toString('utf8')}${result.stderr}${ended}` }
}

/**
 * Applies one of the two patches as the official harness does: what `git apply --reject` could not place
 * is tried once more, all of it, by `patch`, on a tree that holds the other part already.
 */
export const applyOfficially = async (
  container: Container,
  request: GradingRequest,
  patch: PatchName
): Promise<PatchStep> => {
  let said = ''
  let halfApplied = false
  const unnamed = new Set<string>()
  const step = (rung: Rung | null): PatchStep => ({
    ...{ patch, rung, halfApplied, said },
    ...(unnamed.size > 0 && { unnamed: [...unnamed] })
  })
  for (const [rung, commandOf] of OFFICIAL_RUNGS) {
    const result = await run(container, request, commandOf(fileOf(patch)))
    said += `${rung}: exit code ${result.exitCode}\n${result.said.trim().slice(0, SAID_BYTES)}\n`
    for (const path of unnamedPaths(result.said, textOf(request, patch))) unnamed.add(path)
    if (result.exitCode === 0) return step(rung)
    if (result.timedOut) break
    halfApplied ||= WROTE.test(result.said)
  }
  return step(null)
}

const isRung = (word: string): word is Rung =>
  word === 'git-apply' || word === 'git-apply-whitespace' || word === 'patch-fuzz'

/** Applies one of the two patches as a whole or not at all, see {@link CLEAN_LADDER}. */
export const applyCleanly = async (
  container: Container,
  request: GradingRequest,
  patch: PatchName
): Promise<PatchStep> => {
  const text = textOf(request, patch)
  const mayFuzz = !touchedPaths(patchPaths(text)).some(path => hasPart(path, '.git'))
  const result = await run(container, request, [
    ...['sh', '-c', CLEAN_LADDER, 'sh', request.workdir, fileOf(patch)],
    ...(mayFuzz ? ['fuzz'] : [])
  ])
  const [rung = '', ...said] = result.said.split('\n')
  const unnamed = unnamedPaths(said.join('\n'), text)
  return {
    ...{ patch, rung: isRung(rung) ? rung : null, halfApplied: false, said: said.join('\n').trim() },
    ...(unnamed.length > 0 && { unnamed })
  }
}
