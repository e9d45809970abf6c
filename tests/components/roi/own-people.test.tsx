import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OwnPeople } from '@/components/roi/own-people'
import type { Roi } from '@/lib/content/collections/roi'
import { formatDollars } from '@/lib/text/money'

const copy = {
  ownLabel: 'People',
  ownText: '{total} for {people}, not {headcount}: {amount} each',
} as Roi['result']['span']

it.each([
  ['25', `${formatDollars(50_000)} for 25, not 50: ${formatDollars(2000)} each`],
  [' 1,000 ', `${formatDollars(2_000_000)} for 1,000, not 50: ${formatDollars(2000)} each`],
  ...['', '0', '-5', 'many', '2.5', '1e3', '10,00'].map((text): [string, string] => [text, '']),
])('“%s” people have “%s” of an estimate', (text, expected) => {
  render(<OwnPeople savings={100_000} headcount={50} copy={copy} />)
  fireEvent.change(screen.getByLabelText('People'), { target: { value: text } })
  expect(screen.getByRole('status').textContent).toBe(expected)
})
