import { expect, onTestFinished, test } from 'vitest'
import { serve } from '@/tools/serve/serve'
import { ask } from '../../support/ask'
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
  const { base, close } = await serve(root)
  onTestFinished(close)
  const { status, headers } = await ask(Number(new URL(base).port), path)
  return [status, headers.location ?? headers['policy']].join(' ').trim()
}

test.each<[path: string, expected: string]>([
  ['/%61bout', '200 pages'],
  ['/pl%61n', '200 own'],
  ['/./about', '200 pages'],
  ['/blog/%2e%2E/about', '200 pages'],
  ['/about%2ehtml', '308 /about'],
  ['/about.ht%6dl?a=b', '308 /about?a=b'],
  ['/plan%2Ehtml', '308 /plan'],
  ['/about%2f', '308 /about'],
  ['/index%2ehtml', '308 /'],
  ['/%69ndex', '308 /'],
  ['/blog%2fone', '200 pages'],
  ['/blog%2Fone%2ehtml', '308 /blog/one'],
  ['/about.html%2f', '308 /about'],
  ['/blog/', '404 pages'],
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
  ['/n%6fte.txt', '200'],
])('%s is answered with %s', async (path, expected) => {
  expect(await answer(path)).toBe(expected)
})
