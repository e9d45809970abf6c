import type { JobPosting } from 'schema-dts'
import type { Job, Site } from '@/lib/content/types'
import { escapeHtml } from '@/lib/escape-html'
import { agency, postalAddress } from './organization'

const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`

const group = ({ title, items }: { title: string; items: readonly string[] }): string =>
  `<p>${escapeHtml(title)}</p>${list(items)}`

/** The text of a job as HTML, which search engines want as its description: what its page shows. */
const wholeText = ({ summary, responsibilities, qualifications, whyJoin = [] }: Job): string =>
  [
    ...summary.map((text) => `<p>${escapeHtml(text)}</p>`),
    ...responsibilities.map(group),
    ...qualifications.map(group),
    ...(whyJoin.length > 0 ? [list(whyJoin.map(({ text }) => text))] : []),
  ].join('')

/** An open job as a posting. */
export const jobPosting = (job: Job, site: Pick<Site, 'brand' | 'origin' | 'address'>): JobPosting => ({
  '@type': 'JobPosting',
  title: job.title,
  description: wholeText(job),
  identifier: { '@type': 'PropertyValue', name: site.brand, value: job.id },
  datePosted: job.posted,
  ...(job.validThrough && { validThrough: `${job.validThrough}T23:59:59` }),
  employmentType: job.employment,
  hiringOrganization: agency(site),
  jobLocation: { '@type': 'Place', address: postalAddress(site.address) },
  ...(job.remote && {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: site.address.country },
  }),
  directApply: false,
})
