/**
 * Seconds of processor time that this process has taken: for what is to take no more than its work, which
 * a machine that is busy with something else does not lengthen.
 */
export const processorSeconds = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
