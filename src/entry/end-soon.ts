/** Enough for what is on its way to a pipe. */
const GRACE_MS = 500

/**
 * Ends the process with its exit code soon after what it was told to stop has been taken down: a library's
 * timer or a connection that nobody answers would keep it for seconds.
 */
export const endSoon = (): void => {
  setTimeout(() => process.exit(), GRACE_MS).unref()
}
