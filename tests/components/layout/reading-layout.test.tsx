import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ReadingLayout } from '@/components/layout/reading-layout'
import type { Heading } from '@/lib/content/headings'

const headings: readonly Heading[] = [
  { level: 2, id: 'books', text: 'Books' },
  { level: 3, id: 'reader', text: 'The reader' },
  { level: 2, id: 'view', text: 'The view' },
]

const show = (list: readonly Heading[]) =>
  render(
    <ReadingLayout headings={list} title="In this article">
      <p>Text</p>
    </ReadingLayout>,
  )

it('lists the sections beside the text, and their subsections too in the collapsible list', () => {
  const { container } = show(headings)
  const beside = within(screen.getByRole('navigation', { name: 'In this article' })).getAllByRole('link')
  expect(beside.map((link) => link.getAttribute('href'))).toEqual(['#books', '#view'])
  expect(container.querySelectorAll('details a')).toHaveLength(3)
})

it('centers a text without headings', () => {
  const { container } = show([])
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(container.querySelector('details')).toBeNull()
  expect(screen.getByText('Text')).toBeTruthy()
})
