import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BookingSection } from '@/components/sections/booking-section'
import { NextStepBetween } from '@/components/sections/next-step'
import { homePage, site } from '@/lib/content'

const target = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}`) }).getAttribute('href')

it('the band leads to the call alone, without the sentence that tells both ways apart', () => {
  render(<NextStepBetween site={site} />)
  expect(screen.queryByText(site.nextStep)).toBeNull()
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(target(site.labels.bookCall)).toBe(site.booking.href)
})

it('the last section of the home page offers the call itself beside the form', () => {
  render(<BookingSection copy={homePage.booking} team={[]} site={site} />)
  expect(target(site.labels.bookCall)).toBe(site.booking.href)
  expect(screen.getByText(site.nextStep)).toBeTruthy()
  expect(document.querySelector('iframe')).not.toBeNull()
})
