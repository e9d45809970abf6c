import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runCommand } from '@/components/enhancements/fallbacks'
import { Dialog, DialogBar, DialogClose } from '@/components/ui/dialog'
import { dialogCommand } from '@/components/ui/dialog-command'

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })

// Invoker commands as the fallbacks implement them for older browsers: happy-dom has none.
beforeEach(() => document.addEventListener('click', runCommand))
afterEach(() => {
  document.removeEventListener('click', runCommand)
  cleanup()
})

it.each([
  ['a label', { label: 'Bridge Engineer' }],
  ['its own heading', { labelledBy: 'job-title' }],
])('is named by %s', (_, name) => {
  render(
    <Dialog id="job" {...name}>
      <h2 id="job-title">Bridge Engineer</h2>
    </Dialog>,
  )
  dialog().showModal()
  expect(screen.getByRole('dialog', { name: 'Bridge Engineer' })).toBe(dialog())
})

it('is opened and closed with its buttons by keyboard', async () => {
  const user = userEvent.setup()
  render(
    <>
      <button type="button" {...dialogCommand('job', 'show-modal')}>
        Open
      </button>
      <Dialog id="job" label="Job">
        <DialogBar dialog="job" label="Close" icon={<svg aria-hidden="true" />} />
      </Dialog>
    </>,
  )
  expect(dialog().open).toBe(false)
  await user.tab()
  await user.keyboard('{Enter}')
  expect(dialog().open).toBe(true)
  screen.getByRole('button', { name: 'Close' }).focus()
  await user.keyboard(' ')
  expect(dialog().open).toBe(false)
})

it('can be opened by a script, which is notified when it closes', async () => {
  const ref = createRef<HTMLDialogElement>()
  const onClose = vi.fn()
  render(
    <Dialog id="plan" ref={ref} label="Your plan" placement="sheet" onClose={onClose}>
      <DialogClose dialog="plan" label="Close" icon="×" />
    </Dialog>,
  )
  expect(dialog().getAttribute('closedby')).toBe('any')
  ref.current?.showModal()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(dialog().open).toBe(false)
  expect(onClose).toHaveBeenCalledOnce()
})
