import { expect, it } from 'vitest'
import { guardRequests } from '../src/github-requests'

const api = 'https://github.acme.example/api/v3'

it('an editor is told what to do when GitHub cannot be reached, and other hosts are left alone', async () => {
  const unreachable = () => Promise.reject(new TypeError('fetch failed'))
  const send = guardRequests(unreachable, api, (said) => expect.fail(said))
  await expect(send(`${api}/user`)).rejects.toThrow('Check your connection')
  await expect(send('https://other.example/user')).rejects.toThrow('fetch failed')
})

// Sveltia CMS shows the sentence of an answer, which says more than a number: limits, rights, lifetimes of tokens, archives.
it.each([
  [403, { 'retry-after': '60' }, { message: 'You have exceeded a secondary rate limit.' }],
  [403, { 'x-github-sso': 'required' }, { message: 'Protected by SAML enforcement.' }],
  [403, {}, { message: 'Repository was archived so is read-only.' }],
  [200, {}, { errors: [{ type: 'FORBIDDEN', message: 'Resource not accessible by personal access token' }] }],
])('what GitHub refuses keeps its own sentence: %d %j %j', async (status, headers, body) => {
  const answer = Response.json(body, { status, headers })
  const send = guardRequests(async () => answer, api, expect.fail)
  expect(await send(`${api.replace('/v3', '')}/graphql`)).toBe(answer)
})
