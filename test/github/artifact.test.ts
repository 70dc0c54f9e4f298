import { describe, expect, it } from '@jest/globals'
import { artifactName, artifactObstacle } from '../../src/github/artifact.js'
import { runnerContext } from '../../src/github/context.js'

const obstacleOn = (environment: Record<string, string>, runtimeToken: string | undefined = 'x') =>
  artifactObstacle({ ...runnerContext(environment, '/'), runtimeToken })

describe('artifactName', () => {
  it('names job, shard and run attempt, in letters that the service accepts', () => {
    expect(artifactName({ job: '2026-11-30__20-45-00', shard: 1, runAttempt: 2 })).toBe(
      'kotlin-bench-2026-11-30__20-45-00-shard-1-attempt-2'
    )
    expect(artifactName({ job: 'a:b/c "d"', shard: 1, runAttempt: 1 })).toBe(
      'kotlin-bench-a-b-c-d--shard-1-attempt-1'
    )
  })
})

describe('artifactObstacle', () => {
  const results = { ACTIONS_RESULTS_URL: 'http://127.0.0.1:1/' }

  it.each([['https://github.com'], ['https://acme.ghe.com'], ['http://github.localhost']])(
    'is none on %s',
    server => {
      expect(obstacleOn({ ...results, GITHUB_SERVER_URL: server })).toBeUndefined()
    }
  )

  it('is none where the server is not named', () => {
    expect(obstacleOn(results)).toBeUndefined()
  })

  it('is named on an enterprise server and where the runner has no service', () => {
    expect(obstacleOn({ ...results, GITHUB_SERVER_URL: 'https://git.acme.example' })).toContain(
      'Enterprise Server'
    )
    expect(obstacleOn({})).toContain('offers no artifact service')
    expect(artifactObstacle({ ...runnerContext(results, '/'), runtimeToken: undefined })).toContain(
      'offers no'
    )
  })
})
