import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { IconButton } from '@/components/ui/icon-button'

afterEach(cleanup)

it('is named by its label alone, and sends no form', () => {
  render(
    <IconButton label="Remove Intake">
      <svg aria-hidden="true" />
    </IconButton>,
  )
  expect(screen.getByRole('button', { name: 'Remove Intake' }).getAttribute('type')).toBe('button')
})

it('answers Enter and Space', async () => {
  const user = userEvent.setup()
  const onClick = vi.fn()
  render(
    <IconButton label="Dismiss" onClick={onClick}>
      ×
    </IconButton>,
  )
  await user.tab()
  await user.keyboard('{Enter} ')
  expect(onClick).toHaveBeenCalledTimes(2)
})

it('hands on what makes it the button of a popover', () => {
  render(
    <IconButton label="Menu" popoverTarget="menu">
      ≡
    </IconButton>,
  )
  expect(screen.getByRole('button').getAttribute('popovertarget')).toBe('menu')
})
