import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { RunOptions } from '../../src/commands/run/run-options.js'
import type { ProgressEvent } from '../../src/contracts/progress.js'
import { createDocker, type Docker } from '../../src/engine/docker.js'
import { type EngineHost, engineHost } from '../../src/engine/limits.js'
import { reapJob } from '../../src/engine/reap.js'
import { removeLayersOn } from '../../src/image/layer.js'
import { type ToolsContext, toolVolume } from '../../src/image/tool-image.js'
import { leftovers } from './support/leftovers.js'
import { runJob, runOptions } from './support/run-job.js'
import { newFolder, tinyDataset } from './support/tiny.js'

const job = `e2e-install-${process.pid}`
const made = { images: new Set<string>(), volumes: new Set<string>() }
let docker: Docker
let host: EngineHost

beforeAll(async () => {
  docker = createDocker()
  host = await engineHost(docker)
})

afterAll(() => {
  const remove = (kind: string, names: Set<string>) => {
    if (names.size > 0) execFileSync('docker', [kind, 'rm', '--force', ...names], { stdio: 'ignore' })
  }
  remove('volume', made.volumes)
  remove('image', made.images)
})

const contextOf = (events: ProgressEvent[] = []): ToolsContext => ({
  docker,
  host,
  jobId: job,
  logDir: newFolder(),
  ca: null,
  env: {},
  listener: event => events.push(event),
  signal: new AbortController().signal
})

const install = async (script: string, events: ProgressEvent[] = []) => {
  const found = await toolVolume({ name: `e2e-${process.pid}`, script }, contextOf(events))
  made.images.add(found.image)
  made.volumes.add(found.volume)
  return found
}

/** Runs a shell script with the volume as an agent's container has it. */
const inVolume = (volume: string, script: string): string =>
  execFileSync(
    'docker',
    [
      ...['run', '--rm', '--network', 'none'],
      ...['--mount', `type=volume,source=${volume},destination=/tools,readonly`],
      ...['debian:bookworm-slim', 'sh', '-c', script]
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }
  ).trim()

const SCRIPT = `
mkdir -p "$PREFIX/bin"
printf '#!/bin/sh\\necho solved\\n' > "$PREFIX/bin/solver"
chmod +x "$PREFIX/bin/solver"
echo 1.2.3 > "$PREFIX/version"
`

describe('the programs of an agent', () => {
  test('are installed once, for two runs at once and for later ones, and outlive the job', async () => {
    const events: ProgressEvent[] = []
    const [one, other] = await Promise.all([install(SCRIPT, events), install(SCRIPT)])
    expect(other).toEqual(one)
    expect(one.version).toBe('1.2.3')
    expect(events.map(({ type }) => type)).toEqual(['image-started', 'image-finished'])

    expect(leftovers(job)).toEqual([])
    await reapJob(docker, job)
    const later: ProgressEvent[] = []
    expect(await install(SCRIPT, later)).toEqual(one)
    expect(later).toEqual([])
    expect(inVolume(one.volume, '/tools/bin/solver')).toBe('solved')
    expect(inVolume(one.volume, 'touch /tools/x 2> /dev/null || echo read-only')).toBe('read-only')
  })

  test('are other ones by any change of how they are made', async () => {
    const one = await install(SCRIPT)
    const other = await install(`${SCRIPT}echo 1.2.4 > "$PREFIX/version"\n`)
    expect(other.version).toBe('1.2.4')
    expect(other.volume).not.toBe(one.volume)
  })

  test('are put again where a run died while it filled their volume', async () => {
    const { volume } = await install(SCRIPT)
    execFileSync('docker', [
      ...['run', '--rm', '--network', 'none', '--mount', `type=volume,source=${volume},destination=/tools`],
      ...['debian:bookworm-slim', 'sh', '-c', 'rm -r /tools/.filled /tools/bin && touch /tools/half']
    ])
    await install(SCRIPT)
    expect(inVolume(volume, '/tools/bin/solver; ls /tools')).toBe('solved\nbin\nversion')
  })

  test('that cannot be installed say why, with the log', async () => {
    const failing = install('echo "no such package" >&2\nexit 4\n')
    await expect(failing).rejects.toMatchObject({
      kind: 'infrastructure',
      code: 'agent-install-failed',
      message: expect.stringMatching(/failed with exit code 4.*agent-e2e-.*\.log.*no such package/s)
    })
    expect(leftovers(job)).toEqual([])
  })
})

describe('a script of one’s own', () => {
  const dataset = tinyDataset()
  dataset.add('t-1')
  dataset.add('t-2')
  const MENDER = `
cat > /usr/local/bin/mender <<'END'
#!/bin/sh
sed -i 's/helo/hello/' greet.sh
END
chmod +x /usr/local/bin/mender
id -u > /installed-by
`
  const taskImages = new Set<string>()
  afterAll(async () => {
    for (const id of taskImages) await removeLayersOn(docker, id)
  })

  const run = async (
    agentInstall: string,
    overrides: Partial<RunOptions> = {},
    environment: Readonly<Record<string, string>> = {}
  ) => {
    const result = await runJob(
      runOptions({
        path: dataset.tasks,
        agent: 'command',
        agentCommand: 'cat /installed-by; mender',
        agentInstall,
        ...overrides
      }),
      environment
    )
    for (const { images } of result.rewards.trials) if (images.task !== null) taskImages.add(images.task)
    return result
  }

  test('puts the agent’s program on each task image', async () => {
    const { rewards, dirOf } = await run(MENDER)
    expect(rewards.trials.map(({ task, reward }) => [task, reward])).toEqual([
      ['t-1', 1],
      ['t-2', 1]
    ])
    expect(readFileSync(join(dirOf('t-1'), 'agent/command.txt'), 'utf8')).toBe('0\n')
    expect(readFileSync(join(dirOf('t-1'), 'artifacts/model.patch'), 'utf8')).not.toContain('mender')
  })

  const SECRET = 'ghp-of-a-private-repository'
  const PRIVATE = { agentEnv: ['AGENT_TOKEN'], agentVariables: ['FLAVOUR=mild'], include: ['t-1'] }

  test('gets the secrets and variables of the agent, of which the image and the log keep no secret', async () => {
    const script = `${MENDER}\n[ \${#AGENT_TOKEN} -eq ${SECRET.length} ] && echo "with $AGENT_TOKEN" && echo "$FLAVOUR" > /installed-by`
    const { rewards, jobDir, dirOf } = await run(script, PRIVATE, { AGENT_TOKEN: SECRET })
    expect(rewards.trials.map(({ reward }) => reward)).toEqual([1])
    expect(readFileSync(join(dirOf('t-1'), 'agent/command.txt'), 'utf8')).toBe('mild\n')
    const logs = readdirSync(join(jobDir, 'images')).filter(name => name.startsWith('agent-layer-'))
    expect(logs.map(name => readFileSync(join(jobDir, 'images', name), 'utf8'))).toEqual(['with ***\n'])
    const layers = (await docker.text(['images', '--quiet', '--no-trunc', 'kotlin-bench/agent-layer'])).split(
      '\n'
    )
    for (const layer of layers) {
      const kept = await docker.text(['image', 'inspect', '--format', '{{json .Config}}', layer])
      expect(kept + (await docker.text(['history', '--no-trunc', layer]))).not.toContain(SECRET)
    }
  })

  test.each([
    ['in a new file', '/opt/agent/.git/config', 'leave "$file"'],
    [
      'in a file as old as an archive has it',
      '/opt/agent/.npmrc',
      'leave "$file"; touch -d 2001-02-03 "$file"'
    ],
    [
      'in a file of the image',
      '/etc/debian_version',
      'leave /tmp/new; touch -r "$file" /tmp/new; mv /tmp/new "$file"'
    ]
  ])('that leaves a secret %s is refused, and the file named', async (_, file, how) => {
    const leave = `leave() { mkdir -p "\${1%/*}"; echo "url = https://x:$AGENT_TOKEN@example.com" > "$1"; }`
    const { rewards, exitCode } = await run(`${MENDER}\n${leave}\nfile=${file}; ${how}`, PRIVATE, {
      AGENT_TOKEN: SECRET
    })
    expect(exitCode).toBe(3)
    expect(rewards.trials[0]?.fault).toMatchObject({
      code: 'agent-install-failed',
      message: expect.stringContaining(`left the value of AGENT_TOKEN in ${file},`)
    })
    expect(JSON.stringify(rewards)).not.toContain(SECRET)
  })

  test('that leaves nobody able to look for secrets is refused', async () => {
    const script = `${MENDER}\nrm "$(command -v xargs)"`
    const { rewards } = await run(script, PRIVATE, { AGENT_TOKEN: SECRET })
    expect(rewards.trials[0]?.fault).toMatchObject({
      code: 'agent-install-failed',
      message: expect.stringMatching(/cannot be looked through for the value of AGENT_TOKEN.*no xargs/)
    })
  })

  test('of which a command is not there is not tried again', async () => {
    const { rewards, exitCode, dirOf } = await run('no-such-installer --quietly', { maxRetries: 2 })
    expect(exitCode).toBe(3)
    for (const { fault } of rewards.trials) expect(fault?.code).toBe('agent-install-unrunnable')
    expect(readdirSync(dirOf('t-1'))).not.toContain('tries')
  })

  test('that fails is no failure of the agent', async () => {
    const { rewards, exitCode } = await run('set -e\necho "mender: not found" >&2\nfalse\necho on\n')
    expect(exitCode).toBe(3)
    for (const { fault } of rewards.trials) {
      expect(fault).toMatchObject({ kind: 'infrastructure', code: 'agent-install-failed' })
      expect(fault?.message).toMatch(/--agent-install failed with exit code 1.*mender: not found/s)
    }
  })
})
