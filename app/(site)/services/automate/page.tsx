import { page, site } from '@/lib/build/content'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { ServicesScreen } from '../services-screen'

const servicesPage = page('services')

export const metadata = pageMetadata(servicesPage.seo, routes.servicesAutomate, site.brand)

export default function Automate() {
  return <ServicesScreen path={routes.servicesAutomate.path} scrollTo="consulting" />
}
