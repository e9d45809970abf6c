import { expect, it } from 'vitest'
import { guardRequests } from '../src/github-requests'

const api = 'https://github.acme.example/api/v3'

it('an editor is told what to do when GitHub cannot be reached, and other hosts are left alone', async () => {
  const unreachable = () => Promise.reject(new TypeError('fetch failed'))
  const send = guardRequests(unreachable, api, (said) => expect.fail(said))
  await expect(send(`${api}/user`)).rejects.toThrow('Check your connection')
  await expect(send('https://other.example/user')).rejects.toThrow('fetch failed')
})
