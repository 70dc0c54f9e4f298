/** A leg's artifact, also where its name was taken and six letters were added. */
const ARTIFACT = /-attempt-(\d{1,6})(?:-[0-9a-f]{6})?$/

/** The attempt of the workflow run that a leg's artifact is of, by its name; undefined in any other name. */
export const attemptInName = (name: string): number | undefined => {
  const digits = ARTIFACT.exec(name)?.[1]
  return digits === undefined ? undefined : Number(digits)
}
