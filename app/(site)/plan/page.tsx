import { PlanStones, PlanStonesPhone } from '@/components/illustrations/plan-stones'
import { Page } from '@/components/layout/page'
import { PageHead } from '@/components/layout/page-head'
import { PlanBuilder } from '@/components/plan/plan-builder'
import { planPage, planTools, services, site } from '@/lib/content'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata(planPage.seo, routes.plan)

const booking = { href: site.booking.href, newTabLabel: site.labels.opensInNewTab }

export default function PlanPage() {
  return (
    <Page>
      <PageHead {...planPage.head} illustration={<PlanStones />} phoneIllustration={<PlanStonesPhone />} />
      <PlanBuilder services={services} tools={planTools} copy={planPage} booking={booking} email={site.email} />
    </Page>
  )
}
