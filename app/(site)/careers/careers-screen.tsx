import { SitePage } from '@/app/site-page'
import { OpenPositions } from '@/components/careers/open-positions'
import { PageHead } from '@/components/layout/page-head'
import { page, site } from '@/lib/build/content'
import type { Job } from '@/lib/content/types'
import { routes } from '@/lib/routes'
import { noBreakNames } from '@/lib/typography/no-break-names'

const careersPage = page('careers')

/** The careers page with a list of jobs, which may be empty; `name` as in {@link SitePage}. */
export const CareersScreen = ({ jobs, name }: { jobs: readonly Job[]; name?: string }) => (
  <SitePage path={routes.careers.path} name={name}>
    <PageHead {...careersPage.head} heading={noBreakNames(careersPage.head.heading)} />
    <OpenPositions
      jobs={jobs}
      copy={careersPage}
      email={site.email}
      closeLabel={site.labels.close}
      newTabLabel={site.labels.opensInNewTab}
    />
  </SitePage>
)
