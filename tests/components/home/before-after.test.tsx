import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BeforeAfter } from '@/components/home/before-after/before-after'
import { problem } from './fixtures'

const { animate } = vi.hoisted(() => ({ animate: vi.fn() }))
vi.mock('framer-motion/dom', () => ({ animate }))

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const group = () => screen.getByRole('group', { name: 'Before or after' })

/** happy-dom lays nothing out; say which of the three pictures is on show. */
const showPicture = (name: string) =>
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.classList.contains(`ba-${name}`) ? [{}] : []) as unknown as DOMRectList
  })

const reduceMotion = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }))

beforeEach(() => {
  animate.mockReset().mockReturnValue({ stop: vi.fn() })
  reduceMotion(false)
  showPicture('desktop')
  render(<BeforeAfter copy={problem} />)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('BeforeAfter', () => {
  it('is a named group of two choices that starts with before', () => {
    expect(within(group()).getAllByRole('radio')).toHaveLength(2)
    expect(radio('Before').checked).toBe(true)
    expect(radio('After').checked).toBe(false)
  })

  it('has both panels in the markup, with the words of each', () => {
    const [before, after] = [
      screen.getByRole('region', { name: 'Before' }),
      screen.getByRole('region', { name: 'After' }),
    ]
    for (const fault of problem.before.faults) expect(within(before).getByText(fault)).toBeTruthy()
    expect(within(after).getByRole('heading', { name: 'AI Dashboard' })).toBeTruthy()
    for (const tile of ['Reports', 'Automation', 'Assistant']) {
      expect(within(after).getByRole('heading', { name: new RegExp(tile) })).toBeTruthy()
    }
    expect(within(after).getByText('Connected')).toBeTruthy()
    expect(within(after).getByText('Everything in one place — managed for you')).toBeTruthy()
  })

  it('marks the wrong cells of the sheets, and no others', () => {
    const before = screen.getByRole('region', { name: 'Before' })
    expect([...before.querySelectorAll('.text-copper.font-semibold:not(p)')].map((cell) => cell.textContent)).toEqual([
      '#REF!',
      '$1,890',
    ])
  })

  it('states the bounds of the chart in whole percentages around its figures', () => {
    const after = screen.getByRole('region', { name: 'After' })
    expect(within(after).getByText('93%')).toBeTruthy()
    expect(within(after).getByText('97%')).toBeTruthy()
  })

  it('draws the chains tight between the two panels and shows them only on the way', async () => {
    fireEvent.click(radio('After'))
    await vi.waitFor(() => expect(animate).toHaveBeenCalledOnce())
    const [from, to, options] = animate.mock.calls[0] ?? []
    expect([from, to, options.duration]).toEqual([0, [0, 0, 1, 1], 0.9])
    expect(group().hasAttribute('data-tightening')).toBe(true)
    const path = group().querySelector('.ba-live path')
    const loose = path?.getAttribute('d')
    options.onUpdate(0.5)
    expect(path?.getAttribute('d')).not.toBe(loose)
    options.onComplete()
    expect(group().hasAttribute('data-tightening')).toBe(false)
  })

  it('turns back from where it is when the visitor changes their mind', async () => {
    const stop = vi.fn()
    animate.mockReturnValue({ stop })
    fireEvent.click(radio('After'))
    await vi.waitFor(() => expect(animate).toHaveBeenCalledOnce())
    animate.mock.calls[0]?.[2].onUpdate(0.4)
    fireEvent.click(radio('Before'))
    await vi.waitFor(() => expect(animate).toHaveBeenCalledTimes(2))
    expect(stop).toHaveBeenCalledOnce()
    expect(animate.mock.calls[1]?.slice(0, 2)).toEqual([0.4, [0.4, 0.4, 0, 0]])
  })

  it('leaves the movement out under reduced motion', async () => {
    reduceMotion(true)
    fireEvent.click(radio('After'))
    await Promise.resolve()
    expect(animate).not.toHaveBeenCalled()
    expect(radio('After').checked).toBe(true)
  })
})
