import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CallToActionBand } from '@/components/sections/call-to-action-band'

vi.mock('next/navigation', () => ({ usePathname: () => '/' }))

const booking = { label: 'Book', href: 'https://calendar.example/call', external: true }
const services = { label: 'Services', href: '/services' }

it('opens external links in a new tab without referrer, and internal links in the same tab', () => {
  render(<CallToActionBand heading="Next" lead="Why." callsToAction={[booking, services]} newTabLabel="(new tab)" />)
  const out = screen.getByRole('link', { name: 'Book (new tab)' })
  expect(out.getAttribute('target')).toBe('_blank')
  expect(out.getAttribute('rel')).toBe('noopener noreferrer')
  expect(screen.getByRole('link', { name: 'Services' }).getAttribute('target')).toBeNull()
})
