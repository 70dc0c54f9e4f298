import type { GradingName, ListGrading, SimpleGrading, SweRow } from '../../contracts/swe-polybench.js'
import type { Container } from '../../engine/container.js'
import type { Environment, Sandboxed } from '../phases.js'
import { inSandbox, startVerifier } from '../sandboxed.js'
import type { TrialFolder } from '../trial-folder.js'
import type { Try } from '../try.js'
import { gradeNoChange, gradeOfficially, gradeStrictly } from './grade-by-lists.js'
import { gradeSimply } from './grade-simply.js'
import { type GradingRequest, isEmptyPatch } from './grading-request.js'
import { type GradingRun, type GradingRuns, stepsText } from './grading-run.js'
import { readSources } from './read-sources.js'
import { rowGradingOf } from './row-grading.js'
import { type RowChange, takeRowChange } from './take-change.js'

type Texts = ReadonlyMap<string, string>

/** What the gradings of a row left. */
export interface RowEnds {
  /** The change as it was given. */
  patch: Buffer
  runs: GradingRuns
  /** Sources that retrieval asks for, as the image ships them, and with the change; null where it does not apply. */
  before: Texts
  after: Texts | null
}

/** What the gradings of one change share. */
interface Grader {
  tried: Try
  environment: Environment
  row: SweRow
  change: RowChange
  /** Sees each container before anything is done to it. */
  whenFresh(container: Container): Promise<void>
}

/** The files that a grading's output goes to, each made when there is some. */
const outputFiles = (folder: TrialFolder, grading: GradingName): NonNullable<GradingRequest['onOutput']> => {
  const writers = new Map<string, (chunk: Uint8Array) => void>()
  return (chunk, from) => {
    const write = writers.get(from) ?? folder.output(`verifier/${grading}/${from}.txt`)
    writers.set(from, write)
    write(chunk)
  }
}

const requestOf = ({ tried, environment, row, change }: Grader, grading: GradingName): GradingRequest => {
  const { state, context, folder } = tried
  const { image, material } = environment
  const timeoutSec = state.limits.timeoutsSec.verify
  return {
    row,
    patch: grading === 'official' ? change.given : change.applied,
    workdir: grading === 'official' ? image.workdir : (image.facts?.root ?? image.workdir),
    user: state.task.verifier.user,
    env: material.env.verifier,
    timeoutMs: timeoutSec === null ? undefined : timeoutSec * 1000,
    signal: context.signal,
    onOutput: outputFiles(folder, grading)
  }
}

const howItEnded = ({ tests }: GradingRun): string => {
  if (tests === null) return 'came to no tests'
  return tests.timedOut
    ? `tests ended at their limit after ${tests.seconds.toFixed(1)} s`
    : `tests ended with exit code ${tests.exitCode}`
}

/** Grades once, in a fresh container of its own. */
const gradeFresh = async <Grading extends ListGrading | SimpleGrading>(
  grader: Grader,
  name: GradingName,
  grade: (container: Container, request: GradingRequest) => Promise<GradingRun<Grading>>
): Promise<GradingRun<Grading>> => {
  const { tried, environment } = grader
  const sandboxed = await startVerifier(tried, environment, `verifier-${name}`)
  await grader.whenFresh(sandboxed.container)
  const run = await grade(inSandbox(sandboxed), requestOf(grader, name))
  tried.folder.write(`verifier/${name}/patches.txt`, stepsText(run.steps))
  tried.folder.log(`${name} grading: ${howItEnded(run)}`)
  // Tests that failed in a network that was no more did not fail by themselves.
  const networkFault = !run.tests || run.tests.exitCode === 0 ? null : await sandboxed.sandbox.fault()
  if (networkFault) throw networkFault
  await endContainer(tried, sandboxed)
  return run
}

/** A trial of a row takes up to four containers, so each goes as soon as it has done its part. */
const endContainer = async ({ context }: Try, { container, sandbox }: Sandboxed): Promise<void> => {
  await sandbox.close()
  context.inBackground(container.remove())
}

/**
 * Grades a row's change in each way that the run asks for, one after the other, each in a fresh container
 * of its own.
 */
export const verifyRow = async (tried: Try, environment: Environment, row: SweRow): Promise<RowEnds> => {
  const { gradings, retrieval } = rowGradingOf(tried.context)
  const root = environment.image.facts?.root ?? environment.image.workdir
  const fresh = await (environment.fresh ?? startVerifier(tried, environment, 'verifier'))
  const change = await takeRowChange(tried, environment, fresh)
  const paths = retrieval?.paths(change.given.toString(), row.patch) ?? []
  const after = change.appliesCleanly ? await readSources(fresh.container, root, paths) : null
  await endContainer(tried, fresh)

  let before: Texts | undefined
  const grader: Grader = {
    ...{ tried, environment, row, change },
    whenFresh: async container => {
      before ??= await readSources(container, root, paths)
    }
  }
  const isAsked = (name: GradingName) => gradings.includes(name)
  const runs: GradingRuns = {}
  if (isAsked('official')) {
    runs.official = isEmptyPatch(change.given)
      ? gradeNoChange({ row })
      : await gradeFresh(grader, 'official', gradeOfficially)
  }
  if (isAsked('strict')) runs.strict = await gradeFresh(grader, 'strict', gradeStrictly)
  if (isAsked('simple')) runs.simple = await gradeFresh(grader, 'simple', gradeSimply)
  return { patch: change.given, runs, before: before ?? new Map(), after }
}
