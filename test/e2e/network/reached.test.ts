import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { engineHost } from '../../../src/engine/limits.js'
import { loadBases } from '../../../src/image/bases.js'
import { createImages } from '../../../src/image/images.js'
import { root } from '../support/run-action.js'
import { type ScriptedModel, startScriptedModel } from '../support/scripted-model.mjs'
import { newFolder } from '../support/tiny.js'
import {
  commandIn,
  docker,
  gatewaysOf,
  holderOf,
  inSandbox,
  letInto,
  newOutside,
  open,
  policyOf,
  providerAt,
  saidBy,
  serve
} from './stage.js'

const outside = newOutside()
const KEY = 'sk-provider-key-9f8e7d6c5b4a'
let server = ''
let model: ScriptedModel
let image = ''

beforeAll(async () => {
  model = await startScriptedModel({ key: KEY })
  server = await serve(
    { network: outside.network, ip: outside.address(4), alias: 'allowed.example.com' },
    `serveWeb('what was wanted')`
  )
  // The samples' toolchain: git, Python, Java and Gradle.
  const images = createImages({
    docker,
    bases: await loadBases(join(root, 'bases')),
    host: await engineHost(docker),
    logDir: newFolder(),
    listener: () => {},
    signal: new AbortController().signal
  })
  const [recipe] = (await loadBases(join(root, 'bases'))).recipes
  image = (await images.base(recipe!)).id
})
afterAll(() => model.close())

const URL_WANTED = 'http://allowed.example.com'

const PYTHON = `import urllib.request; print(urllib.request.urlopen('${URL_WANTED}/by-python').read().decode())`

const GRADLE = `mkdir /tmp/build && cd /tmp/build && cat > build.gradle <<'END'
task fetch { doLast { println new URL('${URL_WANTED}/by-gradle').text } }
END
gradle --offline --quiet fetch`

const MAVEN = `cat > /tmp/Fetch.java <<'END'
public class Fetch {
  public static void main(String[] args) throws Exception {
    System.out.println(new String(new java.net.URL("${URL_WANTED}/by-java").openStream().readAllBytes()));
  }
}
END
java $MAVEN_OPTS /tmp/Fetch.java`

test('programs reach an allowed host by the settings that they find', async () => {
  const sandbox = await open(policyOf('allowlist', ['allowed.example.com']))
  letInto(gatewaysOf()[0]!, { network: outside.network })
  const sh = (command: string) => commandIn(sandbox, { image, entrypoint: 'sh', command: ['-c', command] })
  expect(await sh(`python3 -c "${PYTHON}"`)).toContain('this is what was wanted')
  expect(await sh(GRADLE)).toContain('this is what was wanted')
  expect(await sh(MAVEN)).toContain('this is what was wanted')
  // git goes by libcurl, as curl does. What answers is no repository, which it has to have asked for.
  await sh(`git ls-remote ${URL_WANTED}/by-git || true`)
  const asked = saidBy(server).join('\n')
  for (const path of ['/by-python', '/by-gradle', '/by-java', '/by-git']) expect(asked).toContain(path)
})

test('Node reaches it by the same settings, since the version that knows them', async () => {
  const sandbox = await open(policyOf('allowlist', ['allowed.example.com']))
  letInto(gatewaysOf()[0]!, { network: outside.network })
  const outcome = await inSandbox(
    sandbox,
    `result('version', process.versions.node)
     result('fetch', await fetch('${URL_WANTED}/').then(answer => answer.text(), error => error.message))`
  )
  if (Number.parseInt(outcome.version ?? '', 10) >= 24) expect(outcome.fetch).toBe('this is what was wanted')
  else expect(outcome.fetch).toBe('fetch failed')
})

test('a public phase has its own way out, to everything that is public', async () => {
  const sandbox = await open(policyOf('public'))
  const route = await docker.text(['exec', holderOf(sandbox), 'ip', 'route', 'get', '1.1.1.1'])
  expect(route).toMatch(/^1\.1\.1\.1 via \S+ dev eth\d/)
  expect(sandbox.env).toEqual({})
  letInto(holderOf(sandbox), { network: outside.network })
  const outcome = await inSandbox(sandbox, `result('direct', await get('http://${outside.address(4)}/'))`)
  expect(outcome.direct).toBe('200 this is what was wanted')
})

test('names are looked up in a public phase, by the name servers that the engine has', async () => {
  const sandbox = await open(policyOf('public'))
  const { found } = await inSandbox(sandbox, `result('found', await lookup('example.com'))`)
  // An address, or the word of a name server that there is none; not that nobody could be asked.
  expect(found).not.toBe('EAI_AGAIN')
})

const askModel = (baseUrl: string, token: string) => `
  const answer = await fetch('${baseUrl}/v1/chat/completions', {
    method: 'POST',
    headers: { authorization: 'Bearer ${token}', 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'scripted', messages: [{ role: 'user', content: 'hello' }] })
  })
  result('status', answer.status)
`

test.each(['no-network', 'allowlist', 'public'] as const)(
  "a model server on this machine's loopback is reached through the gateway, its key is not (%s)",
  async mode => {
    const sandbox = await open(policyOf(mode), { providers: [providerAt(model.url)] })
    const { token, baseUrls } = sandbox.model!
    expect(token).not.toBe(KEY)
    const outcome = await inSandbox(
      sandbox,
      `${askModel(baseUrls.model!, token)}
       const { readFileSync, readdirSync } = await import('node:fs')
       const seen = readdirSync('/proc').flatMap(pid => {
         try { return [readFileSync('/proc/' + pid + '/environ', 'latin1'), readFileSync('/proc/' + pid + '/cmdline', 'latin1')] } catch { return [] }
       })
       result('key', seen.join('').includes('${KEY.slice(0, 12)}' + '${KEY.slice(12)}'))`
    )
    expect(outcome.status).toBe('200')
    const { account, trajectory, network } = await sandbox.close()
    expect(account?.total).toMatchObject({ requests: 1, succeeded: 1 })
    expect(trajectory?.steps).toHaveLength(1)
    expect(network.hosts).toEqual([])
    expect(network.probe.every(({ held }) => held)).toBe(true)
  }
)

test("the provider's key is in nothing that the engine keeps of the gateway", async () => {
  const sandbox = await open(policyOf('no-network'), { providers: [providerAt(model.url)] })
  const [gateway = ''] = gatewaysOf()
  expect(await docker.text(['inspect', gateway])).not.toContain(KEY)
  expect((await docker.call(['logs', gateway])).stdout.toString()).not.toContain(KEY)
  await sandbox.close()
})
