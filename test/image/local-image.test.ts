import { describe, expect, test } from '@jest/globals'
import { findLocalImage } from '../../src/image/local-image.js'
import { standInDocker } from '../engine/stand-in-docker.js'

const answering = (image: object) => standInDocker(`echo '${JSON.stringify(image)}'`)

describe('an image in the engine', () => {
  test('is known by its id, its key and its folder', async () => {
    const docker = await answering({
      Id: 'sha256:1',
      Config: {
        Labels: { 'io.kotlin-bench.key': 'abc' },
        WorkingDir: '/home/x',
        User: 'dev',
        Env: ['PATH=/bin', 'OPTS=-Da=b']
      }
    })
    expect(await findLocalImage(docker, 'x')).toMatchObject({
      id: 'sha256:1',
      key: 'abc',
      workdir: '/home/x',
      user: 'dev',
      env: { PATH: '/bin', OPTS: '-Da=b' }
    })
  })

  test.each([
    ['no labels', { Id: 'sha256:1', Config: { Labels: null, WorkingDir: '' } }],
    ['no configuration', { Id: 'sha256:1', Config: null }]
  ])('may have %s', async (_, image) => {
    expect(await findLocalImage(await answering(image), 'x')).toMatchObject({
      key: undefined,
      workdir: '/',
      user: null,
      env: {}
    })
  })

  test.each([
    'Error: No such image: x',
    'Error response from daemon: No such object: x',
    'x: image not known'
  ])('is not there where the engine says "%s"', async said => {
    expect(await findLocalImage(await standInDocker(`echo "${said}" >&2; exit 1`), 'x')).toBeUndefined()
  })

  test('is a fault, not absent, where no engine answers', async () => {
    const docker = await standInDocker('echo "Cannot connect to the Docker daemon" >&2; exit 1')
    await expect(findLocalImage(docker, 'x')).rejects.toMatchObject({ code: 'engine-unreachable' })
  })
})
