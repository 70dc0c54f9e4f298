/** What the programs of attackers and servers are written with; goes before each of them. */
export const PRELUDE = `
import dgram from 'node:dgram'
import dns from 'node:dns/promises'
import http from 'node:http'
import net from 'node:net'
import { execFileSync } from 'node:child_process'

/** Tells the test how one attempt went. */
const result = (name, how) => console.log(JSON.stringify({ name, how: String(how) }))
const env = process.env
// A question is heard at once; how long who asked waits for an answer shows nothing.
env.RES_OPTIONS = 'timeout:2 attempts:1'

/** 'reached', or why not. */
const tcp = (host, port) =>
  new Promise(resolve => {
    const socket = net.connect({ host, port })
    const end = how => { socket.destroy(); resolve(how) }
    socket.setTimeout(3000, () => end('silence'))
    socket.once('connect', () => end('reached'))
    socket.once('error', error => end(error.code ?? error.message))
  })

/** The same over a socket that is bound to a device, as no right is needed for: the routes have no say then. */
const tcpByDevice = (host, port, device) => {
  const script = \`
    use Socket;
    socket(my $s, PF_INET, SOCK_STREAM, 0);
    setsockopt($s, SOL_SOCKET, 25, pack('Z*', '\${device}')) or die "bind: $!";
    setsockopt($s, SOL_SOCKET, SO_SNDTIMEO, pack('l!l!', 3, 0));
    print connect($s, sockaddr_in(\${port}, inet_aton('\${host}'))) ? 'reached' : "$!";\`
  return execFileSync('perl', ['-e', script], { encoding: 'utf8' })
}

/** 'answer' of a name server, its error, or silence. */
const ask = async (server, name) => {
  const resolver = new dns.Resolver({ timeout: 2000, tries: 1 })
  resolver.setServers([server])
  try { return 'answer ' + (await resolver.resolve4(name))[0] } catch (error) { return error.code }
}

const lookup = async name => {
  try { return (await dns.lookup(name)).address } catch (error) { return error.code }
}

/** The status and text of an HTTP answer; headers win over what the address says. */
const get = (url, { headers = {}, path } = {}) =>
  new Promise(resolve => {
    const { hostname, port, pathname } = new URL(url)
    const request = http.get({ host: hostname.replace(/[\\[\\]]/g, ''), port: port || 80, path: path ?? pathname, headers, timeout: 5000 }, answer => {
      let text = ''
      answer.on('data', chunk => { text += chunk })
      answer.on('end', () => resolve(answer.statusCode + ' ' + text.trim()))
    })
    request.once('timeout', () => request.destroy(new Error('silence')))
    request.once('error', error => resolve(error.code ?? error.message))
  })

/** What a proxy says to CONNECT, and what comes back through it when this is sent. */
const connectBy = (proxy, authority, { send = '', host = authority } = {}) =>
  new Promise(resolve => {
    const { hostname, port } = new URL(proxy)
    const socket = net.connect({ host: hostname, port })
    let text = ''
    const end = () => { socket.destroy(); resolve(text.split('\\r\\n')[0].replace('HTTP/1.1 ', '') + ' ' + text.slice(text.indexOf('\\r\\n\\r\\n')).trim()) }
    socket.setTimeout(3000, end)
    socket.on('error', error => { text ||= error.code; end() })
    socket.on('end', end)
    socket.on('data', chunk => {
      const isFirst = text === ''
      text += chunk
      if (isFirst && text.includes(' 200 ') && send) socket.write(send)
      else if (isFirst && text.includes(' 200 ')) end()
    })
    socket.write('CONNECT ' + authority + ' HTTP/1.1\\r\\nhost: ' + host + '\\r\\n\\r\\n')
  })

/** A web server that says who it is and notes who was asked for. */
const serveWeb = (name, port = 80) =>
  http.createServer((request, response) => {
    console.log(request.method + ' ' + request.headers.host + request.url)
    response.end('this is ' + name)
  }).listen(port, '::', () => console.log('listening'))

/** A proxy as it is quickly written: it looks at names, and believes them. */
const serveNaiveProxy = (allowed, port = 3128) => {
  const proxy = http.createServer((request, response) => {
    const url = new URL(request.url)
    if (!allowed.includes(url.hostname)) return response.writeHead(403).end('refused')
    const [host, at] = (request.headers.host ?? '').split(':')
    http.get({ host, port: at || 80, path: url.pathname, headers: request.headers }, answer => {
      response.writeHead(answer.statusCode)
      answer.pipe(response)
    }).on('error', error => response.writeHead(502).end(error.code))
  })
  proxy.on('connect', (request, client) => {
    const [host, at] = request.url.split(':')
    if (!allowed.includes(host)) return client.end('HTTP/1.1 403 Forbidden\\r\\n\\r\\n')
    const server = net.connect(at, host, () => {
      client.write('HTTP/1.1 200 OK\\r\\n\\r\\n')
      client.pipe(server).pipe(client)
    })
    server.on('error', () => client.end('HTTP/1.1 502 Bad Gateway\\r\\n\\r\\n'))
    client.on('error', () => server.destroy())
  })
  proxy.listen(port, '0.0.0.0', () => console.log('listening'))
}
`
