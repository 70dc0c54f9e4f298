import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import { startCli, until } from './support/cli.js'
import { emptyEngine, ownDataset } from './support/own-images.js'
import { hasRegistry, LOGIN, type RegistryServer, startRegistry } from './support/registry-server.js'
import { newFolder } from './support/tiny.js'

const MINUTES = 60_000
const LABEL = 'login'
/** As the engine's client configuration holds it. */
const AUTH = Buffer.from(`${LOGIN.username}:${LOGIN.password}`).toString('base64')
const PASSWORD_VARIABLE = 'KOTLIN_BENCH_REGISTRY_PASSWORD'
// Debian's package; scripts/test.sh installs it where it can.
const describeHere = hasRegistry() ? describe : describe.skip

let server: RegistryServer | undefined
afterAll(() => {
  emptyEngine(server?.name ?? '', LABEL)
  server?.stop()
})

const readText = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // It has gone, or is a socket.
    return ''
  }
}

/** The files below a folder that have a text in them. */
const filesWith = (text: string, dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .map(entry => join(entry.parentPath, entry.name))
    .filter(path => readText(path).includes(text))

/** Processes of this machine, in containers as well, that have a variable with this name or value. */
const processesThatSee = (text: string): number[] =>
  readdirSync('/proc')
    .filter(name => /^\d+$/.test(name) && readText(`/proc/${name}/environ`).includes(text))
    .map(Number)

describeHere('the login of a registry', () => {
  test(
    'is in no file and no environment but the run’s own once an agent starts',
    async () => {
      server = await startRegistry('password')
      const dataset = ownDataset(LABEL, { one: 'a' })
      const [temporary, jobs] = [newFolder(), newFolder()]
      // So many seconds that no other process sleeps as long.
      const nap = `7.${process.pid}`
      const run = startCli(
        [
          ...[
            'run',
            '-p',
            dataset.tasks,
            '-o',
            jobs,
            '--job-name',
            'job',
            '--registry',
            server.name,
            '--push'
          ],
          ...['-a', 'command', '--controls', 'never', '--agent-command'],
          `env; cat ~/.docker/config.json; sleep ${nap}`
        ],
        {
          env: {
            TMPDIR: temporary,
            XDG_CACHE_HOME: newFolder(),
            KOTLIN_BENCH_REGISTRY_USERNAME: LOGIN.username,
            [PASSWORD_VARIABLE]: LOGIN.password
          }
        }
      )
      const agentIsThere = () =>
        readdirSync('/proc').some(pid => readText(`/proc/${pid}/cmdline`) === `sleep\0${nap}\0`)
      expect(await until(agentIsThere, 120)).toBe(true)

      expect(filesWith(AUTH, temporary)).toEqual([])
      expect(readdirSync(temporary).filter(name => name.startsWith('kotlin-bench-login-'))).toEqual([])
      expect(processesThatSee('kotlin-bench-login-')).toEqual([])
      // What a process was started with stays in its own entry of /proc.
      expect(processesThatSee(`${PASSWORD_VARIABLE}=`)).toEqual([run.process.pid])

      const { code, stderr } = await run.result
      expect(code).toBe(0)
      // The login was used: the registry lets nobody in without.
      expect(stderr).toContain(`image ${dataset.imageOf('one')}  pushed`)
      expect(filesWith(AUTH, jobs)).toEqual([])
      expect(filesWith(PASSWORD_VARIABLE, jobs)).toEqual([])
    },
    5 * MINUTES
  )
})
