import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { StartLink } from '@/components/roi/start-link'

const open = (isWide: boolean) => {
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
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('moves the focus to the first field on wide screens', () => {
  open(true)
  expect(document.activeElement).toBe(screen.getByLabelText('First field'))
})

it('only scrolls on phones, where the focus would open the keyboard', () => {
  open(false)
  expect(document.activeElement).toBe(document.body)
  expect(screen.getByRole('link').getAttribute('href')).toBe('#roi-calculator')
})
