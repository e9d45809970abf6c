import { Agent, get } from 'node:http'

const connections = 32

/** Asks once and reads the answer to its end. */
const request = (url: string, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      response.resume().once('end', resolve).once('error', reject)
    }).once('error', reject)
  })

/**
 * Requests a second that the server answers on this machine. Client and server share the processor, so it is a lower
 * bound and good for comparison only.
 * @param seconds How long to ask.
 */
export async function measureServer(url: string, seconds = 3): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const end = performance.now() + seconds * 1000
  let answered = 0
  const ask = async () => {
    for (; performance.now() < end; answered++) await request(url, agent)
  }
  await Promise.all(Array.from({ length: connections }, ask))
  agent.destroy()
  return Math.round(answered / seconds)
}
