import { expect, test } from 'vitest'
import { today } from '@/lib/build/today'
import { checkTree } from '@/tools/check/site-check'
import { checkLaunch, formatLaunch } from '@/tools/launch'
import { toTree } from '../../content/fixture'

const entriesOf = (files: Record<string, string>) => checkTree(toTree(files)).entries
const check = (files: Record<string, string>) => formatLaunch(checkLaunch(entriesOf(files), today()))
/** The lines of a report above its sum. */
const found = (files: Record<string, string>) => check(files).split('\n').slice(0, -2)

const realSite = `brand: Riverbend Advisers
origin: https://www.riverbend-advisers.com
email: desk@riverbend-advisers.com
phone: (314) 222-0134
address: { street: 12 Main Street }
companyProfile: { href: https://www.linkedin.com/company/riverbend-advisers }
booking: { href: https://cal.com/riverbend/call }
leadForm: { address: https://forms.provider.com/riverbend }
`

test('a site of a real company is ready', () => {
  expect(check({ 'site.yaml': realSite })).toBe('Nothing is left to replace: the content is ready to go live.')
})

test('reports every sample fact of the site with its position and what to write', () => {
  const site = `brand: Demo
origin: https://www.demo.example
email: hello@example.com
phone: (314) 555-0134
address: { street: 120 Sample Avenue }
companyProfile: { href: https://www.linkedin.com/ }
booking: { href: https://calendly.com/demo-example/call }
leadForm: { address: /demo-form }
sample: true
`
  expect(check({ 'site.yaml': site })).toBe(
    [
      'content/site.yaml:2:1  origin  example address; write the address of the live site, such as https://www.your-company.com',
      'content/site.yaml:3:1  email  example e-mail address; write your own',
      'content/site.yaml:4:1  phone  example phone number; write your own',
      'content/site.yaml:5:12  address.street  example street; write the postal address of the company',
      'content/site.yaml:6:19  companyProfile.href  no profile of a real company; write the full address of yours',
      'content/site.yaml:7:12  booking.href  no real booking page; write the full address of your calendar',
      'content/site.yaml:8:13  leadForm.address  the demo form sends nothing; write the embed address of your form provider',
      'content/site.yaml:9:1  sample  sample facts; write your own brand, address, and links, then delete this line',
      '',
      '8 things to replace in 1 file before the site goes live',
    ].join('\n'),
  )
})

test('a fact that is missing or empty counts too', () => {
  const site = realSite.replace(/companyProfile: .*\n/, '').replace(/phone: .*/, 'phone: ""')
  expect(found({ 'site.yaml': site })).toEqual([
    'content/site.yaml:1:1  companyProfile.href  missing; write the full address of yours',
    'content/site.yaml:4:1  phone  missing; write your own',
  ])
})

test('states for each collection what to do with a sample', () => {
  const sample = 'sample: true\n'
  const files = {
    'site.yaml': realSite,
    'testimonials/one.yaml': `name: A\n${sample}`,
    'legal/privacy.md': `---\ntitle: Privacy\n${sample}---\n\nText.\n`,
    'jobs/engineer.yaml': 'sample: false\n',
  }
  expect(found(files)).toEqual([
    'content/legal/privacy.md:3:1  sample  sample legal text; have a lawyer adapt it to your company, then delete this line',
    'content/testimonials/one.yaml:2:1  sample  sample testimonial; replace it with the quote of a client who agreed to it, then delete this line',
  ])
})

test('finds example addresses in any text, but not in drafts', () => {
  const article = (fields: string) =>
    `---\ntitle: T\n${fields}---\n\nWrite to desk@firm.example, see https://example.com, or call (503) 555-0187.\n`
  const articles = { 'articles/one.mdx': article(''), 'articles/two.mdx': article('draft: true\nsample: true\n') }
  expect(found({ 'site.yaml': realSite, ...articles })).toEqual([
    'content/articles/one.mdx:5:10  "desk@firm.example" is only an example; write a real one',
    'content/articles/one.mdx:5:41  "example.com" is only an example; write a real one',
    'content/articles/one.mdx:5:62  "(503) 555-0187" is only an example; write a real one',
  ])
})

test('finds sample data in any spelling once site.yaml has others, but not in drafts', () => {
  const job =
    'title: Sales in St. Louis\npreview: Call 314.555.0134 or +1 (314) 555-0134, not (314) 222-0187\nlocation: Soulard, Missouri\n'
  const site = `${realSite.replace('12 Main Street', '12 Main Street, city: Boise')}location: Boise, Idaho\nleadText: Archline and hello@archline.example\n`
  const lines = (text: string, draft = '') => found({ 'site.yaml': text, 'jobs/one.yaml': `${job}${draft}` })
  const own = lines(site)
  expect(own.map((line) => line.split(';')[0])).toEqual([
    'content/jobs/one.yaml:1:17  "St. Louis" is sample data',
    'content/jobs/one.yaml:2:15  "314.555.0134" is sample data',
    'content/jobs/one.yaml:2:31  "+1 (314) 555-0134" is sample data',
    'content/jobs/one.yaml:3:11  "Soulard" is sample data',
    'content/jobs/one.yaml:3:20  "Missouri" is sample data',
    'content/site.yaml:10:11  "Archline" is sample data',
    'content/site.yaml:10:24  "hello@archline.example" is sample data',
  ])
  expect(own.slice(3, 5).map((line) => line.split('; ')[1])).toEqual(['write a place near you', 'write your own state'])
  expect(lines(site, 'draft: true\n')).toHaveLength(2)
  const inState = lines(site.replace('Boise, Idaho', 'Springfield, Missouri'))
  expect(inState.filter((line) => line.includes('Missouri'))).toEqual([])
  const here = lines(site.replace('Boise, Idaho', 'St. Louis, Missouri'))
  expect(here.filter((line) => /Louis|Soulard/.test(line))).toEqual([])
})

test.each([
  ['© 2025 {brand}', ['copyright the year 2025 is not the current one; write 2026']],
  ['© 2026 {brand}', []],
  ['© {brand}', []],
])('reports a copyright year that is not the current one: %s', (copyright, expected) => {
  const entries = entriesOf({ 'site.yaml': `${realSite}copyright: ${copyright}\n` })
  expect(checkLaunch(entries, '2026-03-10').map(({ path, message }) => `${path} ${message}`)).toEqual(expected)
})

test('reports an editor page without a repository', () => {
  const unset = `${realSite}editor:\n  enabled: true\n`
  expect(found({ 'site.yaml': unset })).toEqual([
    expect.stringMatching(/^content\/site\.yaml:9:1 {2}editor\.repository {2}unset; the editor page keeps/),
  ])
  expect(found({ 'site.yaml': unset.replace('true', 'false') })).toEqual([])
  expect(found({ 'site.yaml': `${unset}  repository: acme/website\n` })).toEqual([])
})

test('reports drawings in code that a comment marks as samples', () => {
  const code = new Map([
    ['components/mark.tsx', "import { a } from 'b'\n// Sample: the logo. Draw your own.\n// A Sample: none\n"],
    ['public/images/arch.svg', '<!-- Sample: the Arch. Draw your own. -->\n<svg></svg>\n'],
  ])
  const found = checkLaunch(entriesOf({ 'site.yaml': realSite }), today(), code)
  expect(found.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    'components/mark.tsx:2 drawing of the sample site: the logo. Draw your own.',
    'public/images/arch.svg:1 drawing of the sample site: the Arch. Draw your own.',
  ])
})
