import { afterEach, describe, expect, it } from '@jest/globals'
import { abortedCode } from '../../src/entry/exit-code.js'
import { listenForSignals } from '../../src/entry/signals.js'

afterEach(() => {
  process.removeAllListeners('SIGINT')
  process.removeAllListeners('SIGTERM')
  process.removeAllListeners('SIGHUP')
})

const listen = () => {
  const exits: number[] = []
  const reaped: string[] = []
  const interruption = listenForSignals({
    reap: async jobs => {
      reaped.push(...jobs)
    },
    say: () => {},
    exit: code => exits.push(code)
  })
  return { ...interruption, exits, reaped }
}

describe('signals', () => {
  it('abort the run with their name', () => {
    const { signal, exits } = listen()
    process.emit('SIGTERM', 'SIGTERM')
    expect(signal.reason).toBe('SIGTERM')
    expect(exits).toEqual([])
  })

  it('are heard of a closed terminal as well, so that nothing goes on behind it', () => {
    const { signal } = listen()
    process.emit('SIGHUP', 'SIGHUP')
    expect(signal.reason).toBe('SIGHUP')
    expect(abortedCode(signal)).toBe(129)
  })

  it('leave at once the second time, after removing what the job started; the first one says the code', async () => {
    const { watchJobs, exits, reaped } = listen()
    watchJobs({ type: 'job-started', job: 'j', id: 'j-1', jobDir: '/jobs/j', trials: 1 })
    process.emit('SIGINT', 'SIGINT')
    process.emit('SIGTERM', 'SIGTERM')
    await new Promise(resolve => setImmediate(resolve))
    expect(reaped).toEqual(['j-1'])
    expect(exits).toEqual([130])
  })

  it('wait for nothing when no job has started', () => {
    const { exits } = listen()
    process.emit('SIGINT', 'SIGINT')
    process.emit('SIGINT', 'SIGINT')
    expect(exits).toEqual([130])
  })
})
