import { servicesPage } from '@/lib/content'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { ServicesScreen } from '../services-screen'

export const metadata = pageMetadata(servicesPage.seo, routes.servicesAutomate)

export default function Automate() {
  return <ServicesScreen path={routes.servicesAutomate.path} scrollTo="consulting" />
}
