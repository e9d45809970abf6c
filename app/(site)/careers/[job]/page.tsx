import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { SitePage } from '@/app/site-page'
import { paramsOrNone } from '@/app/static-params'
import { JobPage } from '@/components/careers/job-page'
import { closedJobs, jobs, page, site } from '@/lib/build/content'
import { jobMetadata } from '@/lib/careers/job-page'
import { routes } from '@/lib/routes'
import { crumbOf } from '@/lib/seo/structured-data/page'
import { jobPosting } from '@/lib/seo/structured-data/postings'

const careersPage = page('careers')

type Props = PageProps<'/careers/[job]'>

export const dynamicParams = false

const careers = crumbOf(careersPage.head, routes.careers)
const contact = { email: site.email, newTabLabel: site.labels.opensInNewTab }
const openIds = new Set(jobs.map(({ id }) => id))
const pages = new Map([...jobs, ...closedJobs].map((job) => [job.id, { job, open: openIds.has(job.id) }]))

export const generateStaticParams = () => paramsOrNone([...pages.keys()]).map((job) => ({ job }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = pages.get((await params).job)
  return page ? jobMetadata(page.job, site.brand, page.open) : {}
}

export default async function JobRoute({ params }: Props) {
  const page = pages.get((await params).job)
  if (!page) notFound()
  const { job, open } = page
  // Search engines would offer a sample or a closed job to applicants.
  const things = open && !job.sample ? [jobPosting(job, site)] : []
  return (
    <SitePage path={job.address} name={job.title} parent={careers} things={things}>
      <JobPage {...page} others={jobs.filter((other) => other !== job)} copy={careersPage} {...contact} />
    </SitePage>
  )
}
