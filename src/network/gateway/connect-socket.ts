import { connect, type Socket, type TcpNetConnectOpts } from 'node:net'

/** A connection to one host and port that sends at once what is written. Rejects where there is no answer in time. */
export const connectSocket = (
  to: Pick<TcpNetConnectOpts, 'host' | 'port' | 'autoSelectFamily'>,
  timeoutMs: number
): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ ...to, allowHalfOpen: true })
    const timer = setTimeout(() => socket.destroy(new Error('no answer')), timeoutMs)
    socket.once('close', () => clearTimeout(timer))
    socket.once('error', reject)
    socket.once('connect', () => {
      clearTimeout(timer)
      socket.off('error', reject)
      socket.setNoDelay(true)
      resolve(socket)
    })
  })
