import { describe, expect, it } from 'vitest'
import { explainFailures, keepBranch } from '../src/github-requests'

const api = 'https://github.acme.example/api/v3'

const unreachable: typeof fetch = () => Promise.reject(new TypeError('fetch failed'))

/** What a page gets of an answer of GitHub. */
const save = async (body: object, init?: ResponseInit) => {
  const send = explainFailures(async () => Response.json(body, init), api)
  return (await send('https://github.acme.example/graphql', { method: 'POST' })).json()
}

describe('the page says what to do', () => {
  it.each<[number, Record<string, string>, string]>([
    [401, {}, 'still there; copy it to be safe. Sign out, then sign in again'],
    [403, {}, 'read and write access'],
    [403, { 'x-ratelimit-remaining': '0' }, 'in an hour'],
    [429, {}, 'in an hour'],
    [502, {}, 'in a few minutes'],
  ])('when GitHub refuses with %i and the headers %o', async (status, headers, advice) => {
    expect(await save({ message: 'Bad' }, { status, headers })).toEqual({ message: expect.stringContaining(advice) })
  })

  it.each([
    ['FORBIDDEN', 'read and write access'],
    ['STALE_DATA', 'Reload the page'],
    ['OTHER', 'Bad'],
  ])('when a change ends in the error %s', async (type, advice) => {
    const body = { data: null, errors: [{ type, message: 'Bad' }] }
    const message = expect.stringContaining(advice)
    expect(await save(body)).toEqual({ data: null, errors: [{ type, message }] })
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
