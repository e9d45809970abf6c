import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { IconButton } from '@/components/ui/icon-button'

afterEach(cleanup)

it('is named by its label, submits no form, and reacts to Enter and Space', async () => {
  const user = userEvent.setup()
  const onClick = vi.fn()
  render(
    <IconButton label="Remove Intake" onClick={onClick}>
      <svg aria-hidden="true" />
    </IconButton>,
  )
  expect(screen.getByRole('button', { name: 'Remove Intake' }).getAttribute('type')).toBe('button')
  await user.tab()
  await user.keyboard('{Enter} ')
  expect(onClick).toHaveBeenCalledTimes(2)
})
