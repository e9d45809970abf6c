import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runCommand } from '@/components/enhancements/fallbacks'
import { Dialog, DialogBar, DialogClose } from '@/components/ui/dialog'
import { dialogCommand } from '@/components/ui/dialog-command'

const invoker = (
  <button type="button" {...dialogCommand('job', 'show-modal')}>
    Open
  </button>
)
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })

// Invoker commands as the site script does them for older browsers; the test's own browser has none.
beforeEach(() => document.addEventListener('click', runCommand))
afterEach(() => {
  document.removeEventListener('click', runCommand)
  cleanup()
})

describe('accessibility', () => {
  it('is named by a label', () => {
    render(<Dialog id="plan" label="Your plan" placement="sheet" />)
    dialog().showModal()
    expect(screen.getByRole('dialog', { name: 'Your plan' })).toBe(dialog())
  })

  it('is named by its own heading', () => {
    render(
      <Dialog id="job" labelledBy="job-title">
        <h2 id="job-title">Bridge Engineer</h2>
      </Dialog>,
    )
    dialog().showModal()
    expect(screen.getByRole('dialog', { name: 'Bridge Engineer' })).toBe(dialog())
  })

  it('is closed at first, and says what its close button does', () => {
    render(
      <Dialog id="job" label="Job">
        <DialogBar dialog="job" label="Close" icon={<svg aria-hidden="true" />} />
      </Dialog>,
    )
    expect(dialog().open).toBe(false)
    expect(screen.getByRole('button', { name: 'Close', hidden: true }).getAttribute('type')).toBe('button')
  })
})

describe('keyboard', () => {
  it('opens with the button that names it and closes with its own, by Enter and by Space', async () => {
    const user = userEvent.setup()
    render(
      <>
        {invoker}
        <Dialog id="job" label="Job">
          <DialogClose dialog="job" label="Close" icon="×" />
        </Dialog>
      </>,
    )
    await user.tab()
    await user.keyboard('{Enter}')
    expect(dialog().open).toBe(true)
    screen.getByRole('button', { name: 'Close' }).focus()
    await user.keyboard(' ')
    expect(dialog().open).toBe(false)
  })
})

describe('behavior', () => {
  it('lets the browser close it on a click beside it', () => {
    render(<Dialog id="job" label="Job" />)
    expect(dialog().getAttribute('closedby')).toBe('any')
  })

  it('is at hand for who opens it from a script, and tells them when it was closed', async () => {
    const ref = createRef<HTMLDialogElement>()
    const onClose = vi.fn()
    render(
      <Dialog id="plan" ref={ref} label="Your plan" placement="sheet" onClose={onClose}>
        <DialogClose dialog="plan" label="Close" icon="×" />
      </Dialog>,
    )
    ref.current?.showModal()
    expect(dialog().open).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(dialog().open).toBe(false)
    expect(onClose).toHaveBeenCalledOnce()
  })
})
