import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { buildImage } from '../../src/image/build.js'
import { standInDocker } from '../engine/stand-in-docker.js'

const failing = (said: string) =>
  standInDocker(`
case "$1" in
  version) echo 28.2.2 ;;
  *) cat > /dev/null; echo '${said}' >&2; exit 1 ;;
esac`)

const request = () => ({
  image: 'kotlin-bench/some:base',
  key: 'abc',
  dockerfile: 'Dockerfile',
  context: [],
  logPath: join(mkdtempSync(join(tmpdir(), 'kotlin-bench-build-')), 'build.log'),
  timeoutMs: undefined,
  signal: new AbortController().signal
})

describe('a build that fails', () => {
  test('is the task’s fault, with the end of its log', async () => {
    const docker = await failing('COPY failed: no such file')
    await expect(buildImage(docker, 'classic', request())).rejects.toMatchObject({
      kind: 'task',
      code: 'image-build-failed',
      message: expect.stringContaining('COPY failed: no such file')
    })
  })

  test('for want of BuildKit says which plugin to install, and is not the task’s', async () => {
    const docker = await failing('the --mount option requires BuildKit. Refer to the manual')
    await expect(buildImage(docker, 'classic', request())).rejects.toMatchObject({
      kind: 'infrastructure',
      code: 'builder-too-old',
      message: expect.stringContaining('Install docker-buildx')
    })
  })
})
