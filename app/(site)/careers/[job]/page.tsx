import type { Metadata } from 'next'
import { SitePage } from '@/app/site-page'
import { CareersHead } from '@/components/careers/careers-head'
import { JobPage } from '@/components/careers/job-page'
import { OpenPositions } from '@/components/careers/open-positions'
import { jobMetadata } from '@/lib/careers/job-metadata'
import { careersPage, closedJobs, jobs, site } from '@/lib/content'
import type { Job } from '@/lib/content/types'
import { jobPagePath, routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { jobPosting } from '@/lib/seo/structured-data/job'

interface Props {
  params: Promise<{ job: string }>
}

export const dynamicParams = false

const pages = [...jobs, ...closedJobs]
const contact = { email: site.email, newTabLabel: site.labels.opensInNewTab }

const careers = { name: careersPage.head.eyebrow ?? careersPage.head.heading, path: routes.careers.path }

/** Search engines would offer a sample or a closed job to applicants. */
const posting = (job: Job) => (job.sample || !jobs.includes(job) ? [] : [jobPosting(job, site)])

/** Without a job a page says so: Next refuses to export a route without any page. Nothing links to it. */
export const generateStaticParams = () => (pages.length > 0 ? pages.map(({ id }) => ({ job: id })) : [{ job: 'none' }])

const findJob = async ({ params }: Props) => {
  const { job: id } = await params
  return pages.find((job) => job.id === id)
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const job = await findJob(props)
  return job
    ? jobMetadata(job, site.brand, jobs.includes(job))
    : pageMetadata(careersPage.seo, { ...routes.careers, index: false })
}

export default async function JobRoute(props: Props) {
  const job = await findJob(props)
  const others = jobs.filter((other) => other !== job)
  return (
    <SitePage
      path={job ? jobPagePath(job.id) : routes.careers.path}
      {...(job && { name: job.title, parent: careers, things: posting(job) })}
    >
      {job ? (
        <JobPage job={job} copy={careersPage} open={jobs.includes(job)} others={others} {...contact} />
      ) : (
        <>
          <CareersHead head={careersPage.head} titles={[]} />
          <OpenPositions jobs={[]} copy={careersPage} closeLabel={site.labels.close} {...contact} />
        </>
      )}
    </SitePage>
  )
}
