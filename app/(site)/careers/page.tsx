import { jobs, page, site } from '@/lib/build/content'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { CareersScreen } from './careers-screen'

const careersPage = page('careers')

export const metadata = pageMetadata(careersPage.seo, routes.careers, site.brand)

export default function CareersPage() {
  return <CareersScreen jobs={jobs} name={careersPage.head.heading} />
}
