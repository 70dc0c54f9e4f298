import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Duplex, PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { afterEach, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  encodeFrame,
  FRAME,
  type Frame,
  frameDecoder
} from '../../../../src/network/gateway/relay/relay-frames.js'
import { attachRelay } from '../../../../src/network/gateway/relay/relay-gateway.js'
import { relayToHost } from '../../../../src/network/gateway/relay/relay-host.js'
import { createRelayMux, type RelayMux } from '../../../../src/network/gateway/relay/relay-mux.js'
import { startScriptedModel } from '../../../e2e/support/scripted-model.mjs'
import { ask, PROTOCOLS } from '../model-calls.js'
import { KEY, startOnLoopback } from '../start.js'

const servers: Server[] = []
const muxes: RelayMux[] = []
const cleanups: Array<() => unknown> = []
afterEach(async () => {
  for (const clean of cleanups.splice(0)) await clean()
  for (const mux of muxes.splice(0)) mux.close()
  for (const server of servers.splice(0)) server.close()
})

const serve = async (onSocket: (socket: Socket) => void): Promise<string> => {
  const server = createServer({ allowHalfOpen: true }, socket => {
    socket.on('error', () => {})
    onSocket(socket)
  })
  servers.push(server)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Both ends, with a pair of streams between them as of a child process. */
const relayTo = (baseUrl: string): RelayMux => {
  const there = new PassThrough()
  const back = new PassThrough()
  const gateway = createRelayMux({ input: back, output: there })
  muxes.push(gateway, relayToHost({ input: there, output: back, baseUrl }))
  return gateway
}

const sha = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

describe('frames', () => {
  const frame = fc.record<Frame>({
    type: fc.integer({ min: 0, max: 255 }),
    channel: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
    payload: fc.uint8Array({ maxLength: 300 }).map(bytes => Buffer.from(bytes))
  })

  it('come out as they went in, however they are cut', () => {
    fc.assert(
      fc.property(
        fc.array(frame, { maxLength: 20 }),
        fc.array(fc.integer({ min: 1, max: 400 })),
        (frames, cuts) => {
          const all = Buffer.concat(frames.map(encodeFrame))
          const decode = frameDecoder()
          const out: Frame[] = []
          let at = 0
          for (const size of [...cuts, all.length]) {
            out.push(...decode(all.subarray(at, at + size)))
            at += size
          }
          expect(out).toEqual(frames)
        }
      )
    )
  })

  it('that are too long end the relay', async () => {
    const input = new PassThrough()
    const mux = createRelayMux({ input, output: new PassThrough() })
    input.write(Buffer.from([FRAME.data, 0, 0, 0, 1, 0xff, 0xff, 0xff, 0xff]))
    await mux.closed
    await expect(mux.open()).rejects.toThrow('the relay has ended')
  })

  it('more than a window allows ends the relay', async () => {
    const input = new PassThrough()
    const output = new PassThrough()
    const mux = createRelayMux({ input, output })
    const opening = mux.open()
    input.write(encodeFrame({ type: FRAME.opened, channel: 1, payload: Buffer.alloc(0) }))
    await opening
    for (let i = 0; i < 5; i += 1)
      input.write(encodeFrame({ type: FRAME.data, channel: 1, payload: Buffer.alloc(64 * 1024) }))
    await mux.closed
  })
})

describe('a relay', () => {
  it('carries many connections at once, each whole', async () => {
    const mux = relayTo(await serve(socket => socket.pipe(socket)))
    const one = async (size: number): Promise<void> => {
      const bytes = randomBytes(size)
      const stream = await mux.open()
      const back = buffer(stream)
      await pipeline(Readable.from([bytes]), stream)
      expect(sha(await back)).toBe(sha(bytes))
    }
    await Promise.all(Array.from({ length: 100 }, (_, i) => one(i * 5000 + 1)))
  })

  it('each side ends by itself', async () => {
    let heard = ''
    const mux = relayTo(
      await serve(socket => {
        socket.on('data', chunk => {
          heard += chunk
        })
        // Answers only once the question is over.
        socket.on('end', () => socket.end(`heard ${heard}`))
      })
    )
    const stream = await mux.open()
    stream.end('question')
    expect((await buffer(stream)).toString()).toBe('heard question')
  })

  it('a connection that is not read holds up its sender and no other', async () => {
    let sent = 0
    const base = await serve(socket => {
      const chunk = Buffer.alloc(64 * 1024)
      const more = (): void => {
        while (!socket.destroyed && sent < 100 * 1024 * 1024) {
          sent += chunk.length
          if (!socket.write(chunk)) return void socket.once('drain', more)
        }
      }
      socket.once('data', question => (String(question) === 'flood' ? more() : socket.end('quick')))
    })
    const mux = relayTo(base)
    const slow = await mux.open()
    slow.write('flood')
    await new Promise(done => setTimeout(done, 300))
    const before = sent
    const quick = await mux.open()
    quick.write('quick')
    expect((await buffer(quick)).toString()).toBe('quick')
    await new Promise(done => setTimeout(done, 100))
    expect(sent).toBe(before)
    expect(sent).toBeLessThan(30 * 1024 * 1024)
    // It goes on as soon as it is read.
    let read = 0
    await new Promise<void>(done => {
      slow.on('data', chunk => {
        read += chunk.length
        if (read > 20 * 1024 * 1024) done()
      })
    })
    slow.destroy()
  })

  it('a writer is held up by a server that does not read', async () => {
    const mux = relayTo(await serve(socket => socket.pause()))
    const stream = await mux.open()
    stream.on('error', () => {})
    let written = 0
    const chunk = Buffer.alloc(64 * 1024)
    while (written < 100 * 1024 * 1024) {
      written += chunk.length
      const flows = stream.write(chunk)
      if (flows) continue
      const drained = await Promise.race([
        new Promise(done => stream.once('drain', () => done(true))),
        new Promise(done => setTimeout(() => done(false), 300))
      ])
      if (!drained) break
    }
    expect(written).toBeLessThan(30 * 1024 * 1024)
    stream.destroy()
  })

  it('one end that breaks breaks the other', async () => {
    let ended: () => void
    const closed = new Promise<void>(done => {
      ended = done
    })
    const base = await serve(socket => {
      socket.on('close', () => ended())
      socket.on('end', () => socket.end())
      socket.once('data', chunk => String(chunk) === 'die' && socket.resetAndDestroy())
    })
    const mux = relayTo(base)
    const dying = await mux.open()
    dying.write('die')
    await expect(buffer(dying)).rejects.toThrow()
    await closed
    const left = await mux.open()
    const gone = new Promise<void>(done => {
      ended = done
    })
    left.write('stay')
    left.destroy()
    await gone
  })

  it('says why the host cannot connect', async () => {
    const mux = relayTo('http://127.0.0.1:1')
    await expect(mux.open()).rejects.toMatchObject({
      code: 'ERELAY',
      message: '127.0.0.1:1 cannot be reached (ECONNREFUSED)'
    })
  })

  it('whoever makes the connections never asks for one', async () => {
    const mux = relayTo(await serve(socket => socket.end()))
    const host = muxes.at(-1)!
    await expect(host.open()).rejects.toThrow('asks for none')
    expect(await buffer(await mux.open())).toHaveLength(0)
  })

  it('ends all its connections when its streams end', async () => {
    const mux = relayTo(await serve(socket => socket.resume()))
    const stream: Duplex = await mux.open()
    muxes.at(-1)!.close()
    await expect(buffer(stream)).rejects.toThrow()
    await mux.closed
  })

  it('goes to loopback alone', () => {
    const streams = { input: new PassThrough(), output: new PassThrough() }
    expect(() => relayToHost({ ...streams, baseUrl: 'http://10.0.0.1:80' })).toThrow(
      "not on this machine's loopback"
    )
  })
})

describe('a provider on the host', () => {
  it('is reached over the relay, and once it ends no longer', async () => {
    const model = await startScriptedModel({ key: KEY })
    const socketFolder = await mkdtemp(join(tmpdir(), 'relay-'))
    // Within the gateway's network nothing answers there.
    const gateway = await startOnLoopback({
      listen: { socketFolder },
      providers: [{ id: 'local', api: 'openai', baseUrl: model.url, key: KEY, relay: true }]
    })
    const there = new PassThrough()
    const back = new PassThrough()
    cleanups.push(gateway.stop, () => rm(socketFolder, { recursive: true }))
    const attached = attachRelay({ folder: socketFolder, id: 'local', input: there, output: back })
    const host = relayToHost({ input: back, output: there, baseUrl: model.url })
    const { modelPort } = gateway.ready
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        ask(modelPort, PROTOCOLS[3]!, { id: 'local' }).then(answer => answer.text())
      )
    )
    for (const text of answers) expect(text).toContain('[DONE]')
    expect(model.log).toHaveLength(20)
    expect(model.log[0]!.headers!.host).toBe(`127.0.0.1:${model.port}`)

    await model.close()
    const answer = await ask(modelPort, PROTOCOLS[3]!, { id: 'local' })
    expect(answer.status).toBe(502)
    expect(gateway.account().lastFailure).toMatchObject({
      cause: 'unreachable',
      message: expect.stringContaining('ECONNREFUSED')
    })
    host.close()
    await attached
  })
})
