import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { StartLink } from '@/components/roi/start-link'

it.each([
  ['moves the focus to the first field on wide screens', true, 'First field'],
  ['only scrolls on phones, where the focus would open the keyboard', false, undefined],
])('%s', (_, isWide, focused) => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }))
  render(
    <>
      <StartLink>Start</StartLink>
      <section id="roi-calculator">
        <input aria-label="First field" />
      </section>
    </>,
  )
  fireEvent.click(screen.getByRole('link'))
  vi.runAllTimers()
  expect(document.activeElement?.getAttribute('aria-label') ?? undefined).toBe(focused)
  expect(screen.getByRole('link').getAttribute('href')).toBe('#roi-calculator')
})
