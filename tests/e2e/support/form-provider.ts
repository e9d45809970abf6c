import { createServer, type RequestListener } from 'node:http'
import { freePort } from '../../support/free-port'
import { type Listening, listen } from './listen'

/** A stand-in for a form provider. */
export interface FormProvider extends Listening {
  /** Settles when it has received its first request. */
  asked: Promise<void>
}

/** Starts a provider that answers every request in one way. */
export async function openProvider(answer: RequestListener): Promise<FormProvider> {
  const server = createServer(answer)
  const asked = new Promise<void>((done) => server.once('request', () => done()))
  return { asked, ...(await listen(server)) }
}

/** An address at which nothing listens. */
export const deadAddress = async (): Promise<string> => `http://127.0.0.1:${await freePort()}`
