import { page, site } from '@/lib/build/content'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { ServicesScreen } from './services-screen'

const servicesPage = page('services')

export const metadata = pageMetadata(servicesPage.seo, routes.services, site.brand)

export default function Services() {
  return <ServicesScreen path={routes.services.path} />
}
