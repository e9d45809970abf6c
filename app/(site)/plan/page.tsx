import { SitePage } from '@/app/site-page'
import { PageHead } from '@/components/layout/page-head'
import { PlanBuilder } from '@/components/plan/plan-builder'
import { AppBoundary } from '@/components/system/app-boundary'
import { page, planTools, services, site } from '@/lib/build/content'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { servicesInPlan } from '@/lib/seo/structured-data/services'

const planPage = page('plan')
const servicesPage = page('services')

export const metadata = pageMetadata(planPage.seo, routes.plan, site.brand)

const booking = { href: site.booking.href, label: site.labels.bookFreeCall, newTabLabel: site.labels.opensInNewTab }

export default function PlanPage() {
  return (
    <SitePage path={routes.plan.path} name={planPage.head.heading} things={servicesInPlan(services, planTools, site)}>
      <AppBoundary>
        <PageHead {...planPage.head} />
        <PlanBuilder
          services={services}
          tools={planTools}
          copy={planPage}
          booking={booking}
          projectLabel={servicesPage.price.heading}
          email={site.email}
          priceNote={site.priceNote}
          printedContact={`${site.brand} · ${site.email} · ${site.phone}`}
        />
      </AppBoundary>
    </SitePage>
  )
}
