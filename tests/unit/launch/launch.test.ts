import { expect, test } from 'vitest'
import { checkLaunch, formatLaunch } from '@/lib/launch'
import { toTree } from '../../content/fixture'

const check = (files: Record<string, string>) => formatLaunch(checkLaunch(toTree(files)))

const realSite = `brand: Riverbend Advisers
origin: https://www.riverbend-advisers.com
email: desk@riverbend-advisers.com
phone: (314) 222-0134
address:
  street: 12 Main Street
companyProfile:
  href: https://www.linkedin.com/company/riverbend-advisers
booking:
  href: https://cal.com/riverbend/call
leadForm:
  address: https://forms.provider.com/riverbend
`

test('a site of a real company is ready', () => {
  expect(check({ 'site.yaml': realSite })).toBe('Nothing is left to replace: the content is ready to go live.')
})

test('reports every sample fact of the site with its position and what to write', () => {
  const site = `brand: Demo
origin: https://www.demo.example
email: hello@example.com
phone: (314) 555-0134
address:
  street: 120 Sample Avenue
companyProfile:
  href: https://www.linkedin.com/
booking:
  href: https://calendly.com/demo-example/call
leadForm:
  address: /demo-form
sample: true
`
  expect(check({ 'site.yaml': site })).toBe(
    [
      'content/site.yaml:2:1  origin  example address; write the address of the live site, such as https://www.your-company.com',
      'content/site.yaml:3:1  email  example e-mail address; write your own',
      'content/site.yaml:4:1  phone  example phone number; write your own',
      'content/site.yaml:6:3  address.street  example street; write the postal address of the company',
      'content/site.yaml:8:3  companyProfile.href  no profile of a real company; write the full address of yours',
      'content/site.yaml:10:3  booking.href  no real booking page; write the full address of your calendar',
      'content/site.yaml:12:3  leadForm.address  the demo form sends nothing; write the embed address of your form provider',
      'content/site.yaml:13:1  sample  sample facts; write your own brand, address, and links, then delete this line',
      '',
      '8 things to replace in 1 file before the site goes live',
    ].join('\n'),
  )
})

test('a fact that is missing or empty counts too', () => {
  const site = realSite.replace(/companyProfile:\n.*\n/, '').replace(/phone: .*/, 'phone: ""')
  expect(check({ 'site.yaml': site })).toBe(
    [
      'content/site.yaml:1:1  companyProfile.href  missing; write the full address of yours',
      'content/site.yaml:4:1  phone  missing; write your own',
      '',
      '2 things to replace in 1 file before the site goes live',
    ].join('\n'),
  )
})

test('states for each collection what to do with a sample', () => {
  const sample = 'sample: true\n'
  const found = check({
    'site.yaml': realSite,
    'testimonials/one.yaml': `name: A\n${sample}`,
    'plan-tools/one.yaml': sample,
    'services/one.yaml': sample,
    'legal/privacy.md': `---\ntitle: Privacy\n${sample}---\n\nText.\n`,
    'jobs/engineer.yaml': 'sample: false\n',
  })
  expect(found).toContain(
    'content/testimonials/one.yaml:2:1  sample  sample testimonial; replace it with the quote of a client',
  )
  expect(found).toContain('content/plan-tools/one.yaml:1:1  sample  sample tool; set its real price')
  expect(found).toContain('content/services/one.yaml:1:1  sample  sample text; replace it with your own')
  expect(found).toContain('content/legal/privacy.md:3:1  sample  sample legal text; have a lawyer')
  expect(found).toContain('4 things to replace in 4 files')
})

test('finds example addresses in any text, but not in drafts', () => {
  const article = (fields: string) =>
    `---\ntitle: T\n${fields}---\n\nWrite to desk@firm.example or see https://example.com now.\n`
  expect(
    check({
      'site.yaml': realSite,
      'articles/one.mdx': article(''),
      'articles/two.mdx': article('draft: true\nsample: true\n'),
    }),
  ).toBe(
    [
      'content/articles/one.mdx:5:10  "desk@firm.example" is an example address; write a real one',
      'content/articles/one.mdx:5:43  "example.com" is an example address; write a real one',
      '',
      '2 things to replace in 1 file before the site goes live',
    ].join('\n'),
  )
})

test('finds sample data in any spelling once site.yaml has others, but not in drafts', () => {
  const job =
    'title: Sales in St. Louis\npreview: Call 314.555.0134 or +1 (314) 555-0134, not (314) 555-0187\nlocation: Saint Louis, Clayton\n'
  const site = `${realSite}location: Boise, Idaho\nleadText: Archline and hello@archline.example\n`
  const own = site.replace('street: 12 Main Street', 'street: 12 Main Street\n  city: Boise')
  const lines = (text: string, draft = '') =>
    checkLaunch(toTree({ 'site.yaml': text, 'jobs/one.yaml': `${job}${draft}` })).map(
      ({ file, line, message }) => `${file.replace('content/', '')}:${line} ${message.split(';')[0]}`,
    )
  expect(lines(own)).toEqual([
    'jobs/one.yaml:1 "St. Louis" is sample data',
    'jobs/one.yaml:2 "314.555.0134" is sample data',
    'jobs/one.yaml:2 "+1 (314) 555-0134" is sample data',
    'jobs/one.yaml:3 "Saint Louis" is sample data',
    'jobs/one.yaml:3 "Clayton" is sample data',
    'site.yaml:15 "Archline" is sample data',
    'site.yaml:15 "hello@archline.example" is sample data',
  ])
  expect(lines(own, 'draft: true\n')).toHaveLength(2)
  const here = own.replace('Boise, Idaho', 'St. Louis, Missouri')
  expect(lines(here).filter((line) => line.includes('Louis'))).toEqual([])
})

test('finds sample places in texts once site.yaml names another city', () => {
  const page = 'text: A shop in Soulard, Missouri\n'
  const found = (location: string) =>
    checkLaunch(toTree({ 'site.yaml': `${realSite}location: ${location}\n`, 'pages/about.yaml': page })).map(
      ({ message }) => message,
    )
  expect(found('Boise, Idaho')).toEqual([
    '"Soulard" is sample data; write a place near you',
    '"Missouri" is sample data; write your own state',
  ])
  expect(found('Springfield, Missouri')).toHaveLength(1)
  expect(found('St. Louis, Missouri')).toEqual([])
})

test('reports a copyright year that is not the current one', () => {
  const year = (copyright: string) =>
    checkLaunch({ ...toTree({ 'site.yaml': `${realSite}copyright: ${copyright}\n` }), day: '2026-03-10' }).map(
      ({ path, message }) => `${path} ${message}`,
    )
  expect(year('© 2025 {brand}')).toEqual(['copyright the year 2025 is not the current one; write 2026'])
  expect(year('© 2026 {brand}')).toEqual([])
  expect(year('© 2019–2026 {brand}')).toEqual([])
  expect(year('© {brand}')).toEqual([])
})

test('reports an editor page without a repository', () => {
  const unset = `${realSite}editor:\n  enabled: true\n`
  expect(check({ 'site.yaml': unset })).toContain(
    'content/site.yaml:13:1  editor.repository  unset; the editor page keeps',
  )
  expect(check({ 'site.yaml': unset.replace('true', 'false') })).toContain('Nothing is left to replace')
  expect(check({ 'site.yaml': `${unset}  repository: acme/website\n` })).toContain('Nothing is left to replace')
})

test('reports pictures of the sample brand and missing ones', () => {
  const tree = toTree({ 'site.yaml': realSite })
  const sample = '0052ae996a1e814e81ac7b851fdbe17eab408b528e1cec9424e58cc06c17b053'
  const pictures = [{ file: 'public/favicon.ico', digest: sample }, { file: 'public/apple-touch-icon.png' }]
  expect(checkLaunch(tree, pictures).map(({ file, message }) => `${file}  ${message}`)).toEqual([
    'public/apple-touch-icon.png  missing picture; add your own',
    'public/favicon.ico  picture of the sample brand; replace it with your own',
  ])
  expect(checkLaunch(tree, [{ file: 'public/favicon.ico', digest: 'other' }])).toEqual([])
})
