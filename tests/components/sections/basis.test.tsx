import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { StatsBand } from '@/components/sections/stats-band'
import { TestimonialCards } from '@/components/sections/testimonial-cards'
import type { Stat, Testimonial } from '@/lib/content/types'

const stat: Stat = { slug: 'a', icon: 'build', value: '7', unit: '+', claim: 'Built', description: 'bridges', order: 1 }
const testimonial: Testimonial = {
  slug: 'a',
  name: 'A. Mason',
  role: 'Owner',
  company: 'a quarry',
  quote: 'It stands.',
  result: 'Stones cut 20% faster',
  figure: { value: '20', unit: '%' },
  week: { hours: 8, days: ['1', '2', '3', '4', '5'], caption: 'hours' },
  trade: 'build',
  order: 1,
}
const basis = 'Every stone of one year.'

const statsBand = (stats: Stat[]) =>
  renderToStaticMarkup(<StatsBand copy={{ heading: 'Why', calculatorLabel: 'Estimate' }} stats={stats} />)
const cards = (testimonials: Testimonial[]) =>
  renderToStaticMarkup(
    <TestimonialCards
      copy={{ heading: 'Results', useCasesLabel: 'More' }}
      testimonials={testimonials}
      newTabLabel="(new tab)"
    />,
  )

it('a statistic shows its basis, if it has one', () => {
  expect(statsBand([{ ...stat, basis }])).toContain(basis)
  expect(statsBand([stat])).not.toContain(basis)
})

it('a result shows its basis in the large and in the small card', () => {
  const small = { ...testimonial, slug: 'b', name: 'B. Mason', basis }
  expect(cards([{ ...testimonial, basis }])).toContain(basis)
  expect(cards([testimonial, small])).toContain(basis)
  expect(cards([testimonial])).not.toContain(basis)
})

it('a testimonial needs neither figure, illustration, nor icon', () => {
  const { figure: _, week: __, trade: ___, ...plain } = testimonial
  const html = cards([plain, { ...plain, slug: 'b', name: 'B. Mason' }])
  expect(html.match(/<figure/g)).toHaveLength(2)
  for (const text of [plain.quote, plain.result, 'B. Mason']) expect(html).toContain(text)
  expect(html).not.toMatch(/<svg(?![^>]*><use href="[^"]*arrow)|tracking-figure/)
})

it('a picture of the client stands in place of the icon, with its description', () => {
  const picture = { src: '/images/mason.webp', alt: 'A mason at a quarry' }
  const small = { ...testimonial, slug: 'b', name: 'B. Mason' }
  expect(cards([{ ...testimonial, picture }, small])).toContain(`src="${picture.src}" alt="${picture.alt}"`)
  expect(cards([testimonial, { ...small, picture }])).toContain(`src="${picture.src}" alt="${picture.alt}"`)
  const icons = (html: string) => html.match(/build"/g)?.length
  expect(icons(cards([{ ...testimonial, picture }, small]))).toBe(1)
})
