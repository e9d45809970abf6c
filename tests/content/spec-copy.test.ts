import { describe, expect, test } from 'vitest'
import { documentsOf, fieldsOf, plain, theOnly } from './real-content'

// Words and figures that the specification states, written out here a second time.

const titles = (items: readonly { title: string }[]): string[] => items.map(({ title }) => title)
const links = (items: readonly { label: string; href: string }[]): string[][] =>
  items.map(({ label, href }) => [label, href])

describe('every page', () => {
  const site = theOnly('site')

  test('tagline, call, form height and copyright', () => {
    expect(site.tagline).toBe('Smarter AI. Real Business Growth.')
    expect(site.booking.minutes).toBe(30)
    expect(site.leadForm.height).toBe(500)
    expect(site.copyright).toContain('© 2025')
    expect(site.labels.bookCall).toBe('Book Free Call')
    expect(site.labels.getStarted).toBe('Get Started')
    expect(site.address.region).toBe('MO')
  })

  test('navigation', () => {
    expect(links(site.headerNavigation)).toEqual([
      ['Home', '/'],
      ['Services', '/services'],
      ['Use Cases', '/use-cases'],
      ['Blog', '/blog'],
      ['FAQ', '/faq'],
    ])
    expect(titles(site.footerNavigation)).toEqual(['Solutions', 'Company', 'Explore More'])
    const footer = Object.fromEntries(
      site.footerNavigation.map((column) => [column.title, links(column.links).map(([label]) => label)]),
    )
    expect(footer).toEqual({
      Solutions: ['AI Consulting for SMBs', 'Workflow Automation', 'Custom AI Apps & Tools', 'AI Assistant Management'],
      Company: ['About Us', 'Blog', 'Careers', 'FAQ', 'Contact'],
      'Explore More': ['Latest AI Use Cases', 'Learn How AI Works', 'Privacy Policy', 'Terms of Service'],
    })
    expect(site.footerNavigation[0]?.links.map(({ href }) => href)).toEqual(
      expect.arrayContaining(['/services#consulting', '/services#development', '/services#management']),
    )
  })
})

describe('home', () => {
  const home = theOnly('homePage')

  test('title, headings and buttons', () => {
    expect(home.seo.title).toBe('AI One-Stop Shop | {brand}')
    expect(home.hero.headline).toBe('Your AI One-Stop Shop')
    expect(home.hero.bookLabel).toBe('Book My Free AI Strategy Call')
    expect(plain(home.hero.resultsLabel)).toBe("See How We've Helped Others")
    expect(home.services.heading).toBe('All Your Needs. One AI Partner.')
    expect(home.process.heading).toBe('How It Works')
    expect(home.results.heading).toBe('Real Results, Real Voices')
    expect(home.reasons.heading).toBe('Why Businesses Choose {brand}')
    expect(home.booking.heading).toBe('Book Your Free AI Strategy Call')
  })

  test('pain points, steps and bullets', () => {
    expect(home.problem.painPoints).toHaveLength(4)
    expect(titles(home.process.steps)).toEqual(['Discover & Plan', 'Build & Launch', 'Manage & Evolve'])
    expect(home.booking.bullets).toHaveLength(3)
  })

  test('Before and After', () => {
    const { before, after } = home.problem
    expect(before.faults).toEqual(['Disconnected tools', 'Manual updates', 'Missed opportunities'])
    expect(after.title).toBe('AI Dashboard')
    expect([after.reports.title, after.automation.title, after.assistant.title]).toEqual([
      'Reports',
      'Automation',
      'Assistant',
    ])
    expect(after.status).toBe('Connected')
    expect(after.text).toBe('Everything in one place — managed for you')
  })

  test('results and claims', () => {
    expect(fieldsOf('testimonials').map(({ result }) => result)).toEqual([
      expect.stringMatching(/80%.*3 hours.*10 minutes/),
      expect.stringMatching(/40% faster.*3 months/),
      expect.stringMatching(/15\+ staff hours saved per week/),
    ])
    expect(fieldsOf('stats').map(({ value, unit, description }) => `${value}${unit} ${description}`)).toEqual([
      '30+ AI projects delivered',
      '3.5x average client ROI in the first year',
      '8+ industries served',
      '99% client satisfaction',
    ])
  })
})

describe('other pages', () => {
  test('about', () => {
    const about = theOnly('aboutPage')
    expect([about.head.heading, about.head.lead]).toEqual(['About {brand}', 'AI Expertise. Local Dedication.'])
    expect([about.who.heading, about.values.heading, about.approach.heading]).toEqual([
      'Who We Are',
      'Our Values',
      'The Approach',
    ])
    expect(titles(about.values.items)).toEqual([
      'Business needs over trends',
      'Efficient and honest',
      'Outcomes and long-term impact',
    ])
    expect(titles(about.approach.steps)).toEqual(['Understand', 'Build', 'Support'])
    expect(about.callToAction.label).toBe('Book a Free Strategy Call')
  })

  test('services', () => {
    const { dashboard } = theOnly('servicesPage')
    expect([dashboard.uptime, dashboard.response]).toEqual(['99.5%', '1.2s'])
    expect(dashboard.status.toLowerCase()).toContain('all systems online')
    expect(new Set(fieldsOf('services').map(({ anchor }) => anchor))).toEqual(
      new Set(['consulting', 'development', 'management']),
    )
  })

  test('FAQ, contact, lead form and thank-you', () => {
    expect(theOnly('faqPage').aside.bookLabel).toBe('Book a Free Call')
    expect(documentsOf('faq').some(({ body }) => body.includes('5–7 business days after kickoff'))).toBe(true)
    expect(theOnly('contactPage').bookLabel).toBe('Book a Strategy Call')
    expect(theOnly('contactPage').replyNote).toContain('24 hours')
    expect(titles(theOnly('leadFormPage').steps)).toEqual([
      'Custom AI assessment',
      'Implementation roadmap',
      'ROI projection',
    ])
    expect(theOnly('thankYouPage').head.heading).toBe('Message Received')
    expect(theOnly('thankYouPage').head.lead).toContain('within 24 hours')
    expect(theOnly('blogPage').backLabel).toBe('Back to Blog')
  })

  test('not found', () => {
    const page = theOnly('notFoundPage')
    expect([page.code, plain(page.text), page.homeLabel]).toEqual([
      '404',
      "Oops! The page you're looking for doesn't exist.",
      'Return to Home',
    ])
  })
})

describe('careers', () => {
  test('page', () => {
    const page = theOnly('careersPage')
    expect(page.head.heading).toBe('Join the {brand} team')
    expect([page.listHeading, page.detailsLabel, page.summaryHeading, page.applyLabel]).toEqual([
      'Open Positions',
      'View Details',
      'Position Summary',
      'Apply for This Position',
    ])
  })

  test('jobs', () => {
    expect(
      fieldsOf('jobs').map(({ id, title, location, type, responsibilitiesHeading }) => [
        id,
        title,
        location,
        type,
        responsibilitiesHeading,
      ]),
    ).toEqual([
      [
        'engineer',
        'Senior Software Engineer (AI Systems & Automation)',
        'Remote / St. Louis preferred',
        'Full-time',
        'Key Responsibilities',
      ],
      [
        'lead-gen',
        'Lead Generation Specialist (Outbound Sales – St. Louis Based)',
        'St. Louis MO remote/hybrid/flexible',
        'Full-time, Part-time or Contract',
        'Responsibilities',
      ],
      [
        'account-manager',
        'AI Account Manager (Client Success & Workflow Management)',
        'Remote / Hybrid St. Louis preferred',
        'Full-time',
        'Responsibilities',
      ],
    ])
    const experience = Object.fromEntries(fieldsOf('jobs').map((job) => [job.id, job.experience]))
    expect(experience['engineer']).toContain('3–6+ years')
    expect(experience['lead-gen']).toContain('3+ years outbound sales')
    expect(experience['account-manager']).toContain('3+ years')
    expect(fieldsOf('jobs').flatMap(({ id, whyJoin }) => (whyJoin ? id : []))).toEqual(['engineer'])
    expect(JSON.stringify(fieldsOf('jobs').at(-1))).toContain('3–5 active client accounts')
  })
})

describe('legal', () => {
  const legal = documentsOf('legal')
  const text = (slug: string): string => legal.find((each) => each.slug === slug)?.body ?? ''

  test('both apply from 10/1/2024 and have nine sections', () => {
    for (const { fields, body } of legal) {
      expect(fields.effective).toBe('2024-10-01')
      expect(body.match(/^## /gm)).toHaveLength(9)
    }
    const page = theOnly('legalPage')
    expect([page.homeLabel, page.contactLabel]).toEqual(['Return to Homepage', 'Contact Us'])
  })

  test.each([
    ['privacy', /contact information/i],
    ['privacy', /business information/i],
    ['privacy', /service interest/i],
    ['privacy', /technical data/i],
    ['privacy', /ROI calculator/],
    ['privacy', /CRM/],
    ['privacy', /legal authorities|law enforcement|authorities/i],
    ['privacy', /(?:not|never) (?:sell|rent)/i],
    ['privacy', /cookies/i],
    ['privacy', /\{email\}/],
    ['privacy', /opt-in data and consent/i],
    ['privacy', /third parties/i],
    ['terms', /proposal/i],
    ['terms', /informational only|for information only|informational purposes only/i],
    ['terms', /intellectual property/i],
    ['terms', /accurate/i],
    ['terms', /right to share/i],
    ['terms', /limitation of liability/i],
    ['terms', /third-party links/i],
  ])('%s says %s', (slug, wanted) => {
    expect(text(slug)).toMatch(wanted)
  })
})
