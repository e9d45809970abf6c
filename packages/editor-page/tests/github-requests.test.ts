import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { explainFailures, keepBranch } from '../src/github-requests'

interface Answer {
  status: number
  headers?: Record<string, string>
  body: object
}

/** Stands where GitHub is, and answers a request with what its body asks for. */
let github: Server
let api = ''

beforeAll(async () => {
  github = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += part
    const { answer } = JSON.parse(text) as { answer: Answer }
    response.writeHead(answer.status, answer.headers).end(JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => github.listen(0, 'localhost', resolve))
  api = `http://localhost:${(github.address() as AddressInfo).port}`
})
afterAll(() => {
  github.close()
})

const save = async (answer: Answer) => {
  const send = explainFailures(fetch, api)
  return (await send(`${api}/graphql`, { method: 'POST', body: JSON.stringify({ answer }) })).json()
}

describe('the page says what to do', () => {
  it.each<[number, Record<string, string>, string]>([
    [401, {}, 'still there; copy it to be safe. Sign out, then sign in again'],
    [403, {}, 'read and write access'],
    [403, { 'x-ratelimit-remaining': '0' }, 'in an hour'],
    [429, {}, 'in an hour'],
    [502, {}, 'in a few minutes'],
  ])('when GitHub refuses with %i and the headers %o', async (status, headers, advice) => {
    const answer = { status, headers, body: { message: 'Bad' } }
    expect(await save(answer)).toEqual({ message: expect.stringContaining(advice) })
  })

  it.each([
    ['FORBIDDEN', 'read and write access'],
    ['STALE_DATA', 'Reload the page'],
    ['OTHER', 'Bad'],
  ])('when a change ends in the error %s', async (type, advice) => {
    const body = { data: null, errors: [{ type, message: 'Bad' }] }
    const message = expect.stringContaining(advice)
    expect(await save({ status: 200, body })).toEqual({ data: null, errors: [{ type, message }] })
  })

  it('when GitHub cannot be reached, and leaves other hosts alone', async () => {
    const closed = 'http://localhost:1'
    const send = explainFailures(fetch, closed)
    await expect(send(`${closed}/user`)).rejects.toThrow('Check your connection')
    const other = explainFailures(fetch, api)
    await expect(other(`${closed}/user`)).rejects.toThrow('fetch failed')
  })

  it('only where something is wrong', async () => {
    const body = { data: { ok: true } }
    expect(await save({ status: 200, body })).toEqual(body)
  })
})

describe('a commit', () => {
  const commitOn = async (branchName: string) => {
    const said: string[] = []
    const send = keepBranch(fetch, (explanation) => said.push(explanation))
    const body = JSON.stringify({
      query: 'mutation { createCommitOnBranch }',
      variables: { input: { branch: { branchName } } },
      answer: { status: 200, body: { data: 'done' } },
    })
    const answer = await send(`${api}/graphql`, { method: 'POST', body }).then(
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
