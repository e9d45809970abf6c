// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { explainFailures } from '@/tools/editor/page/explain-failures'

const api = 'https://api.github.com'
const send = vi.fn<typeof fetch>()

beforeEach(() => {
  window.fetch = send
  window.location.hash = ''
  explainFailures(api)
})

const change = { method: 'POST', body: JSON.stringify({ query: 'mutation { createCommitOnBranch }' }) }
const save = async () => (await window.fetch(`${api}/graphql`, change)).json()

it.each([
  [401, {}, 'sign in again'],
  [403, {}, 'read and write access'],
  [403, { 'x-ratelimit-remaining': '0' }, 'in an hour'],
  [429, {}, 'in an hour'],
  [502, {}, 'in a few minutes'],
])('says what to do when GitHub refuses with %i and the headers %o', async (status, headers, advice) => {
  send.mockResolvedValue(Response.json({ message: 'Bad' }, { status, headers }))
  expect(await save()).toEqual({ message: expect.stringContaining(advice) })
})

it.each([
  ['FORBIDDEN', 'read and write access'],
  ['STALE_DATA', 'Reload the page'],
  ['OTHER', 'Bad'],
])('says what to do when a change ends in the error %s', async (type, advice) => {
  send.mockResolvedValue(Response.json({ data: null, errors: [{ type, message: 'Bad' }] }))
  expect(await save()).toEqual({ data: null, errors: [{ type, message: expect.stringContaining(advice) }] })
})

it('says what to do when GitHub cannot be reached, in a form also that nothing is lost, and leaves other hosts alone', async () => {
  send.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(save()).rejects.toThrow('Check your connection')
  await expect(save()).rejects.not.toThrow('still in this form')
  window.location.hash = '#/collections/faq/entries/how-soon'
  await expect(save()).rejects.toThrow('still in this form')
  await expect(window.fetch('/admin/practice.json')).rejects.toThrow('Failed to fetch')
})

it('leaves answers alone that are as they should be', async () => {
  send.mockResolvedValue(Response.json({ data: { ok: true } }))
  expect(await save()).toEqual({ data: { ok: true } })
})
