import { once } from 'node:events'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createSiteServer } from '@/tools/serve/serve'
import { temporaryFolder } from '../../support/temporary-folder'

const policies = { everywhere: {}, pages: { policy: 'pages' }, own: { '/plan': { policy: 'own' } }, immutable: {} }

/** What the server of a small export answers to a path that is sent as it is written. */
const answer = async (path: string): Promise<string> => {
  const root = temporaryFolder({
    '.hosting/site.json': JSON.stringify({ headers: policies }),
    'index.html': 'Home',
    'about.html': 'About',
    'plan.html': 'Plan',
    'blog/one.html': 'One',
    'note.txt': 'Note',
    _headers: 'hidden',
  })
  const server = createSiteServer(root).listen(0)
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const [response] = await once(get({ port, path, agent: false }), 'response')
  response.resume()
  const { policy, location } = response.headers
  return [response.statusCode, location ?? policy].join(' ').trim()
}

test.each<[path: string, expected: string]>([
  ['/', '200 pages'],
  ['/about', '200 pages'],
  ['/%61bout', '200 pages'],
  ['/plan', '200 own'],
  ['/pl%61n', '200 own'],
  ['/./about', '200 pages'],
  ['/blog/%2e%2E/about', '200 pages'],
  ['/about.html', '308 /about'],
  ['/about%2ehtml', '308 /about'],
  ['/about.ht%6dl?a=b', '308 /about?a=b'],
  ['/plan%2Ehtml', '308 /plan'],
  ['/about/', '308 /about'],
  ['/about%2f', '308 /about'],
  ['/index%2ehtml', '308 /'],
  ['/%69ndex', '308 /'],
  ['/blog%2fone', '200 pages'],
  ['/blog%2Fone%2ehtml', '308 /blog/one'],
  ['/about.html%2f', '308 /about'],
  ['/about.html.', '404 pages'],
  ['/about.', '404 pages'],
  ['/about%2e', '404 pages'],
  ['/about.html%20', '404 pages'],
  ['/about.html%00', '404 pages'],
  ['/about%3Fx', '404 pages'],
  ['/About.HTML', '404 pages'],
  ['//about', '404 pages'],
  ['/%2fabout.html', '404 pages'],
  ['/about%5c', '404 pages'],
  ['/%5fheaders', '404 pages'],
  ['/%2ehosting/site.json', '404 pages'],
  ['/..%2f..%2fetc%2fpasswd', '404 pages'],
  ['/%ff', '404 pages'],
  ['/note.txt', '200'],
  ['/n%6fte.txt', '200'],
])('%s is answered with %s', async (path, expected) => {
  expect(await answer(path)).toBe(expected)
})
