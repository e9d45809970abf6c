import { SitePage } from '@/app/site-page'
import { OpenPositions } from '@/components/careers/open-positions'
import { JobStones } from '@/components/illustrations/job-stones'
import { SectionHead } from '@/components/layout/section'
import { page, site } from '@/lib/build/content'
import type { Job } from '@/lib/content/types'
import { routes } from '@/lib/routes'
import { noBreakNames } from '@/lib/typography/no-break-names'

const careersPage = page('careers')

/** The careers page with a list of jobs, which may be empty; `name` as in {@link SitePage}. Its arch has a gap for each job. */
export const CareersScreen = ({ jobs, name }: { jobs: readonly Job[]; name?: string }) => (
  <SitePage path={routes.careers.path} name={name}>
    <div className="grid-lines relative overflow-x-clip">
      <div className="page-width pt-14 short:pt-6 md:not-short:pt-20">
        <SectionHead {...careersPage.head} heading={noBreakNames(careersPage.head.heading)} level={1} />
        <div data-no-print className="mt-10 lg:mt-14">
          <JobStones titles={jobs.map(({ title, shortTitle }) => shortTitle ?? title)} />
        </div>
      </div>
    </div>
    <OpenPositions
      jobs={jobs}
      copy={careersPage}
      email={site.email}
      closeLabel={site.labels.close}
      newTabLabel={site.labels.opensInNewTab}
    />
  </SitePage>
)
