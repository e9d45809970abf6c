import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Accordion } from '@/components/ui/accordion'

it.each([
  ['row', 3, 1],
  ['inline', undefined, 0],
] as const)('a %s is named by its title alone, a heading of the level %s', (look, level, headings) => {
  render(
    <Accordion title="Contents" look={look} level={level}>
      First
    </Accordion>,
  )
  const summary = screen.getByRole('group').querySelector('summary')
  expect(summary?.textContent).toBe('Contents')
  expect(summary?.querySelectorAll('svg:not([aria-hidden=true])')).toHaveLength(0)
  expect(screen.queryAllByRole('heading', { level: 3, name: 'Contents' })).toHaveLength(headings)
})
