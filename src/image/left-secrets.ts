import { FaultError } from '../contracts/errors.js'
import type { Container } from '../engine/container.js'
import { passVariables } from '../engine/pass-variables.js'

/** Longer than most that would stand in a file by chance. */
const TELLING_LENGTH = 8

/** How many files are named. */
const SHOWN = 3

/**
 * Of the paths on standard input the regular files that have the value, by what most images have. No path is a
 * folder's content or a link's end; what is listed and not there is a name with a line break, or gone.
 */
const SEARCH = `
for program in xargs find grep; do
  command -v "$program" > /dev/null || { echo "the image has no $program" >&2; exit 3; }
done
xargs -0 sh -c 'value=$0; find "$@" -prune -type f -exec grep -lFe "$value" {} +' "$value" 2> /dev/null
exit 0`

export interface LeftSecretsRequest {
  /** Who was installed, as in messages. */
  readonly of: string
  /** By the names of their variables. */
  readonly secrets: Readonly<Record<string, string>>
  readonly signal: AbortSignal
}

const fault = (message: string): FaultError =>
  new FaultError('infrastructure', 'agent-install-failed', message)

/**
 * Looks for secrets in all that a container's image would get by a commit: by the engine's record of what was
 * added or changed, since what is unpacked or moved keeps an older time.
 * @throws FaultError `infrastructure` that names the variable and the files, or says why nobody could look
 */
export const requireNoSecret = async (
  container: Pick<Container, 'exec' | 'changes'>,
  { of, secrets, signal }: LeftSecretsRequest
): Promise<void> => {
  const telling = Object.entries(secrets).flatMap(([name, secret]) => {
    // Of several lines, as a key has them, the longest tells.
    const [value = ''] = secret.split('\n').sort((one, other) => other.length - one.length)
    return value.length < TELLING_LENGTH ? [] : [{ name, value }]
  })
  if (telling.length === 0) return
  const { changes, truncated } = await container.changes()
  if (truncated)
    throw fault(
      `Installing ${of} left more files than are looked through for secrets. Let the script remove what the agent does not need, or install without --agent-env.`
    )
  const paths = changes.flatMap(({ kind, path }) => (kind === 'deleted' ? [] : [`${path}\0`]))
  for (const { name, value } of telling) {
    const passed = passVariables({ value })
    const { exitCode, stdout, stderr } = await container.exec({
      command: ['sh', '-c', `${passed.shell}\n${SEARCH}`],
      user: 0,
      env: passed.env,
      input: Buffer.from(paths.join('')),
      signal
    })
    if (exitCode !== 0)
      throw fault(
        `What installing ${of} left cannot be looked through for the value of ${name}, and an image is kept of it: ${stderr.trim() || `exit code ${exitCode}`}. Let the script install what is missing, or install without --agent-env.`
      )
    const files = stdout.toString('utf8').split('\n').slice(0, -1)
    if (files.length === 0) continue
    throw fault(
      `Installing ${of} left the value of ${name} in ${files.slice(0, SHOWN).join(', ')}, and an image is kept of it. Let the script remove that before it ends; what git clones by a URL with a login keeps that in .git/config.`
    )
  }
}
