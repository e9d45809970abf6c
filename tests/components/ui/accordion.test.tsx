import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { openTarget } from '@/components/enhancements/targets'
import { Accordion } from '@/components/ui/accordion'

const details = () => screen.getByRole<HTMLDetailsElement>('group')
const summary = () => details().querySelector('summary') as HTMLElement

afterEach(cleanup)

describe('accessibility', () => {
  it('has its title as a heading of the level that the page needs', () => {
    render(
      <Accordion title="How soon?" level={3}>
        Soon.
      </Accordion>,
    )
    expect(summary().contains(screen.getByRole('heading', { level: 3, name: 'How soon?' }))).toBe(true)
  })

  it('is no heading where it only folds a list away', () => {
    render(<Accordion title="Contents">First</Accordion>)
    expect(screen.queryByRole('heading')).toBeNull()
    expect(summary().textContent).toBe('Contents')
  })

  it('shows its state by a sign that says nothing to a screen reader', () => {
    render(
      <>
        <Accordion title="How soon?">Soon.</Accordion>
        <Accordion title="How it works" look="inline">
          Well.
        </Accordion>
      </>,
    )
    const signs = [...document.querySelectorAll('summary svg')]
    expect(signs).toHaveLength(2)
    expect(signs.every((sign) => sign.getAttribute('aria-hidden') === 'true')).toBe(true)
  })

  it('takes another sign', () => {
    render(
      <Accordion title="How soon?" sign={<span data-testid="sign" />}>
        Soon.
      </Accordion>,
    )
    expect(summary().contains(screen.getByTestId('sign'))).toBe(true)
    expect(summary().querySelector('svg')).toBeNull()
  })
})

describe('behavior', () => {
  it('is closed at first and opens and closes at its title', async () => {
    render(<Accordion title="How soon?">Soon.</Accordion>)
    expect(details().open).toBe(false)
    await userEvent.click(summary())
    expect(details().open).toBe(true)
    await userEvent.click(summary())
    expect(details().open).toBe(false)
  })

  it('opens when the address names it', () => {
    render(
      <Accordion id="how-soon" title="How soon?">
        Soon.
      </Accordion>,
    )
    openTarget('#how-soon')
    expect(details().open).toBe(true)
  })
})
