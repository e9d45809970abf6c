import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server of a test, on a loopback address of its own. */
export interface Listening {
  address: string
  close: () => void
}

/** Starts a server on a free port of a host. */
export async function listen(server: Server, host = '127.0.0.1'): Promise<Listening> {
  await new Promise<void>((done) => server.listen(0, host, done))
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { address: `http://${host}:${(server.address() as AddressInfo).port}`, close }
}
