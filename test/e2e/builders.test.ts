import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { createDocker } from '../../src/engine/docker.js'
import { fileEntry } from '../../src/engine/tar.js'
import { buildImage } from '../../src/image/build.js'
import { type Builder, detectBuilder } from '../../src/image/builder.js'
import { fileLock } from '../../src/image/key-lock.js'
import { sharingOf } from '../../src/image/shared-layers.js'
import { cli } from './support/cli.js'
import { type CommandLine, commandLine, commandLines } from './support/docker-clients.js'
import { newFolder, tinyDataset } from './support/tiny.js'

const lines = commandLines()

const CASES: ReadonlyArray<
  readonly [builder: Builder, what: string, CommandLine | undefined, logged: RegExp]
> = [
  [
    'buildx',
    'the buildx plugin',
    lines.buildxPlugin ? commandLine(lines.new, lines.buildxPlugin) : undefined,
    /^#\d+ /m
  ],
  ['buildkit-by-environment', 'the command line of engine 20.10', commandLine(lines.old), /^#\d+ /m],
  ['classic', 'a newer command line without buildx', commandLine(lines.new), /^Step 1\//m]
]

describe('an image', () => {
  for (const [builder, what, docker, logged] of CASES) {
    // Which command lines a machine has is its own matter; scripts/test.sh fetches the newer ones.
    const testHere = docker ? test : test.skip
    testHere(`is built, and its task run, with ${what}`, async () => {
      const { path, env } = docker!
      Object.assign(process.env, { DOCKER_CONFIG: env.DOCKER_CONFIG })
      expect(await detectBuilder(createDocker(path))).toBe(builder)
      delete process.env.DOCKER_CONFIG

      const dataset = tinyDataset()
      dataset.add(`by-${builder}`, {
        'environment/.dockerignore': '*\n!greeting\n',
        'environment/greeting': `for ${builder}\n`,
        'environment/secret': 'not for the image\n',
        'environment/Dockerfile':
          'FROM kotlin-bench/tiny:base\nCOPY . /context\nRUN ls -A /context && test ! -e /context/secret\n'
      })
      const jobs = newFolder()
      const args = ['run', '-p', dataset.tasks, '-a', 'oracle', '-o', jobs, '--job-name', 'job', '--json']
      const { code, stdout, stderr } = await cli(args, { env })
      expect([code, code === 0 ? '' : stderr]).toEqual([0, ''])
      expect(JSON.parse(stdout).summary).toMatchObject({ resolved: 1, trials: 1 })
      const image = `kotlin-bench_tiny_e2e-${process.pid}-by-${builder}`
      expect(readFileSync(join(jobs, `job/images/${image}.log`), 'utf8')).toMatch(logged)

      // The second run finds the image under its key.
      const again = await cli([...args.slice(0, -2), 'again', '--json'], { env })
      expect(existsSync(join(jobs, `again/images/${image}.log`))).toBe(false)
      expect(again.code).toBe(0)
    })
  }
})

describe('two images that are built at once', () => {
  const clients: ReadonlyArray<readonly [Builder, CommandLine | undefined]> = [
    ['buildkit-by-environment', commandLine(lines.old)],
    ['classic', commandLine(lines.new)]
  ]
  for (const [builder, client] of clients) {
    const testHere = client ? test : test.skip
    testHere(`get the layers that they share from one build: ${builder}`, async () => {
      const docker = createDocker(client!.path)
      const { signal } = new AbortController()
      const notices: string[] = []
      const sharing = sharingOf('this one', {
        lock: fileLock(newFolder()),
        listener: event => event.type === 'notice' && notices.push(event.message)
      })
      const recipe = [
        'FROM debian:bookworm-slim',
        `RUN sleep 2 && \\\n    echo ${randomUUID()} > /made && date +%s%N >> /made`,
        'COPY name /name'
      ].join('\n')
      const build = async (name: string) => {
        const image = `kotlin-bench/e2e-sharing-${process.pid}:${name}`
        const context = [fileEntry('Dockerfile', recipe), fileEntry('name', name)]
        const logPath = join(newFolder(), 'log')
        await buildImage(docker, builder, {
          ...{ image, key: name, dockerfile: 'Dockerfile', context, logPath, sharing, signal },
          timeoutMs: 60_000
        })
        try {
          return await docker.text(['run', '--rm', image, 'cat', '/made', '/name'])
        } finally {
          await docker.call(['image', 'rm', image])
        }
      }
      const [one = '', other = ''] = await Promise.all([build('one'), build('other')])
      expect(one.replace(/one$/, 'other')).toBe(other)
      const told = 'Another build makes layers that this one has as well; this one waits for it.'
      expect(notices).toEqual(builder === 'classic' ? [told] : [])
    })
  }
})
