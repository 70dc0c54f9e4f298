import { expect, test } from '@jest/globals'
import { openDataset } from '../../../../src/commands/shared/dataset/open-dataset.js'
import type { ProgressEvent } from '../../../../src/contracts/progress.js'
import { datasetFiles, publish, repositoryWith } from '../../../dataset/git-repository.js'
import { gitServer } from '../../../dataset/git-server.js'
import { folderWith } from '../../../dataset/temporary-dataset.js'

/** What is warned of when a dataset is opened that stands under a name on a git server. */
const warningsOf = async (name: string): Promise<string[]> => {
  const folder = await folderWith()
  await publish(await repositoryWith(datasetFiles()), { folder, name: `${name}.git` })
  const server = await gitServer(folder)
  const events: ProgressEvent[] = []
  await openDataset(
    { path: '/nowhere', dataset: `${name}@main`, bases: undefined },
    {
      environment: { GITHUB_SERVER_URL: server.url },
      cacheDir: await folderWith(),
      listener: event => events.push(event),
      signal: new AbortController().signal
    }
  )
  return events.flatMap(event => (event.type === 'warning' ? [event.message] : []))
}

test('the Kotlin Benchmark, fetched with other counts than it is known to have, is warned of', async () => {
  expect(await warningsOf('Kotlin/kotlin-swe-bench')).toEqual([
    expect.stringMatching(/^Kotlin\/kotlin-swe-bench has .* instead of 106, .* instead of 13: rates over all/)
  ])
})

test('of another dataset nothing is expected', async () => {
  expect(await warningsOf('acme/bench')).toEqual([])
})
