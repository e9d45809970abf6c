import { page, site } from '@/lib/build/content'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { ServicesScreen } from '../services-screen'

const servicesPage = page('services')

export const metadata = pageMetadata(servicesPage.seo, routes.servicesBuild, site.brand)

export default function Build() {
  return <ServicesScreen path={routes.servicesBuild.path} scrollTo="development" />
}
