import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BeforeAfter } from '@/components/home/before-after/before-after'
import { problem } from './fixtures'

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const group = () => screen.getByRole('group', { name: 'Before or after' })

beforeEach(() => {
  render(<BeforeAfter copy={problem} />)
})
afterEach(cleanup)

describe('BeforeAfter', () => {
  it('is a named group of two choices that starts with before', () => {
    expect(within(group()).getAllByRole('radio')).toHaveLength(2)
    expect(radio('Before').checked).toBe(true)
    expect(radio('After').checked).toBe(false)
  })

  it('has both panels in the markup, with the text of each', () => {
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

  it('rounds the bounds of the chart outward to whole percentages', () => {
    const after = screen.getByRole('region', { name: 'After' })
    expect(within(after).getByText('93%')).toBeTruthy()
    expect(within(after).getByText('97%')).toBeTruthy()
  })
})
