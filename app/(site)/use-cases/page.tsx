import { SitePage } from '@/app/site-page'
import { CallToActionBand } from '@/components/sections/call-to-action-band'
import { NextStepBetween } from '@/components/sections/next-step'
import { UseCaseList } from '@/components/use-cases/use-case-list'
import { UseCaseIndex, UseCasesHead } from '@/components/use-cases/use-cases-head'
import { page, planTools, services, site, useCases } from '@/lib/build/content'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { formatPrice } from '@/lib/text/money'

const { priceTemplate } = page('plan').panel
const useCasesPage = page('useCases')

export const metadata = pageMetadata(useCasesPage.seo, routes.useCases, site.brand)

const toolPrices = new Map(
  planTools.map(({ slug, name, price }) => [slug, `${name}, ${formatPrice(priceTemplate, price)}`]),
)

export default function UseCases() {
  const { head, callToAction, indexLabel } = useCasesPage
  const calculator = { label: callToAction.calculatorLabel, href: routes.roiCalculator.path }
  return (
    <SitePage path={routes.useCases.path} name={useCasesPage.head.heading}>
      <UseCasesHead head={head} step={calculator} />
      <div className="@container">
        <UseCaseIndex useCases={useCases} label={indexLabel} />
        <UseCaseList
          useCases={useCases}
          services={services}
          tools={toolPrices}
          quoted={site.labels.quoted}
          copy={useCasesPage}
          between={<NextStepBetween site={site} />}
        />
      </div>
      <CallToActionBand
        heading={callToAction.heading}
        lead={callToAction.lead}
        callsToAction={[calculator, { label: site.labels.bookFreeCall, href: site.booking.href, isBooking: true }]}
        newTabLabel={site.labels.opensInNewTab}
      />
    </SitePage>
  )
}
