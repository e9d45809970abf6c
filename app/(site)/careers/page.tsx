import { SitePage } from '@/app/site-page'
import { OpenPositions } from '@/components/careers/open-positions'
import { PageHead } from '@/components/layout/page-head'
import { jobs, page, site } from '@/lib/build/content'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { noBreakNames } from '@/lib/typography/no-break-names'

const careersPage = page('careers')
const { head, seo } = careersPage

export const metadata = pageMetadata(seo, routes.careers, site.brand)

export default function CareersPage() {
  return (
    <SitePage path={routes.careers.path} name={head.heading}>
      <PageHead {...head} heading={noBreakNames(head.heading)} />
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
