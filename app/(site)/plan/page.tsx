import { PlanStones, PlanStonesPhone } from '@/components/illustrations/plan-stones'
import { Page } from '@/components/layout/page'
import { PageHead } from '@/components/layout/page-head'
import { PlanBuilder } from '@/components/plan/plan-builder'
import { PlanCarrier } from '@/components/plan/plan-carrier'
import { planPage, planTools, services, site } from '@/lib/content'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata(planPage.seo, routes.plan)

export default function PlanPage() {
  return (
    <Page runtime="at-once">
      <PageHead {...planPage.head} illustration={<PlanStones />} phoneIllustration={<PlanStonesPhone />} />
      <PlanBuilder services={services} tools={planTools} copy={planPage} email={site.email} />
      <PlanCarrier tools={planTools.map(({ id, name, price }) => ({ id, name, price }))} />
    </Page>
  )
}
