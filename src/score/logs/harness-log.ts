/** What one run of a row's tests left. */
export interface RunOutput {
  readonly stdout: string
  readonly stderr: string
  /** Null where the run was ended from outside. */
  readonly exitCode: number | null
  readonly timedOut: boolean
}

/**
 * The log that the parsers read, as the official harness makes it: what went to standard error, then what
 * went to standard output, and how the run ended, twice. Of a run that was stopped it keeps one sentence
 * alone, so that no partial output is graded.
 */
export const harnessLog = ({ stdout, stderr, exitCode, timedOut }: RunOutput): string => {
  if (timedOut) return 'Container operation timed out'
  const end = `Container exited with status code: ${exitCode ?? -1}`
  return `${stderr}${stdout}\n${end}\n${end}`
}
