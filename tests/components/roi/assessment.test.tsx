import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Assessment } from '@/components/roi/assessment'
import { roi } from '../../unit/roi/fixture'
import { preferReducedMotion } from './reduced-motion'

const copy = roi.assessment
const quotes = ['First', 'Second', 'Third', 'Fourth'].map((text) => ({ text, author: `Author of ${text}` }))

const show = () =>
  render(<Assessment copy={copy} pictures={[]} quotes={quotes} icons={{ pause: null, resume: null }} />)
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const category = () => document.querySelector('[data-highlighted=true]')?.textContent ?? ''
const quote = () => document.querySelector('[data-current=true] blockquote')?.textContent ?? ''
const panel = () => screen.getByRole('complementary')
const button = () => screen.getByRole('button')
const hideTab = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  preferReducedMotion(false)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('Assessment', () => {
  it('names the panel and shows all four categories and quotes', () => {
    show()
    expect(panel().getAttribute('aria-label')).toBe(copy.label)
    expect(copy.categories.map(({ label }) => label)).toEqual(['Logistics', 'Healthcare', 'Support', 'Retail'])
    for (const { label } of copy.categories) expect(panel().textContent).toContain(label)
    for (const { text } of quotes) expect(panel().textContent).toContain(text)
  })

  it('highlights the next category every 3 s and begins again after the last', () => {
    show()
    const seen = [category()]
    wait(2999)
    expect(category()).toContain('Logistics')
    wait(1)
    for (let i = 0; i < 4; i++) {
      seen.push(category())
      wait(3000)
    }
    expect(seen.map((text) => copy.categories.findIndex(({ label }) => text.startsWith(label)))).toEqual([
      0, 1, 2, 3, 0,
    ])
  })

  it('shows the next quote every 6 s and begins again after the last', () => {
    show()
    const seen = [quote()]
    wait(5999)
    expect(quote()).toBe('“First”')
    wait(1)
    for (let i = 0; i < 4; i++) {
      seen.push(quote())
      wait(6000)
    }
    expect(seen).toEqual(['“First”', '“Second”', '“Third”', '“Fourth”', '“First”'])
  })

  it('stops at the pause button and goes on at the same place', () => {
    show()
    wait(3000)
    fireEvent.click(button())
    expect(button().textContent).toBe(copy.resume)
    wait(30_000)
    expect([category(), quote()]).toEqual([expect.stringContaining('Healthcare'), '“First”'])
    fireEvent.click(button())
    expect(button().textContent).toBe(copy.pause)
    wait(3000)
    expect(category()).toContain('Support')
  })

  it('rests while the pointer is on it', () => {
    show()
    fireEvent.pointerEnter(panel())
    wait(30_000)
    expect(category()).toContain('Logistics')
    fireEvent.pointerLeave(panel())
    wait(3000)
    expect(category()).toContain('Healthcare')
  })

  it('rests while the focus is in it', () => {
    show()
    act(() => button().focus())
    wait(30_000)
    expect(category()).toContain('Logistics')
    act(() => button().blur())
    wait(3000)
    expect(category()).toContain('Healthcare')
  })

  it('goes on when asked to, with the focus still on the button', () => {
    show()
    act(() => button().focus())
    fireEvent.click(button())
    fireEvent.click(button())
    wait(3000)
    expect(category()).toContain('Healthcare')
    act(() => button().blur())
    act(() => button().focus())
    wait(30_000)
    expect(category()).toContain('Healthcare')
  })

  it('rests in a hidden tab', () => {
    show()
    hideTab(true)
    wait(30_000)
    expect(category()).toContain('Logistics')
    hideTab(false)
    wait(3000)
    expect(category()).toContain('Healthcare')
  })

  it('never moves under reduced motion', () => {
    preferReducedMotion(true)
    show()
    wait(60_000)
    expect([category(), quote()]).toEqual([expect.stringContaining('Logistics'), '“First”'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('leaves no timer behind', () => {
    show().unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})
