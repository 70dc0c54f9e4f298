/** The report of a whole run. */
export const CHECK_ARTIFACT = 'kotlin-bench-check'
/** What is a part of it only: of the checks that read files, or of a leg of the matrix. */
const PART = `${CHECK_ARTIFACT}-part-`
/** What the tasks printed that a report is about. */
export const outputArtifact = (report: string): string => `${report}-output`

/** What an upload adds to a name that is taken, as in a run that is run again. */
const AGAIN = /-[0-9a-f]{6}$/

const isNamed = (name: string, wanted: string): boolean =>
  name === wanted || (AGAIN.test(name) && name.replace(AGAIN, '') === wanted)

/** The newest artifact of a name; undefined where there is none. */
export const newestNamed = <Artifact extends { readonly name: string; readonly id: number }>(
  artifacts: readonly Artifact[],
  wanted: string
): Artifact | undefined =>
  artifacts.filter(({ name }) => isNamed(name, wanted)).toSorted((a, b) => b.id - a.id)[0]

/** All parts, oldest first. */
export const partArtifacts = <Artifact extends { readonly name: string; readonly id: number }>(
  artifacts: readonly Artifact[]
): Artifact[] =>
  artifacts
    .filter(({ name }) => name.startsWith(PART) && !name.replace(AGAIN, '').endsWith(outputArtifact('')))
    .toSorted((a, b) => a.id - b.id)
