import { describe, expect, test } from '@jest/globals'
import type { ProgressEvent } from '../../src/contracts/progress.js'
import { tellOfWork } from '../../src/image/image-work.js'

const PULL = { image: 'acme/x:1', action: 'pull' } as const

const toldOf = async (work: () => Promise<unknown>) => {
  const events: ProgressEvent[] = []
  const result = await tellOfWork(event => events.push(event), PULL, work).catch(error => error)
  return { events, result }
}

describe('work on an image', () => {
  test('is told of at its start and its end', async () => {
    const { events, result } = await toldOf(async () => 'sha256:1')
    expect(result).toBe('sha256:1')
    expect(events).toEqual([
      { type: 'image-started', ...PULL },
      { type: 'image-finished', ...PULL, seconds: expect.any(Number) }
    ])
  })

  test.each([
    ['throws', () => Promise.reject(new Error('no such host'))],
    ['finds nothing', async () => undefined]
  ])('that %s is told of as failed', async (_what, work) => {
    const { events } = await toldOf(work)
    expect(events.at(-1)).toEqual({
      type: 'image-finished',
      ...PULL,
      seconds: expect.any(Number),
      failed: true
    })
  })
})
