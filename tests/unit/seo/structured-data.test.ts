import { describe, expect, it } from 'vitest'
import { jsonLd } from '@/lib/seo/structured-data/page'
import { blogPosting, jobPosting } from '@/lib/seo/structured-data/postings'
import { servicesFrom, servicesInPlan } from '@/lib/seo/structured-data/services'
import { job } from '../../support/job'
import { missingProperties } from '../../support/vocabulary'

const site = {
  brand: 'Example',
  legalName: 'Example LLC',
  blurb: 'Builds bridges.',
  origin: 'https://www.agency.test',
  email: 'desk@agency.test',
  phone: '(314) 222-0134',
  address: { street: '1 Main Street', city: 'Clayton', region: 'MO', postalCode: '63105', country: 'US' },
  companyProfile: { label: 'LinkedIn', href: 'https://www.linkedin.com/company/agency' },
}

const service = {
  slug: 'build',
  title: 'Building',
  shortTitle: 'Build',
  summary: 'We build.',
  anchor: 'development' as const,
}
const tools = [
  { name: 'Order desk', price: 149.5, service: 'build' },
  { name: 'Stock watch', price: 90, service: 'build' },
]
const article = {
  slug: 'stock',
  title: 'Better stock',
  preview: 'What forecasts do.',
  tags: ['Retail'],
  published: '2025-08-19',
  readMinutes: 5,
}

it('a value cannot end the script element', () => {
  const text = jsonLd([{ '@type': 'Organization', name: '</script><script>alert(1)</script><!--' }])
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toMatchObject({ name: '</script><script>alert(1)</script><!--' })
})

describe('a job', () => {
  it('has the properties that search engines require, and all its text as HTML', () => {
    const posting = jobPosting({ ...job, summary: ['You walk & talk.'] }, site)
    expect(missingProperties(posting)).toEqual([])
    expect(posting).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      description: [
        '<p>You walk &amp; talk.</p>',
        '<p>Build</p><ul><li>Set stones</li><li>Set keystones</li></ul>',
        '<p>Run</p><ul><li>Look after chains</li><li>Look after arches</li></ul>',
        '<p>What you bring</p><ul><li>Steady hands</li><li>Good eyes</li></ul>',
        '<p>Nice to have</p><ul><li>A hammer</li><li>A level</li></ul>',
        '<ul><li>The view</li><li>The river</li></ul>',
      ].join(''),
    })
  })

  it('says when it ends, where it does, and is remote only where it is', () => {
    expect(jobPosting(job, site)).not.toHaveProperty('validThrough')
    expect(jobPosting({ ...job, validThrough: '2026-01-10' }, site)).toMatchObject({
      validThrough: '2026-01-10T23:59:59',
    })
    expect(jobPosting({ ...job, remote: false }, site)).not.toHaveProperty('jobLocationType')
  })
})

it('a service is offered between the prices of its tools, and a service without tools has no offer', () => {
  expect(servicesFrom([service], tools, site)).toMatchObject([
    { offers: { priceSpecification: { minPrice: 90, maxPrice: 149.5, priceCurrency: 'USD', unitCode: 'MON' } } },
  ])
  expect(servicesFrom([service], [], site)[0]).not.toHaveProperty('offers')
  expect(servicesInPlan([service], [], site)).toEqual([])
})

it('an article that was changed says when', () => {
  expect(blogPosting(article, site)).toMatchObject({ datePublished: '2025-08-19', dateModified: '2025-08-19' })
  expect(blogPosting({ ...article, updated: '2025-10-02' }, site)).toMatchObject({ dateModified: '2025-10-02' })
})
