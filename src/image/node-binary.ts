import { createReadStream } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createGunzip } from 'node:zlib'
import { execa } from 'execa'
import { FaultError } from '../contracts/errors.js'
import { lastLines } from '../engine/engine-failure.js'
import { readTar } from '../engine/tar.js'

/** A Node for the engine's platform. */
export interface NodeBinary {
  /** Says which one it is, so that an image need not be known by a hundred megabytes. */
  identity: string
  read(): Promise<Buffer>
}

/** The one that is fetched where the running one does not fit. */
const PINNED = '24.22.1'

const PLATFORMS: Readonly<Record<string, string>> = {
  'linux/amd64': 'linux-x64',
  'linux/arm64': 'linux-arm64'
}

/** The Node that runs us, where it is made for the engine's platform. */
export const runningNode = async (platform: string): Promise<NodeBinary | undefined> => {
  if (PLATFORMS[platform] !== `${process.platform}-${process.arch}`) return undefined
  const { size } = await stat(process.execPath)
  return {
    identity: `node ${process.version} ${process.platform}-${process.arch} ${size}`,
    read: () => readFile(process.execPath)
  }
}

const MAX_BYTES = 256 * 1024 * 1024

/** `package/bin/node` of an archive that npm wrote. */
const nodeOf = async (archive: string): Promise<Buffer> => {
  const { entries } = await readTar(createReadStream(archive).pipe(createGunzip()), {
    maxBytes: MAX_BYTES,
    maxEntries: 10_000,
    linksOut: 'drop',
    rename: path => (path === 'package/bin/node' ? 'node' : undefined)
  })
  const [node] = entries
  if (node?.type === 'file') return node.content
  throw new FaultError('infrastructure', 'gateway-image-failed', `${archive} has no package/bin/node.`)
}

/**
 * The Node that npm has as a package for the engine's platform, fetched with the user's own npm and settings.
 * @throws FaultError `infrastructure` for a platform that has none; `read` also where npm gets nothing
 */
export const packagedNode = (platform: string): NodeBinary => {
  const name = PLATFORMS[platform]
  if (name === undefined) {
    throw new FaultError(
      'infrastructure',
      'sandbox-unsupported',
      `The engine runs ${platform}, for which there is no gateway; there is one for ${Object.keys(PLATFORMS).join(' and ')}.`
    )
  }
  const wanted = `node-${name}@${PINNED}`
  return {
    identity: `node v${PINNED} ${name} by npm`,
    async read() {
      const folder = await mkdtemp(join(tmpdir(), 'kotlin-bench-node-'))
      try {
        const packed = await execa('npm', ['pack', wanted, '--silent', '--pack-destination', folder], {
          reject: false,
          cwd: folder
        })
        const [archive] = await readdir(folder)
        if (packed.exitCode === 0 && archive !== undefined) return await nodeOf(join(folder, archive))
        const said = lastLines(packed.stderr || packed.message || '')
        throw new FaultError(
          'infrastructure',
          'gateway-image-failed',
          `npm did not get ${wanted}, which the gateway needs for this engine: ${said}`
        )
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    }
  }
}
