import { describe, expect, it } from 'vitest'
import { explainFailures, keepBranch } from '../src/github-requests'

const api = 'https://github.acme.example/api/v3'

const unreachable: typeof fetch = () => Promise.reject(new TypeError('fetch failed'))

/** What a page gets of an answer of GitHub. */
const save = async (body: object, init?: ResponseInit) => {
  const send = explainFailures(async () => Response.json(body, init), api)
  return (await send('https://github.acme.example/graphql', { method: 'POST' })).json()
}

/** What GitHub says of tokens of a long life. */
const lifetime = "The 'acme' organization forbids access via a token if its lifetime is greater than 366 days."

describe('the page keeps what GitHub says, and adds what to do', () => {
  it.each<[string, number, Record<string, string>, string]>([
    ['Bad credentials', 401, {}, 'Sign out, then sign in again'],
    ['Resource not accessible by personal access token', 403, {}, 'read and write access'],
    ['You have exceeded a secondary rate limit.', 403, { 'retry-after': '90' }, 'in 2 minutes'],
    ['API rate limit exceeded', 429, { 'retry-after': '30' }, 'in a minute'],
    ['API rate limit exceeded', 403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '0' }, 'in an hour'],
    [
      'Protected.',
      403,
      { 'x-github-sso': 'required; url=https://github.com/orgs/acme/sso' },
      'Open https://github.com/orgs/acme/sso and',
    ],
    ['The organization has an IP allow list enabled', 403, {}, 'the network of your organization'],
    ['Repository was archived so is read-only.', 403, {}, 'out of the archive'],
    [lifetime, 403, {}, 'that ends sooner'],
    ['Server Error', 502, {}, 'in a few minutes'],
    ['Blocked.', 403, {}, 'copy it to be safe.'],
  ])('“%s” with %i and the headers %o', async (message, status, headers, advice) => {
    const said = await save({ message }, { status, headers })
    expect(said.message).toMatch(new RegExp(`^${message}.*still there; .*${advice}`))
    expect(advice === 'copy it to be safe.' ? said.message.endsWith(advice) : true).toBe(true)
  })

  it.each([
    ['Resource not accessible by personal access token', 'read and write access'],
    ['Although you appear to have an IP allow list', 'the network of your organization'],
    ['Expected branch to point to "abc" but it did not', 'Reload the page'],
  ])('when a change ends in the error “%s”', async (message, advice) => {
    const answer = await save({ data: null, errors: [{ type: 'FORBIDDEN', message }] })
    expect(answer).toEqual({
      data: null,
      errors: [{ type: 'FORBIDDEN', message: expect.stringMatching(`^${message}.*${advice}`) }],
    })
  })

  it('when GitHub cannot be reached, and leaves other hosts alone', async () => {
    const send = explainFailures(unreachable, api)
    await expect(send(`${api}/user`)).rejects.toThrow('Check your connection')
    await expect(send('https://other.example/user')).rejects.toThrow('fetch failed')
  })

  it('only where something is wrong', async () => {
    expect(await save({ data: { ok: true } })).toEqual({ data: { ok: true } })
  })
})

describe('a commit', () => {
  const commitOn = async (branchName: string) => {
    const said: string[] = []
    const send = keepBranch(
      async () => Response.json('done'),
      (explanation) => said.push(explanation),
    )
    const query = 'mutation { createCommitOnBranch }'
    const body = JSON.stringify({ query, variables: { input: { branch: { branchName } } } })
    const answer = await send(`${api}/graphql`, { method: 'POST', body }).then(
      (response) => response.json(),
      (error: Error) => error.message,
    )
    return { answer, said }
  }

  it('goes to the branch of an entry', async () => {
    expect(await commitOn('cms/notes/one')).toEqual({ answer: 'done', said: [] })
  })

  it('is refused on another branch, and the editor is told why', async () => {
    const { answer, said } = await commitOn('main')
    expect(said).toEqual([answer])
    expect(answer).toContain('Nothing was changed.')
  })
})
