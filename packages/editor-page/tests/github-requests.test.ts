import { describe, expect, it } from 'vitest'
import { guardRequests } from '../src/github-requests'

const api = 'https://github.acme.example/api/v3'

it('an editor is told what to do when GitHub cannot be reached, and other hosts are left alone', async () => {
  const unreachable = () => Promise.reject(new TypeError('fetch failed'))
  const send = guardRequests(unreachable, api, (said) => expect.fail(said))
  await expect(send(`${api}/user`)).rejects.toThrow('Check your connection')
  await expect(send('https://other.example/user')).rejects.toThrow('fetch failed')
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
