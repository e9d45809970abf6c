import { SitePage } from '@/app/site-page'
import { CareersHead } from '@/components/careers/careers-head'
import { OpenPositions } from '@/components/careers/open-positions'
import { careersPage, site } from '@/lib/content'
import type { Job } from '@/lib/content/types'
import { routes } from '@/lib/routes'

/** The careers page with a list of jobs, which may be empty; `name` as in {@link SitePage}. */
export const CareersScreen = ({ jobs, name }: { jobs: readonly Job[]; name?: string }) => (
  <SitePage path={routes.careers.path} name={name}>
    <CareersHead head={careersPage.head} titles={jobs.map(({ title, shortTitle }) => shortTitle ?? title)} />
    <OpenPositions
      jobs={jobs}
      copy={careersPage}
      email={site.email}
      closeLabel={site.labels.close}
      newTabLabel={site.labels.opensInNewTab}
    />
  </SitePage>
)
