import { EventEmitter } from 'node:events'
import { describe, expect, it } from '@jest/globals'
import { watchOutputs } from '../../../src/entry/cli/watch-outputs.js'

const failure = (code: string): Error => Object.assign(new Error(`${code}: write`), { code })

const watched = () => {
  const [stdout, stderr] = [new EventEmitter(), new EventEmitter()]
  const said: string[] = []
  const isLost = watchOutputs({ stdout, stderr, say: message => said.push(message) })
  return { stdout, stderr, said, isLost }
}

describe('watchOutputs', () => {
  it('outlives a reader that left, of either stream', () => {
    const { stdout, stderr, said, isLost } = watched()
    stdout.emit('error', failure('EPIPE'))
    stderr.emit('error', failure('EPIPE'))
    expect({ said, lost: isLost() }).toEqual({ said: [], lost: false })
  })

  it('tells once of a result that could not be written', () => {
    const { stdout, said, isLost } = watched()
    stdout.emit('error', failure('ENOSPC'))
    stdout.emit('error', failure('ENOSPC'))
    expect(said).toEqual(['The result could not be written to standard output: ENOSPC: write.'])
    expect(isLost()).toBe(true)
  })
})
