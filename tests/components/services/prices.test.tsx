import { cleanup, render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PriceList } from '@/components/services/price-list'
import { ServiceOverview } from '@/components/services/services-hero'
import type { PlanTool, Service } from '@/lib/content/types'

const services = [
  { slug: 'advice', anchor: 'consulting', shortTitle: 'Advice', summary: 'We count.', linkLabel: 'Explore advice' },
  { slug: 'upkeep', anchor: 'management', shortTitle: 'Upkeep', summary: 'We watch.', linkLabel: 'Explore upkeep' },
] as Service[]
const [advice, upkeep] = services as [Service, Service]
const tools = [
  { id: 'review', name: 'Review', price: 450, service: 'advice' },
  { id: 'reminders', name: 'Reminders', price: 149.5, service: 'advice' },
] as PlanTool[]
const prices = { lowest: new Map([['advice', '$149.50']]), label: 'from {price} a month', note: 'With hosting.' }

const target = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')

it('each service of the overview leads to its section and, where it has prices, to its tools', () => {
  render(<ServiceOverview services={services} label="Services" prices={prices} />)
  expect(target(/Explore advice/)).toBe('#consulting')
  expect(target(/^Advice: from \$149\.50 a month$/)).toBe('/plan#consulting')
  expect(within(screen.getByRole('navigation')).getAllByRole('link')).toHaveLength(3)
  expect(screen.getByText('With hosting.')).toBeTruthy()
})

it('lists the tools of a service with their prices, the lowest first, and nothing for a service without tools', () => {
  const { container } = render(<PriceList service={advice} prices={prices} tools={tools} />)
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Reminders', 'Review'])
  expect(screen.getAllByRole('definition').map((price) => price.textContent)).toEqual(['$149.50', '$450'])
  cleanup()
  render(<PriceList service={upkeep} prices={prices} tools={tools} />, { container })
  expect(container.textContent).toBe('')
})
