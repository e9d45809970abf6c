// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { enhance } from '@/components/enhancements/job-dialogs'

const start = (dialogs: string) => {
  document.body.innerHTML = `<main>${dialogs}</main>`
  enhance(document.querySelector('main') as HTMLElement)
}
const dialog = (id: string) => document.getElementById(id) as HTMLDialogElement
const selected = () => document.querySelector('main')?.dataset.selected
const address = () => location.pathname + location.search + location.hash

beforeEach(() => history.replaceState({ kept: true }, '', '/careers?from=mail'))

it('selects nothing at first, and does not change the address', () => {
  start('<dialog id="mason"></dialog>')
  expect([selected(), address()]).toEqual([undefined, '/careers?from=mail'])
})

it('follows the dialog that opens and closes', async () => {
  start('<dialog id="mason"></dialog><dialog id="rigger"></dialog>')
  const entries = history.length
  dialog('rigger').open = true
  await vi.waitFor(() => expect(selected()).toBe('rigger'))
  expect(address()).toBe('/careers?from=mail#rigger')
  expect(history.length).toBe(entries + 1)
  expect(history.state).toEqual({ kept: true, opened: true })
  dialog('rigger').open = false
  await vi.waitFor(() => expect(selected()).toBeUndefined())
})

it('finds a dialog that is open already, and keeps the address of the job that is about to open', () => {
  history.replaceState(null, '', '/careers#rigger')
  start('<dialog id="mason" open></dialog><dialog id="rigger"></dialog>')
  expect([selected(), address()]).toEqual(['mason', '/careers#rigger'])
})
