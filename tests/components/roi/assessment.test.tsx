import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { Assessment, type AssessmentProps } from '@/components/roi/assessment'

const copy: AssessmentProps['copy'] = {
  label: 'Examples',
  heading: 'Where time goes',
  categories: ['North', 'East', 'South', 'West'].map((label) => ({ label, text: `${label} text`, icon: 'check' })),
  quotesHeading: 'Quotes',
  pause: 'Pause',
  resume: 'Resume',
  nextQuote: 'Next quote',
  categoryInterval: 3000,
  quoteInterval: 6000,
}
const quotes = ['First', 'Second', 'Third'].map((text) => ({ text, author: `Author of ${text}` }))

const show = () =>
  render(<Assessment copy={copy} pictures={[]} quotes={quotes} icons={{ pause: null, resume: null, next: null }} />)
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const category = () =>
  copy.categories.findIndex(({ text }) =>
    document.querySelector('[data-highlighted=true]')?.textContent?.endsWith(text),
  )
const quote = () =>
  quotes.findIndex(({ author }) => document.querySelector('[data-current=true] figcaption')?.textContent === author)
const panel = () => screen.getByRole('complementary', { name: copy.label })
const button = () => screen.getByRole('button', { name: /Pause|Resume/ })
const hideTab = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
})

it('shows each category and each quote for its interval, and begins again after the last', () => {
  show()
  const seen = Array.from({ length: 7 }, () => {
    const now = [category(), quote()]
    wait(copy.categoryInterval)
    return now
  })
  expect(seen).toEqual([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 1],
    [0, 2],
    [1, 2],
    [2, 0],
  ])
})

it.each([
  ['under the pointer', () => fireEvent.pointerEnter(panel()), () => fireEvent.pointerLeave(panel())],
  ['while the focus is in it', () => act(() => button().focus()), () => act(() => button().blur())],
  ['in a hidden tab', () => hideTab(true), () => hideTab(false)],
  ['after its button is pressed', () => fireEvent.click(button()), () => fireEvent.click(button())],
])('pauses %s and then goes on at the same place', (_, pause, resume) => {
  show()
  wait(copy.categoryInterval)
  pause()
  wait(30_000)
  expect([category(), quote()]).toEqual([1, 0])
  resume()
  wait(copy.categoryInterval)
  expect(category()).toBe(2)
})

it('labels its button with the action, and resumes although the button has the focus', () => {
  show()
  act(() => button().focus())
  fireEvent.click(button())
  expect(button().textContent).toBe(copy.resume)
  fireEvent.click(button())
  expect(button().textContent).toBe(copy.pause)
  wait(copy.categoryInterval)
  expect(category()).toBe(1)
})
