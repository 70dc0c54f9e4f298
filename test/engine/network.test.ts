import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { createNetwork, kindArguments, randomBlock } from '../../src/engine/network.js'
import { folderWith } from '../dataset/temporary-dataset.js'
import { standInDocker } from './stand-in-docker.js'

describe('a network without a way out', () => {
  test.each([
    ['20.10.24+dfsg1', 'inhibit_ipv4=true'],
    ['27.5.1', 'inhibit_ipv4=true'],
    ['28.0.0', 'gateway_mode_ipv4=isolated'],
    ['29.1.0-rc.1', 'gateway_mode_ipv4=isolated']
  ])('leaves the host out as engine %s knows it', (version, option) => {
    expect(kindArguments('internal', version)).toEqual([
      '--internal',
      '--opt',
      `com.docker.network.bridge.${option}`
    ])
  })

  test('is no network whose containers reach each other on the way out', () => {
    expect(kindArguments('outward', '28.0.0')).toEqual([
      '--opt',
      'com.docker.network.bridge.enable_icc=false'
    ])
  })
})

const spec = { kind: 'internal', jobId: 'job-1', role: 'agent', expiresAt: 1 } as const

/** An engine that answers `network create` by this script; gives the calls of that. */
const engineThat = async (script: string) => {
  const dir = await folderWith({ calls: '' })
  const docker = await standInDocker(
    `case "$1 $2" in
       "version --format") echo 20.10.24 ;;
       "network create") echo "$*" >> ${dir}/calls; ${script} ;;
       "network inspect") echo '[{"Subnet":"fd00::/64"},{"Subnet":"198.18.0.16/28"}]' ;;
     esac`
  )
  const calls = async () =>
    (await readFile(join(dir, 'calls'), 'utf8')).split('\n').filter(line => line !== '')
  return { docker, calls }
}

const FULL =
  'echo "Error response from daemon: could not find an available, non-overlapping IPv4 address pool among the defaults to assign to the network" >&2; exit 1'
const NEWER_FULL =
  'echo "Error response from daemon: all predefined address pools have been fully subnetted" >&2; exit 1'

describe('a new network', () => {
  test('has the block that the engine chose, and the labels of its job', async () => {
    const { docker, calls } = await engineThat('echo made')
    expect(await createNetwork(docker, spec)).toEqual({ id: 'made', block: '198.18.0.16/28' })
    const [call = ''] = await calls()
    expect(call).toContain('io.kotlin-bench.job=job-1')
    expect(call).toContain('--ipv6=false')
    expect(call).not.toContain('--subnet')
  })

  test.each([FULL, NEWER_FULL])('gets a block of ours where the engine has none left', async full => {
    const { docker, calls } = await engineThat(`case "$*" in *--subnet*) echo made ;; *) ${full} ;; esac`)
    expect((await createNetwork(docker, spec)).id).toBe('made')
    expect((await calls())[1]).toMatch(/--subnet 198\.1[89]\.\d+\.\d+\/28 /)
  })

  test('tries other blocks where one is taken, and gives up with what to do', async () => {
    const { docker, calls } = await engineThat(
      `case "$*" in *--subnet*) echo "Pool overlaps with other one on this address space" >&2; exit 1 ;; *) ${FULL} ;; esac`
    )
    await expect(createNetwork(docker, spec)).rejects.toMatchObject({
      kind: 'infrastructure',
      code: 'network-pool-exhausted',
      message: expect.stringContaining('docker network prune')
    })
    expect((await calls()).length).toBeGreaterThan(3)
  })

  test('is no option of every engine, which is said', async () => {
    const { docker } = await engineThat('echo "Error: unsupported bridge network option" >&2; exit 1')
    await expect(createNetwork(docker, spec)).rejects.toMatchObject({ code: 'sandbox-unsupported' })
  })
})

test('blocks of ours begin where a block can begin, within 198.18.0.0/15', () => {
  expect(randomBlock('internal', () => 0)).toBe('198.18.0.0/28')
  expect(randomBlock('internal', below => below - 1)).toBe('198.19.255.240/28')
  expect(randomBlock('outward', below => below - 1)).toBe('198.19.255.0/24')
})
