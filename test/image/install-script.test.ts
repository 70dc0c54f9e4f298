import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rootCertificates } from 'node:tls'
import { expect, test } from '@jest/globals'
import type { FaultError } from '../../src/contracts/errors.js'
import { CA_VARIABLES } from '../../src/engine/certificates.js'
import type { ExecSpec } from '../../src/engine/container-arguments.js'
import { passVariables } from '../../src/engine/pass-variables.js'
import { readPem } from '../../src/engine/pem.js'
import type { TreeEntry } from '../../src/engine/tar.js'
import { runInstallScript } from '../../src/image/install-script.js'

/** A container in which every command succeeds; what is copied into it and run there is kept. */
const container = () => {
  const copied: TreeEntry[] = []
  const ran: ExecSpec[] = []
  return {
    copied,
    ran,
    exec: async (spec: ExecSpec) => {
      ran.push(spec)
      return { exitCode: 0, stdout: Buffer.alloc(0), stderr: '', timedOut: false, truncated: false }
    },
    changes: async () => ({ changes: [], truncated: false }),
    copyIn: async (entries: Iterable<TreeEntry>) => void copied.push(...entries)
  }
}

const [first = '', second = ''] = rootCertificates

const install = (ca: string | null) => ({
  of: 'an agent',
  script: 'true',
  env: {},
  ca,
  logPath: join(mkdtempSync(join(tmpdir(), 'install-')), 'install.log'),
  signal: new AbortController().signal
})

test('downloads trust the public certificates beside those of the bundle', async () => {
  const one = container()
  await runInstallScript(one, install(first))
  const [bundle] = one.copied
  if (bundle?.type !== 'file') throw new Error('no bundle was written')
  const written = readPem(bundle.content.toString('utf8')).certificates
  expect(written).toEqual(expect.arrayContaining([...readPem(`${first}\n${second}`).certificates]))
  const named = Object.fromEntries(CA_VARIABLES.map(name => [name, `/${bundle.path}`]))
  expect(one.ran[0]?.env).toEqual(passVariables(named).env)
})

test('without a bundle nothing is written, and the image trusts what it does', async () => {
  const one = container()
  await runInstallScript(one, install(null))
  expect(one.copied).toEqual([])
  expect(one.ran[0]?.env).toEqual({})
})

const faultOf = async (exitCode: number, said: string, ca: string | null = null): Promise<FaultError> => {
  const one = {
    ...container(),
    exec: async ({ onOutput }: ExecSpec) => {
      onOutput?.(Buffer.from(said), 'stderr')
      return { exitCode, stdout: Buffer.alloc(0), stderr: '', timedOut: false, truncated: false }
    }
  }
  const thrown: unknown = await runInstallScript(one, install(ca)).catch((error: unknown) => error)
  return thrown as FaultError
}

const refused = async (ca: string | null): Promise<string> =>
  (await faultOf(60, 'curl: (60) SSL certificate problem: unable to get local issuer certificate\n', ca))
    .message

test.each([
  [
    127,
    'sh: 1: nosuch: not found\n',
    'agent-install-unrunnable',
    'exit code 127: a command of it is not there.'
  ],
  [
    126,
    'sh: 1: /opt/a: Permission denied\n',
    'agent-install-unrunnable',
    '126: a command of it cannot be run.'
  ],
  [127, 'Temporary failure in name resolution\nsh: a: not found\n', 'agent-install-failed', 'exit code 127'],
  [127, 'No space left on device\nsh: a: not found\n', 'disk-full', 'exit code 127'],
  [1, 'it does not work\n', 'agent-install-failed', 'exit code 1. The log']
])('a script that ends with %i after %j fails as `%s` says', async (exitCode, said, code, message) => {
  const fault = await faultOf(exitCode, said)
  expect(fault).toMatchObject({ kind: 'infrastructure', code, message: expect.stringContaining(message) })
})

test('a server that is not trusted is told with what to do about it', async () => {
  expect(await refused(null)).toMatch(/Where the network inspects TLS, name its certificates by --ca-bundle/)
  expect(await refused(first)).toMatch(/although SSL_CERT_FILE, .* name those of --ca-bundle/)
})
