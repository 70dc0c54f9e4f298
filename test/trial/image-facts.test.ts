import { expect, test } from '@jest/globals'
import type { FaultError } from '../../src/contracts/errors.js'
import type { Container } from '../../src/engine/container.js'
import { readImageFacts } from '../../src/trial/image-facts.js'
import { readShippedTree } from '../../src/trial/read-shipped-tree.js'

/** A container in which nothing can be run, and what the engine says to that. */
const failing = (stderr: string): Container => {
  const ended = { exitCode: 126, timedOut: false, stdout: Buffer.alloc(0), stderr }
  return { exec: async () => ended, copyIn: async () => {} } as unknown as Container
}

const { signal } = new AbortController()

test.each([
  ['exec: "sh": executable file not found in $PATH', 'task', 'image-unreadable'],
  ['write /tmp/x: no space left on device', 'infrastructure', 'disk-full']
])(
  'an image that cannot be looked at (%s) is one and the same fault to whoever looks',
  async (said, kind, code) => {
    const looking = [
      readImageFacts(failing(said), '/app', signal),
      readShippedTree(failing(said), { workdir: '/app', fix: null, tests: null, signal })
    ]
    const faults = await Promise.all(looking.map(one => one.catch((thrown: unknown) => thrown as FaultError)))
    expect(faults).toEqual([expect.objectContaining({ kind, code }), expect.objectContaining({ kind, code })])
  }
)
