import type { BlogPosting, JobPosting } from 'schema-dts'
import type { Article, Job, Site } from '@/lib/content/types'
import { articlePath } from '@/lib/routes'
import { socialImage } from '@/lib/seo/social-image'
import { escapeHtml } from '@/lib/text/escape-html'
import { agency, postalAddress } from './organization'

type ArticleFacts = Pick<Article, 'slug' | 'title' | 'preview' | 'tags' | 'published' | 'updated' | 'readMinutes'>

/** An article as the agency’s post. */
export const blogPosting = (article: ArticleFacts, site: Pick<Site, 'brand' | 'origin'>): BlogPosting => {
  const { slug, title, preview, tags, published, updated = published, readMinutes } = article
  const path = articlePath(slug)
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: preview,
    image: site.origin + socialImage(path, title).url,
    datePublished: published,
    dateModified: updated,
    author: agency(site),
    publisher: { '@id': agency(site)['@id'] },
    mainEntityOfPage: site.origin + path,
    keywords: tags,
    timeRequired: `PT${readMinutes}M`,
    inLanguage: 'en-US',
  }
}

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
