import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AboutTeam } from '@/components/about/about-sections'
import { BookingTeam } from '@/components/sections/booking-team'
import { team } from '@/lib/content/collections/team'
import type { TeamMember } from '@/lib/content/types'
import { sampleOf } from '../../content/fixture'

const person = { ...(sampleOf(team.schema) as TeamMember), name: 'Zoë van Ooij' }
const about = (people: TeamMember[]) => renderToStaticMarkup(<AboutTeam copy={{ heading: 'People' }} team={people} />)
const booking = (people: TeamMember[]) => renderToStaticMarkup(<BookingTeam heading="People" team={people} />)

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

it('at most six people are listed for a call, in wider columns where they are more than four or a name has a long word', () => {
  const listed = (name: string, count: number) =>
    booking(Array.from({ length: count }, (_, i) => ({ ...person, name, slug: `p${i}` })))
  const narrow = /minmax\(min\(6rem/
  expect(listed('Ada Featherstonehaugh', 1)).not.toMatch(narrow)
  expect(listed('Ada Lee', 30)).not.toMatch(narrow)
  expect(listed('Ada Lee', 30).split('<li')).toHaveLength(7)
  expect(listed('Ada Lee', 4)).toMatch(narrow)
})

it('renders nothing when the list is empty', () => {
  expect(about([])).toBe('')
  expect(booking([])).toBe('')
})
