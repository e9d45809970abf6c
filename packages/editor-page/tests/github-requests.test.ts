import { describe, expect, it } from 'vitest'
import { guardRequests } from '../src/github-requests'

const api = 'https://github.acme.example/api/v3'

const unreachable: typeof fetch = () => Promise.reject(new TypeError('fetch failed'))

const fail = (said: string) => expect.fail(said)

/** What a page gets of an answer of GitHub. */
const save = async (body: object, init?: ResponseInit) => {
  const send = guardRequests(async () => Response.json(body, init), api, fail)
  return (await send('https://github.acme.example/graphql', { method: 'POST' })).json()
}

/** What GitHub says of tokens of a long life. */
const lifetime = "The 'acme' organization forbids access via a token if its lifetime is greater than 366 days."

describe('the page keeps what GitHub says, and adds what to do', () => {
  it.each<[string, number, string]>([
    ['Bad credentials', 401, 'Sign out, then sign in again'],
    ['Resource not accessible by personal access token', 403, 'may read and write'],
    ['You have exceeded a secondary rate limit.', 403, 'in an hour'],
    ['Resource protected by organization SAML enforcement.', 403, 'Let your access token into the organization'],
    ['The organization has an IP allow list enabled', 403, 'the network of your organization'],
    ['Repository was archived so is read-only.', 403, 'out of the archive'],
    [lifetime, 403, 'that ends sooner'],
    ['Server Error', 502, 'in a few minutes'],
    ['Blocked.', 403, 'copy it to be safe.'],
  ])('“%s” with %i', async (message, status, advice) => {
    const said = await save({ message }, { status })
    expect(said.message).toMatch(new RegExp(`^${message}.*still there; .*${advice}`))
    expect(advice === 'copy it to be safe.' ? said.message.endsWith(advice) : true).toBe(true)
  })

  it.each([
    ['Resource not accessible by personal access token', 'may read and write'],
    ['Although you appear to have an IP allow list', 'the network of your organization'],
    ['Expected branch to point to "abc" but it did not', 'reload the page'],
  ])('when a change ends in the error “%s”', async (message, advice) => {
    const answer = await save({ data: null, errors: [{ type: 'FORBIDDEN', message }] })
    expect(answer).toEqual({
      data: null,
      errors: [{ type: 'FORBIDDEN', message: expect.stringMatching(`^${message}.*${advice}`) }],
    })
  })

  it('when GitHub cannot be reached, and leaves other hosts alone', async () => {
    const send = guardRequests(unreachable, api, fail)
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
    const send = guardRequests(
      async () => Response.json({ data: 'done' }),
      api,
      (explanation) => said.push(explanation),
    )
    const query = 'mutation { createCommitOnBranch }'
    const body = JSON.stringify({ query, variables: { input: { branch: { branchName } } } })
    const answer = await send('https://github.acme.example/graphql', { method: 'POST', body }).then(
      (response) => response.json(),
      (error: Error) => error.message,
    )
    return { answer, said }
  }

  it('goes to the branch of an entry', async () => {
    expect(await commitOn('cms/notes/one')).toEqual({ answer: { data: 'done' }, said: [] })
  })

  it('is refused on another branch, and the editor is told why', async () => {
    const { answer, said } = await commitOn('main')
    expect(said).toEqual([answer])
    expect(answer).toContain('Nothing was changed.')
  })
})
