import type { Metadata } from 'next'
import { SitePage } from '@/app/site-page'
import { CareersHead } from '@/components/careers/careers-head'
import { JobPage } from '@/components/careers/job-page'
import { OpenPositions } from '@/components/careers/open-positions'
import { isOpen } from '@/lib/careers/is-open'
import { jobMetadata } from '@/lib/careers/job-metadata'
import { careersPage, jobs, site } from '@/lib/content'
import { jobPagePath, routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { today } from '@/lib/today'

interface Props {
  params: Promise<{ job: string }>
}

export const dynamicParams = false

const day = today()
const contact = { email: site.email, newTabLabel: site.labels.opensInNewTab }

/** Without a job a page says so: Next refuses to export a route without any page. Nothing links to it. */
export const generateStaticParams = () => (jobs.length > 0 ? jobs.map(({ id }) => ({ job: id })) : [{ job: 'none' }])

const findJob = async ({ params }: Props) => {
  const { job: id } = await params
  return jobs.find((job) => job.id === id)
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const job = await findJob(props)
  return job
    ? jobMetadata(job, site.brand, isOpen(job, day))
    : pageMetadata(careersPage.seo, { ...routes.careers, index: false })
}

export default async function Job(props: Props) {
  const job = await findJob(props)
  const others = jobs.filter((other) => other !== job && isOpen(other, day))
  return (
    <SitePage path={job ? jobPagePath(job.id) : routes.careers.path}>
      {job ? (
        <JobPage job={job} copy={careersPage} open={isOpen(job, day)} others={others} {...contact} />
      ) : (
        <>
          <CareersHead head={careersPage.head} titles={[]} />
          <OpenPositions jobs={[]} copy={careersPage} closeLabel={site.labels.close} {...contact} />
        </>
      )}
    </SitePage>
  )
}
