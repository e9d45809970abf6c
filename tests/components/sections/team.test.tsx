import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AboutTeam } from '@/components/about/about-sections'
import { BookingTeam } from '@/components/sections/booking-team'
import type { TeamMember } from '@/lib/content/types'

const person: TeamMember = {
  slug: 'a',
  name: 'Zoë van Ooij',
  role: 'Mason',
  text: 'Sets stones.',
  icon: 'build',
  order: 1,
}
const about = (team: TeamMember[]) => renderToStaticMarkup(<AboutTeam copy={{ heading: 'People' }} team={team} />)
const booking = (team: TeamMember[]) => renderToStaticMarkup(<BookingTeam heading="People" team={team} />)

it('a person without a picture gets a card with the initials, and no picture', () => {
  for (const markup of [about([person]), booking([person])]) {
    expect(markup).toContain(person.name)
    expect(markup).toContain('ZO')
    expect(markup).not.toContain('<img')
  }
})

it('a picture replaces the initials, with its description', () => {
  const picture = { src: '/images/zoe.webp', alt: 'Zoë at the quarry' }
  const markup = about([{ ...person, picture }])
  expect(markup).toContain(`src="${picture.src}" alt="${picture.alt}"`)
  expect(markup).not.toContain('>ZO<')
})

it('renders nothing when the list is empty', () => {
  expect(about([])).toBe('')
  expect(booking([])).toBe('')
})
