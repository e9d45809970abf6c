import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Accordion } from '@/components/ui/accordion'

const summary = () => screen.getByRole('group').querySelector('summary')

afterEach(cleanup)

it.each([
  ['row', undefined, 1],
  ['inline', undefined, 1],
  ['row', <span key="sign" />, 0],
] as const)('is named by its title alone, whatever its icon: %s %#', (look, sign, illustrations) => {
  render(
    <Accordion title="Contents" look={look} sign={sign}>
      First
    </Accordion>,
  )
  expect(summary()?.textContent).toBe('Contents')
  expect(screen.queryByRole('heading')).toBeNull()
  expect(summary()?.querySelectorAll('svg[aria-hidden=true]')).toHaveLength(illustrations)
  expect(summary()?.querySelectorAll('svg')).toHaveLength(illustrations)
})

it('renders its title as a heading of the given level', () => {
  render(
    <Accordion title="How soon?" level={3}>
      Soon.
    </Accordion>,
  )
  expect(summary()?.contains(screen.getByRole('heading', { level: 3, name: 'How soon?' }))).toBe(true)
})
