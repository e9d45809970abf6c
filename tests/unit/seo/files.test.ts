import { expect, it } from 'vitest'
import { llmsText } from '@/lib/seo/llms'
import { robotsRules } from '@/lib/seo/robots'
import { securityText } from '@/lib/seo/security-text'

const site = { brand: 'Example', blurb: 'Builds bridges.', email: 'desk@agency.test', origin: 'https://agency.test' }

it.each([
  ['2026-02-28', '2027-01-31'],
  ['2026-12-01', '2027-11-30'],
  ['2027-03-31', '2028-02-29'],
])('security.txt written on %s expires on %s, less than a year later', (day, expires) => {
  expect(securityText(site, day)).toBe(
    `Contact: mailto:desk@agency.test\nExpires: ${expires}T23:59:59Z\nPreferred-Languages: en\nCanonical: https://agency.test/.well-known/security.txt\n`,
  )
  expect(Date.parse(expires) - Date.parse(day)).toBeLessThan(365 * 86_400_000)
})

it('llms.txt lists pages below their headings, and leaves out empty lists', () => {
  const page = { title: 'About', url: 'https://agency.test/about', summary: 'Who we are.' }
  expect(llmsText(site, { Pages: [page], Jobs: [] })).toBe(
    '# Example\n\n> Builds bridges.\n\n## Pages\n\n- [About](https://agency.test/about): Who we are.\n',
  )
})

it('no text of a page begins a list or a link of its own in llms.txt', () => {
  const page = { title: 'A](https://evil.test) [B', url: 'https://agency.test/a', summary: 'One.\n\n## Two' }
  const text = llmsText({ ...site, blurb: 'Builds.\n\n# Bridges' }, { Pages: [page] })
  expect(text).toBe(
    '# Example\n\n> Builds. # Bridges\n\n## Pages\n\n- [A\\](https://evil.test) \\[B](https://agency.test/a): One. ## Two\n',
  )
})

it('robots.txt lets search engines fetch everything, also of a preview, which has no sitemap', () => {
  const rules = { userAgent: '*', allow: '/' }
  expect(robotsRules(site.origin, false)).toEqual({ rules, sitemap: 'https://agency.test/sitemap.xml' })
  expect(robotsRules(site.origin, true)).toEqual({ rules })
})
