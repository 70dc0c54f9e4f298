import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import { z } from 'zod'

/** What a registry is shown. */
export interface Login {
  username: string
  password: string
}

const configSchema = z.looseObject({
  auths: z.record(z.string(), z.looseObject({ auth: z.string().optional() })).nullish(),
  credHelpers: z.record(z.string(), z.string()).nullish(),
  credsStore: z.string().nullish()
})
type Config = z.infer<typeof configSchema>

/** Docker Hub's logins stand under an address from another age. */
const HUB = 'https://index.docker.io/v1/'
const keyOf = (host: string): string => (host === 'docker.io' ? HUB : host)

const configDir = (): string => process.env.DOCKER_CONFIG || join(homedir(), '.docker')

const readConfig = async (dir: string): Promise<Config> => {
  try {
    return configSchema.parse(JSON.parse(await readFile(join(dir, 'config.json'), 'utf8')))
  } catch {
    // The engine's command line says so where it cannot read its own.
    return {}
  }
}

const fromHelper = async (helper: string, key: string): Promise<Login | undefined> => {
  const result = await execa(`docker-credential-${helper}`, ['get'], { input: key, reject: false })
  const answer = z
    .object({ Username: z.string(), Secret: z.string() })
    .safeParse(result.exitCode === 0 ? JSON.parse(result.stdout) : null)
  return answer.success ? { username: answer.data.Username, password: answer.data.Secret } : undefined
}

/** What the user has logged in to a registry with, by `docker login`; undefined where there is nothing. */
export const userLogin = async (host: string): Promise<Login | undefined> => {
  const { auths, credHelpers, credsStore } = await readConfig(configDir())
  const key = keyOf(host)
  const helper = credHelpers?.[key] ?? credsStore
  if (helper) return fromHelper(helper, key).catch(() => undefined)
  const auth = (auths?.[key] ?? auths?.[`https://${key}`])?.auth
  const text = Buffer.from(auth ?? '', 'base64').toString('utf8')
  const colon = text.indexOf(':')
  return colon < 1 ? undefined : { username: text.slice(0, colon), password: text.slice(colon + 1) }
}

/**
 * Runs something with a private copy of the engine's client configuration in which one more login
 * stands. What the user has logged in stays usable, and the copy is gone when it ends, so that the
 * login is on the disk no longer than a transfer takes.
 * @param work gets the environment for the engine's calls
 */
export const withLogin = async <T>(
  host: string,
  login: Login | undefined,
  work: (env: Record<string, string>) => Promise<T>
): Promise<T> => {
  if (login === undefined) return work({})
  const theirs = configDir()
  const ours = await mkdtemp(join(tmpdir(), 'kotlin-bench-login-'))
  try {
    // Contexts and plugins are theirs as they are.
    for (const name of await readdir(theirs).catch(() => [] as string[])) {
      if (name !== 'config.json') await symlink(join(theirs, name), join(ours, name))
    }
    const config = await readConfig(theirs)
    const auth = Buffer.from(`${login.username}:${login.password}`).toString('base64')
    const withOurs: Config = {
      ...config,
      auths: { ...config.auths, [keyOf(host)]: { auth } },
      // An empty helper is the file itself, where a keychain is asked for everything else.
      credHelpers: { ...config.credHelpers, [keyOf(host)]: '' }
    }
    await writeFile(join(ours, 'config.json'), JSON.stringify(withOurs), { mode: 0o600 })
    return await work({ DOCKER_CONFIG: ours })
  } finally {
    await rm(ours, { recursive: true, force: true })
  }
}
