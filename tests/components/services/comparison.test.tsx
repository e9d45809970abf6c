import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Comparison } from '@/components/services/comparison'

afterEach(cleanup)

const copy = {
  heading: 'With us, and without',
  topicLabel: 'Topic',
  withLabel: 'With us',
  withoutLabel: 'On your own',
  explainLabel: 'why it matters',
  rows: [
    { topic: 'First project', with: 'From your figures', without: 'From a demo', explanation: 'Counting comes first.' },
    { topic: 'Your data', with: 'Written rules', without: 'Whatever is handy', explanation: 'We agree on rules.' },
  ],
}

it('is a table whose cells have a column and a row', () => {
  render(<Comparison copy={copy} />)
  const table = screen.getByRole('table', { name: copy.heading })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Topic', 'On your own', 'With us'])
  const [, first] = within(table).getAllByRole('row')
  expect(within(first as HTMLElement).getByRole('rowheader').textContent).toContain('First project')
  expect(within(first as HTMLElement).getAllByRole('cell')).toHaveLength(2)
})

it('explains every topic in a separate popup', () => {
  render(<Comparison copy={copy} />)
  const targets = screen.getAllByRole('button').map((button) => button.getAttribute('popovertarget') ?? '')
  expect(new Set(targets).size).toBe(copy.rows.length)
  expect(targets.map((id) => document.getElementById(id)?.textContent)).toEqual(
    copy.rows.map(({ explanation }) => explanation),
  )
})
