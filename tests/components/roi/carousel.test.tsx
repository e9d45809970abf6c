import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { Carousel } from '@/components/ui/carousel'

const slides = ['one', 'two', 'three'].map((id, index) => ({
  id,
  label: `Quote ${index + 1} of 3`,
  content: <p>Text {id}</p>,
}))
const scrollTo = vi.fn()
const show = () =>
  render(<Carousel label="Client quotes" slideLabel="quote" chooseLabel="Choose a quote" slides={slides} />)
const track = () => screen.getByRole('list', { name: 'Client quotes' })
const dots = () => screen.getAllByRole('link')
const current = () => dots().findIndex((dot) => dot.getAttribute('aria-current') === 'true')
const press = (key: string, modifiers = {}) => fireEvent.keyDown(track(), { key, ...modifiers })

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
  HTMLElement.prototype.scrollTo = scrollTo
  scrollTo.mockClear()
})

it('has names for itself, its slides, and its dots, and each dot links to its slide', () => {
  show()
  expect(screen.getByRole('region', { name: 'Client quotes' }).getAttribute('aria-roledescription')).toBe('carousel')
  expect(track().tabIndex).toBe(0)
  expect(screen.getByRole('navigation', { name: 'Choose a quote' })).toBeTruthy()
  expect(dots().map((dot) => [dot.getAttribute('aria-label'), dot.getAttribute('href')])).toEqual([
    ['Quote 1 of 3', '#one'],
    ['Quote 2 of 3', '#two'],
    ['Quote 3 of 3', '#three'],
  ])
  expect(current()).toBe(0)
})

it('does not handle shortcuts of the browser', () => {
  show()
  press('ArrowRight', { altKey: true })
  press('a')
  expect([current(), scrollTo.mock.calls]).toEqual([0, []])
})

it('updates the current dot after a swipe', () => {
  show()
  track().scrollLeft = 310
  fireEvent.scroll(track())
  expect(current()).toBe(0)
  act(() => vi.advanceTimersByTime(400))
  expect(current()).toBe(1)
})

it('waits for the end of a smooth scroll where the browser reports it', () => {
  show()
  press('ArrowRight')
  track().scrollLeft = 90
  fireEvent.scroll(track())
  act(() => vi.advanceTimersByTime(200))
  expect(current()).toBe(1)
  track().scrollLeft = 600
  fireEvent(track(), new Event('scrollend'))
  expect(current()).toBe(2)
})

it('never moves automatically', () => {
  show()
  act(() => vi.advanceTimersByTime(120_000))
  expect([current(), scrollTo.mock.calls, vi.getTimerCount()]).toEqual([0, [], 0])
})
