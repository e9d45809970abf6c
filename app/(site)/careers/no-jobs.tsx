import { SitePage } from '@/app/site-page'
import { CareersHead } from '@/components/careers/careers-head'
import { OpenPositions } from '@/components/careers/open-positions'
import { careersPage, site } from '@/lib/content'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

/** The metadata of {@link NoJobs}. */
export const noJobsMetadata = pageMetadata(careersPage.seo, { ...routes.careers, index: false }, site.brand)

/** Says that no job is open, in place of a job: Next refuses to export a route without any page. */
export const NoJobs = () => (
  <SitePage path={routes.careers.path}>
    <CareersHead head={careersPage.head} titles={[]} />
    <OpenPositions
      jobs={[]}
      copy={careersPage}
      email={site.email}
      closeLabel={site.labels.close}
      newTabLabel={site.labels.opensInNewTab}
    />
  </SitePage>
)
