import { describe, expect, test } from '@jest/globals'
import { certificateRemedy, mountsBundle } from '../../src/image/certificate-failure.js'
import { processorSeconds } from '../processor-seconds.js'

describe('a build that meets a certificate it does not trust', () => {
  test('comes with a remedy for what stands in its way', () => {
    const remedy = (hasBundle: boolean, mounts: boolean, builder: 'buildx' | 'classic' = 'buildx') =>
      certificateRemedy({ builder, hasBundle, mountsBundle: mounts })
    expect(remedy(false, false)).toMatch(/name its certificates by --ca-bundle/)
    expect(remedy(true, false)).toMatch(/does not mount.*RUN --mount=type=secret,id=ca/)
    expect(remedy(true, true)).toMatch(/although the Dockerfile mounts/)
    expect(remedy(true, false, 'classic')).toMatch(/classic builder cannot/)
  })
})

test('a recipe mounts the bundle in a command, not in a comment', () => {
  expect(mountsBundle('FROM x\nRUN --mount=type=secret,id=ca,target=/ca.pem curl x\n')).toBe(true)
  expect(mountsBundle('FROM x\n# RUN --mount=type=secret,id=ca curl x\n')).toBe(false)
  expect(mountsBundle('FROM x\nRUN --mount=type=secret,id=cache curl x\n')).toBe(false)
})

test('a recipe is read in linear time, however often it says mount', () => {
  const begin = processorSeconds()
  expect(mountsBundle(`FROM x\nRUN ${'--mount='.repeat(125_000)}\n`)).toBe(false)
  expect(processorSeconds() - begin).toBeLessThan(5)
})
