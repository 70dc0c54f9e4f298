import { chmod, readFile, writeFile } from 'node:fs/promises'
import { arch, platform } from 'node:os'
import { delimiter, join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { createGatewayImage } from '../../src/image/gateway-image.js'
import { packagedNode, runningNode } from '../../src/image/node-binary.js'
import { folderWith } from '../dataset/temporary-dataset.js'
import { standInDocker } from '../engine/stand-in-docker.js'

const HERE = `linux/${arch() === 'arm64' ? 'arm64' : 'amd64'}`
const ELSEWHERE = `linux/${arch() === 'arm64' ? 'amd64' : 'arm64'}`

const BUILDS = 'touch built'
const FAILS = 'echo "exec format error" >&2; exit 1'

/** A folder with one command, as a value of PATH before the usual places. */
const commandFolder = async (name: string, script: string): Promise<string> => {
  const dir = await folderWith({ [name]: `#!/bin/sh\n${script}\n` })
  await chmod(join(dir, name), 0o755)
  return `${dir}${delimiter}${process.env.PATH}`
}

/** An engine that builds by this script, and then has what it was told to build. */
const engineThat = async (build: string) => {
  const dir = await folderWith({ calls: '', 'index.js': 'the program' })
  const docker = await standInDocker(
    `cd ${dir}
     echo "$*" >> calls
     case "$1 $2" in
       "image inspect")
         if [ -e built ]; then
           key=$(sed -n 's/.*io.kotlin-bench.key=\\([0-9a-f]*\\).*/\\1/p' calls | tail -1)
           echo "{\\"Id\\":\\"sha256:built\\",\\"Config\\":{\\"Labels\\":{\\"io.kotlin-bench.key\\":\\"$key\\"}}}"
         else
           echo "Error: No such image" >&2; exit 1
         fi ;;
       "buildx build") cat > /dev/null; ${build} ;;
     esac`
  )
  const names = async () =>
    [...(await readFile(join(dir, 'calls'), 'utf8')).matchAll(/--tag (\S+)/g)].map(([, name]) => name)
  const image = () =>
    createGatewayImage({
      docker,
      host: { platform: HERE, rootDir: dir },
      program: join(dir, 'index.js'),
      logDir: dir,
      listener: () => {},
      signal: new AbortController().signal
    })
  return { names, image, changeProgram: (text: string) => writeFile(join(dir, 'index.js'), text) }
}

describe("the gateway's image", () => {
  test('is built once for all that ask, and not again by a later run', async () => {
    const { names, image } = await engineThat(BUILDS)
    const ask = image()
    expect(await Promise.all([ask(), ask()])).toEqual(['sha256:built', 'sha256:built'])
    expect(await image()()).toBe('sha256:built')
    expect(await names()).toEqual([expect.stringMatching(/^kotlin-bench\/gateway:[0-9a-f]{12}$/)])
  })

  test('is another one for another program', async () => {
    const { names, image, changeProgram } = await engineThat('true')
    await expect(image()()).rejects.toMatchObject({ code: 'image-missing' })
    await changeProgram('another program')
    await expect(image()()).rejects.toMatchObject({ code: 'image-missing' })
    expect(new Set(await names()).size).toBe(2)
  })

  test('is a fault of the infrastructure where it cannot be built, with either Node', async () => {
    const { image } = await engineThat(FAILS)
    const path = process.env.PATH
    process.env.PATH = await commandFolder('npm', 'echo "no such package" >&2; exit 1')
    try {
      await expect(image()()).rejects.toMatchObject({
        kind: 'infrastructure',
        code: 'gateway-image-failed',
        message: expect.stringMatching(/^npm did not get node-linux-\S+@24\S+, .*: no such package$/)
      })
    } finally {
      process.env.PATH = path
    }
  })
})

describe("the gateway's Node", () => {
  test('is the running one where that fits the engine', async () => {
    const fitting = await runningNode(HERE)
    expect(fitting === undefined).toBe(platform() !== 'linux')
    expect(await runningNode(ELSEWHERE)).toBeUndefined()
  })

  test('else is a package, for the platforms that have one', () => {
    expect(packagedNode('linux/arm64').identity).toMatch(/^node v24\.\S+ linux-arm64 by npm$/)
    expect(() => packagedNode('linux/riscv64')).toThrow(
      expect.objectContaining({ code: 'sandbox-unsupported' })
    )
  })
})
