import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { freePort } from '../../support/free-port'

/** A stand-in for a form provider, on a loopback address of its own. */
export interface FormProvider {
  address: string
  /** Settles when it has received its first request. */
  asked: Promise<void>
  close: () => void
}

/** Starts a provider that answers every request in one way. */
export async function openProvider(answer: RequestListener): Promise<FormProvider> {
  const server = createServer(answer)
  const asked = new Promise<void>((done) => server.once('request', () => done()))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, close }
}

/** An address at which nothing listens. */
export const deadAddress = async (): Promise<string> => `http://127.0.0.1:${await freePort()}`
