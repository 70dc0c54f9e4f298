/**
 * Last resort for what nothing caught: told like every other fault, with an exit code that means
 * what ours mean, where Node's own would be that of a gate that said no. What is left in the engine is
 * removed by the post step or the next run.
 */
export const guard = ({ tell, exitCode }: { tell: (thrown: unknown) => void; exitCode: number }): void => {
  process.on('uncaughtException', thrown => {
    tell(thrown)
    process.exit(exitCode)
  })
}
