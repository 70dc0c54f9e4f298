import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import type { ProgressEvent } from '../../src/contracts/progress.js'
import { createPublished } from '../../src/image/published-image.js'
import { folderWith } from '../dataset/temporary-dataset.js'
import { standInDocker } from '../engine/stand-in-docker.js'

/** An engine without images that says this to a pull, and notes which were asked for. */
const engineThat = async (onPull: string) => {
  const folder = await folderWith({ pulls: '' })
  const docker = await standInDocker(`
    for last; do :; done
    case "$1" in
      pull) echo "$last" >> ${folder}/pulls; ${onPull} ;;
      image) test -e "$(dirname "$0")/$(basename "$last")" && printf '{"Id":"sha256:%s"}' "$last" ||
        { echo "No such image: $last" >&2; exit 1; } ;;
    esac`)
  const events: ProgressEvent[] = []
  const find = createPublished({
    docker,
    listener: event => events.push(event),
    signal: new AbortController().signal,
    patience: { retries: 1, firstPauseMs: 1 }
  })
  return {
    find: (...names: string[]) => find(names, { timeoutMs: undefined }),
    pulls: async () => (await readFile(join(folder, 'pulls'), 'utf8')).split('\n').slice(0, -1),
    notices: () => events.flatMap(event => (event.type === 'notice' ? [event.message] : []))
  }
}

const fails = (said: string): string => `echo '${said}' >&2; exit 1`

describe('a published image', () => {
  test.each([
    'manifest for ghcr.io/acme/x:latest not found: manifest unknown: manifest unknown',
    'Error response from daemon: Head "https://ghcr.io/v2/acme/x/manifests/latest": denied',
    'Error response from daemon: unauthorized',
    'pull access denied for acme/x, repository does not exist or may require docker login'
  ])('that is not there is looked for by its next name: %s', async said => {
    const { find, pulls, notices } = await engineThat(fails(said))
    expect(await find('acme/x:latest', 'acme/x:v1.1')).toBeUndefined()
    expect(await pulls()).toEqual(['acme/x:latest', 'acme/x:v1.1'])
    expect(notices()).toEqual([])
  })

  test('is pulled by the first name that has it, and not again', async () => {
    const { find, pulls } = await engineThat(
      `case "$last" in *v1.1) touch "$(dirname "$0")/x:v1.1" ;; *) ${fails('manifest unknown')} ;; esac`
    )
    expect(await find('acme/x:latest', 'acme/x:v1.1')).toMatchObject({ name: 'acme/x:v1.1' })
    expect(await find('acme/x:latest', 'acme/x:v1.1')).toMatchObject({ name: 'acme/x:v1.1' })
    expect(await pulls()).toEqual(['acme/x:latest', 'acme/x:v1.1'])
  })

  test('of a registry that does not answer is asked for no more, which is told once', async () => {
    const { find, pulls, notices } = await engineThat(
      fails('Get "https://ghcr.io/v2/": dial tcp: lookup ghcr.io: no such host')
    )
    expect(await find('acme/x:latest', 'acme/x:v1.1')).toBeUndefined()
    expect(await find('acme/y:latest')).toBeUndefined()
    expect(await pulls()).toEqual(['acme/x:latest', 'acme/x:latest'])
    expect(notices()).toEqual([expect.stringContaining('no such host')])
  })

  test('for which the disk has no room is a fault', async () => {
    const { find } = await engineThat(fails('write /var/lib/docker/x: no space left on device'))
    await expect(find('acme/x:latest')).rejects.toMatchObject({ kind: 'infrastructure', code: 'disk-full' })
  })
})
