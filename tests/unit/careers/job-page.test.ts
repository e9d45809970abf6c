import fc from 'fast-check'
import { expect, it } from 'vitest'
import { applicationLink, jobMetadata } from '@/lib/careers/job-page'

const subjectOf = (link: string) => new URL(link).searchParams.get('subject')

it('encodes dashes, ampersands and parentheses', () => {
  expect(applicationLink('jobs@example.com', 'Lead Specialist (Sales – St. Louis & County)')).toBe(
    'mailto:jobs@example.com?subject=Lead%20Specialist%20%28Sales%20%E2%80%93%20St.%20Louis%20%26%20County%29%20Application',
  )
})

it('contains the whole title and only a subject', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (title) => {
      const link = applicationLink('jobs@example.com', title)
      expect(link).toMatch(/^mailto:jobs@example\.com\?subject=[\w%.~-]+$/)
      expect(subjectOf(link)).toBe(`${title} Application`)
    }),
  )
})

const job = { id: 'guide', title: 'Guide', preview: 'Shows visitors the Arch.' }

it('keeps only a closed job out of search results', () => {
  expect(jobMetadata(job, 'Example', true)).not.toHaveProperty('robots')
  expect(jobMetadata(job, 'Example', false).robots).toEqual({ index: false, follow: true })
})

it('leaves the brand out of a title that has no room for it', () => {
  const title = 'Guide to the Arch, the River, and All of Its Bridges in Both States'
  expect(jobMetadata({ ...job, title }, 'Example', true).title).toBe(title)
})
