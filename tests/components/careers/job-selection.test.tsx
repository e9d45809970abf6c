import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { JobSelection } from '@/components/careers/job-selection'

const show = () =>
  render(
    <JobSelection>
      <dialog id="engineer" />
      <dialog id="lead-gen" />
    </JobSelection>,
  )
const dialog = (id: string) => document.getElementById(id) as HTMLDialogElement
const selected = () => document.querySelector('[data-selected]')?.getAttribute('data-selected')

beforeEach(() => window.history.replaceState(null, '', '/careers?from=mail'))
afterEach(cleanup)

describe('JobSelection', () => {
  it('selects nothing at first, and leaves the address alone', () => {
    show()
    expect(selected()).toBeUndefined()
    expect(window.location.hash).toBe('')
  })

  it('follows the dialog that opens and closes, and keeps the address in step', async () => {
    show()
    dialog('lead-gen').setAttribute('open', '')
    await waitFor(() => expect(selected()).toBe('lead-gen'))
    expect(window.location.href).toMatch(/\/careers\?from=mail#lead-gen$/)
    dialog('lead-gen').removeAttribute('open')
    await waitFor(() => expect(selected()).toBeUndefined())
    expect(window.location.href).toMatch(/\/careers\?from=mail$/)
  })

  it('finds a dialog that was open before it started', async () => {
    render(
      <JobSelection>
        <dialog id="engineer" open />
      </JobSelection>,
    )
    await waitFor(() => expect(selected()).toBe('engineer'))
  })

  it('does not touch the address of another page after it is gone', async () => {
    const { unmount } = show()
    dialog('engineer').setAttribute('open', '')
    await waitFor(() => expect(selected()).toBe('engineer'))
    window.history.replaceState(null, '', '/faq#engineer')
    unmount()
    expect(window.location.href).toMatch(/\/faq#engineer$/)
  })
})
