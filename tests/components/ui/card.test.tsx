import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Card } from '@/components/ui/card'

afterEach(cleanup)

it('is the element that its content needs, with what that element takes', async () => {
  const ref = createRef<HTMLFormElement>()
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <Card as="form" ref={ref} aria-label="Calculator" onSubmit={onSubmit}>
      <button type="submit">Next</button>
    </Card>,
  )
  expect(screen.getByRole('form', { name: 'Calculator' })).toBe(ref.current)
  await userEvent.click(screen.getByRole('button'))
  expect(onSubmit).toHaveBeenCalledOnce()
})

it('stands for nothing by itself', () => {
  render(<Card>Words</Card>)
  expect(screen.getByText('Words').tagName).toBe('DIV')
})

it('keeps its look to itself', () => {
  render(
    <Card look="copper" corner="plate">
      Words
    </Card>,
  )
  expect(screen.getByText('Words').getAttributeNames()).toEqual(['class'])
})
