import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { openImageSource } from '../../src/commands/shared/access/image-source.js'
import type { ProgressEvent } from '../../src/contracts/progress.js'
import { createDocker } from '../../src/engine/docker.js'
import { engineHost } from '../../src/engine/limits.js'
import { parseRegistry } from '../../src/image/registry/registry.js'
import { toolVolume } from '../../src/image/tool-image.js'
import { GATEWAY_PROGRAM } from './support/gateway-program.js'
import { accessTo, doneIn, emptyEngine, ownDataset } from './support/own-images.js'
import { hasRegistry, type RegistryServer, startRegistry } from './support/registry-server.js'
import { runJob, runOptions } from './support/run-job.js'
import { newFolder, tinyToml } from './support/tiny.js'

const MINUTES = 60_000
const LABEL = 'shared'
// Debian's package; scripts/test.sh installs it where it can.
const describeHere = hasRegistry() ? describe : describe.skip

let server: RegistryServer
const gateways = new Set<string>()
const volumes = new Set<string>()

const removeGateways = () => spawnSync('docker', ['rmi', ...gateways], { stdio: 'ignore' })
const removeVolumes = () => spawnSync('docker', ['volume', 'rm', ...volumes], { stdio: 'ignore' })

beforeAll(async () => {
  server = await startRegistry('password')
})

afterAll(() => {
  emptyEngine(server.name, LABEL)
  removeGateways()
  removeVolumes()
  server.stop()
})

/** The gateway's program and a byte more, so that its image is no other test's, which may be at work. */
const ownGatewayProgram = (more = ''): string => {
  const program = join(newFolder(), 'index.js')
  writeFileSync(program, `${readFileSync(GATEWAY_PROGRAM, 'utf8')}\n// ${process.pid} ${more}\n`)
  return program
}

describeHere('images that all trials share', () => {
  test(
    'a gateway: the second run, on an emptied engine, pulls everything and builds nothing',
    async () => {
      const dataset = ownDataset(LABEL, { one: 'a' })
      dataset.add(`${LABEL}-one`, {
        'environment/Dockerfile': `FROM ${dataset.baseOf('a')}\nWORKDIR /home/tiny\n`,
        'task.toml': tinyToml(toml =>
          toml.replace('[agent]', '[agent]\nnetwork_mode = "allowlist"\nallowed_hosts = ["example.com"]')
        )
      })
      const runOn = (pullOnly: boolean, expectImages?: string, gatewayProgram = ownGatewayProgram()) =>
        runJob(
          runOptions({
            path: dataset.tasks,
            registries: [parseRegistry(server.name)],
            push: !pullOnly,
            pullOnly,
            expectImages
          }),
          {},
          { registryAccess: accessTo(server.name), gatewayProgram }
        )
      const first = await runOn(false)
      expect(first.rewards.summary).toMatchObject({ resolved: 1 })
      const digests = Object.keys(first.rewards.trials[0]?.images.digests ?? {})
      const gateway = digests.find(name => name.startsWith('kotlin-bench/gateway:')) ?? ''
      gateways.add(gateway)
      const made = [dataset.baseOf('a'), dataset.imageOf('one'), gateway]
      expect(doneIn(first.events).sort()).toEqual(
        made.flatMap(image => [`build ${image}`, `push ${image}`]).sort()
      )

      emptyEngine(server.name, LABEL)
      removeGateways()
      const second = await runOn(true)
      expect(second.rewards.summary).toMatchObject({ resolved: 1 })
      expect(doneIn(second.events).sort()).toEqual(
        [dataset.imageOf('one'), gateway].map(image => `pull ${image}`).sort()
      )

      const held = await runOn(true, first.rewardsPath)
      expect(held.rewards.summary).toMatchObject({ resolved: 1 })
      const refused = runOn(false, first.rewardsPath, ownGatewayProgram('changed'))
      await expect(refused).rejects.toThrow(
        /1 of the images of this run are not .*\nkotlin-bench\/gateway:\w+: /
      )
      gateways.add(
        (await refused.catch(
          ({ message }: Error) => /kotlin-bench\/gateway:\w+/.exec(message)?.[0]
        )) as string
      )
    },
    5 * MINUTES
  )

  test(
    'an agent’s programs: installed once, then pulled',
    async () => {
      const docker = createDocker()
      const host = await engineHost(docker)
      const signal = new AbortController().signal
      const install = async (pullOnly: boolean) => {
        const events: ProgressEvent[] = []
        const listener = (event: ProgressEvent) => void events.push(event)
        const made = await toolVolume(
          {
            name: `e2e-${process.pid}-${LABEL}-x`,
            script: `echo ${process.pid} > "$PREFIX/version"`
          },
          {
            ...{ docker, host, listener, signal },
            jobId: `e2e-${process.pid}-${LABEL}`,
            logDir: newFolder(),
            ca: null,
            env: {},
            source: openImageSource(
              { registries: [parseRegistry(server.name)], push: !pullOnly, pullOnly },
              { docker, access: accessTo(server.name), environment: {}, ca: null, listener, signal }
            )
          }
        )
        volumes.add(made.volume)
        return { ...made, done: doneIn(events) }
      }
      const first = await install(false)
      expect(first.done).toEqual([`build ${first.image}`, `push ${first.image}`])
      removeVolumes()
      emptyEngine(server.name, LABEL)
      expect(await install(true)).toEqual({ ...first, done: [`pull ${first.image}`] })
      expect(first.version).toBe(String(process.pid))
    },
    5 * MINUTES
  )
})
