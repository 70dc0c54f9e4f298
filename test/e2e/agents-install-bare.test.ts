import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { installNamed } from '../../src/agent/install/install.js'
import { NAMED_AGENTS } from '../../src/agent/named/all.js'
import { startContainer } from '../../src/engine/container.js'
import { createDocker } from '../../src/engine/docker.js'
import { engineHost } from '../../src/engine/limits.js'
import { reapJob } from '../../src/engine/reap.js'
import { removeLayersOn } from '../../src/image/layer.js'
import { newFolder } from './support/tiny.js'

/*
 * Images with another C library than Debian's are the hard case. This one has musl's loader, as Alpine
 * has, and no other library at all. KOTLIN_BENCH_REAL_AGENTS as in agents-real.
 */
const SHOWN = NAMED_AGENTS.filter(({ shown }) => shown)
const wanted = process.env.KOTLIN_BENCH_REAL_AGENTS ?? 'codex,claude-code,gemini-cli,opencode'
const AGENTS = SHOWN.filter(({ name }) => wanted === 'all' || wanted.split(',').includes(name))

const IMAGE = `kotlin-bench/e2e-bare:${process.pid}`
const DOCKERFILE = `
FROM debian:bookworm-slim AS debian
RUN apt-get update -q && apt-get install -q -y --no-install-recommends busybox-static musl
RUN mkdir /loader && cp -L /lib/ld-musl-* /loader/
FROM scratch
COPY --from=debian /bin/busybox /bin/busybox
COPY --from=debian /loader/ /lib/
RUN ["/bin/busybox", "--install", "-s", "/bin"]
RUN mkdir -p /tmp && chmod 1777 /tmp
`

const docker = createDocker()
const job = `e2e-bare-${process.pid}`

beforeAll(() => {
  execFileSync('docker', ['build', '--tag', IMAGE, '-'], {
    input: DOCKERFILE,
    stdio: ['pipe', 'ignore', 'inherit']
  })
}, 600_000)

const imageId = (): string =>
  execFileSync('docker', ['image', 'inspect', '--format', '{{.Id}}', IMAGE], { encoding: 'utf8' }).trim()

afterAll(async () => {
  await reapJob(docker, job)
  await removeLayersOn(docker, imageId())
  execFileSync('docker', ['rmi', '--force', IMAGE], { stdio: 'ignore' })
})

test.each(AGENTS)(
  '$name starts on an image that has musl and no library of Debian’s',
  async declaration => {
    const host = await engineHost(docker)
    const ca = process.env.SSL_CERT_FILE ?? process.env.NODE_EXTRA_CA_CERTS
    const { mounts, platform, imageOn } = await installNamed(declaration, {
      docker,
      host,
      jobId: job,
      logDir: newFolder(),
      ca: ca === undefined ? null : readFileSync(ca, 'utf8'),
      environment: process.env,
      listener: () => {},
      signal: new AbortController().signal
    })
    const image = imageOn ? await imageOn(imageId()) : imageId()
    const container = await startContainer(docker, {
      image,
      jobId: job,
      role: 'agent',
      expiresAt: Date.now() / 1000 + 600,
      network: 'none',
      mounts,
      cpus: null,
      memoryMb: null,
      env: { HOME: '/tmp' }
    })
    const words = [
      ...declaration.program(`/opt/kotlin-bench/${declaration.name}`, platform),
      ...declaration.check
    ]
    const result = await container.exec({ command: words })
    expect({ exitCode: result.exitCode, stderr: result.exitCode === 0 ? '' : result.stderr }).toEqual({
      exitCode: 0,
      stderr: ''
    })
    // Where it can be mounted alone, nothing is built on the task's image.
    const needsLayer = declaration.installation.kind === 'npm' && declaration.installation.libc === 'layer'
    expect(image === imageId()).toBe(!needsLayer)
  },
  900_000
)
