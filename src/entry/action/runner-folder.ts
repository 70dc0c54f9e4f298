import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new folder in the runner's own place for such, which it empties around each workflow job. */
export const newRunnerFolder = (
  { environment }: { readonly environment: Readonly<Record<string, string | undefined>> },
  purpose: string
): Promise<string> => mkdtemp(join(environment.RUNNER_TEMP || tmpdir(), `kotlin-bench-${purpose}-`))
