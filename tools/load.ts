// `npm run load -- http://127.0.0.1:8080`: loads a running server with 64 connections for ten seconds an address, and prints the requests a
// second. To compare, put an empty file `empty.txt` beside the pages that the server serves.
import { Agent, get } from 'node:http'
import { routes } from '../lib/routes'

const connections = 64
const duration = 10_000
const paths = [routes.home.path, routes.services.path, routes.plan.path, '/no-such-page', '/empty.txt']

/** The status of one request, its body read; undefined when it failed. */
const ask = (agent: Agent, url: URL): Promise<number | undefined> =>
  new Promise((done) => {
    get(url, { agent, headers: { 'accept-encoding': 'br, gzip' } }, (response) => {
      response.once('end', () => done(response.statusCode)).once('error', () => done(undefined))
      response.resume()
    }).once('error', () => done(undefined))
  })

/** Requests an address over and over. Returns how many requests a second were answered, and how many failed. */
async function load(url: URL): Promise<{ rate: number; failed: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const expected = await ask(agent, url)
  const began = performance.now()
  let [answered, failed] = [0, 0]
  const connection = async () => {
    while (performance.now() - began < duration)
      if ((await ask(agent, url)) === expected) answered++
      else failed++
  }
  await Promise.all(Array.from({ length: connections }, connection))
  agent.destroy()
  return { rate: Math.round((answered * 1000) / (performance.now() - began)), failed }
}

const base = process.argv[2]
if (base === undefined || !URL.canParse(base)) {
  console.error('Name the address of a running server: npm run load -- http://127.0.0.1:8080')
  process.exitCode = 1
} else {
  for (const path of paths) {
    const { rate, failed } = await load(new URL(path, base))
    console.log(`${path.padEnd(20)} ${String(rate).padStart(7)} requests/s, ${failed} failed`)
    if (failed > 0) process.exitCode = 1
  }
}
