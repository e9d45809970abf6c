import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PriceFrom } from '@/components/ui/price-from'
import type { Service } from '@/lib/content/types'

const service = { slug: 'advice', anchor: 'consulting', shortTitle: 'Advice' } as Service
const show = (lowest: [string, string][]) =>
  render(<PriceFrom service={service} prices={{ lowest: new Map(lowest), label: 'from {price} up', note: 'Note.' }} />)

afterEach(cleanup)

it('names the service and its lowest price, and leads to its tools', () => {
  show([['advice', '$149.50']])
  expect(screen.getByRole('link', { name: 'Advice: from $149.50 up' }).getAttribute('href')).toBe('/plan#consulting')
})

it('renders nothing for a service without tools', () => {
  expect(show([['apps', '$12']]).container.innerHTML).toBe('')
})
