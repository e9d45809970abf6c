import { SitePage } from '@/app/site-page'
import { CareersHead } from '@/components/careers/careers-head'
import { OpenPositions } from '@/components/careers/open-positions'
import { careersPage, jobs, site } from '@/lib/content'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata(careersPage.seo, routes.careers, site.brand)

export default function CareersPage() {
  return (
    <SitePage path={routes.careers.path} name={careersPage.head.heading}>
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
}
