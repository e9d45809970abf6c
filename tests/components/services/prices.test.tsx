import { cleanup, render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PriceList } from '@/components/services/price-list'
import { ServiceOverview } from '@/components/services/services-hero'
import type { PlanTool, Service } from '@/lib/content/types'
import { formatDollars } from '@/lib/text/money'

const services = [
  { slug: 'advice', anchor: 'consulting', shortTitle: 'Advice', summary: 'We count.', linkLabel: 'Explore advice' },
  { slug: 'upkeep', anchor: 'management', shortTitle: 'Upkeep', summary: 'We watch.', linkLabel: 'Explore upkeep' },
] as Service[]
const [advice, upkeep] = services as [Service, Service]
const tools = [
  { id: 'review', name: 'Review', price: 450, service: 'advice' },
  { id: 'reminders', name: 'Reminders', price: 149.5, service: 'advice' },
] as PlanTool[]
const prices = {
  tools: new Map([['advice', { name: 'Reminders', price: '$149.50 a month' }]]),
  template: '{tool name}, {price}',
  quoted: 'Quoted first',
  note: 'With hosting.',
}
const copy = { toolsLabel: 'Tools', quotedText: 'Everything else is quoted.', heading: 'Projects' }

const target = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')

it('each service of the overview leads to its section and to its tools, or is quoted', () => {
  render(<ServiceOverview services={services} label="Services" prices={prices} />)
  expect(target(/Explore advice/)).toBe('#consulting')
  const tool = screen.getByRole('link', { name: 'Advice: Reminders, $149.50 a month' })
  expect(tool.getAttribute('href')).toBe('/plan#consulting')
  expect(screen.getAllByText('Quoted first')).toHaveLength(1)
  expect(within(screen.getByRole('region')).getAllByRole('link')).toHaveLength(3)
  expect(screen.getByText('With hosting.')).toBeTruthy()
})

it('lists the tools of a service with their prices in their order, and says that all else is quoted', () => {
  render(<PriceList service={advice} copy={copy} tools={tools} />)
  expect(target(/^Advice: Tools$/)).toBe('/plan#consulting')
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Review', 'Reminders'])
  expect(screen.getAllByRole('definition').map((price) => price.textContent)).toEqual([450, 149.5].map(formatDollars))
  cleanup()
  render(<PriceList service={upkeep} copy={copy} tools={tools} />)
  expect(screen.queryAllByRole('term')).toEqual([])
  expect(screen.getByText('Everything else is quoted.')).toBeTruthy()
  expect(target(/^Projects$/)).toBe('#price')
})
