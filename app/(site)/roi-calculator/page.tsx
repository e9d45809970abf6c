import { SitePage } from '@/app/site-page'
import { Calculator } from '@/components/roi/calculator'
import { ClientQuotes } from '@/components/roi/client-quotes'
import { RoiHero, RoiLayout } from '@/components/roi/roi-hero'
import { UseCaseCards } from '@/components/roi/use-case-cards'
import { NextStep } from '@/components/sections/next-step'
import { AppBoundary } from '@/components/system/app-boundary'
import { page, quotes, roi, site, useCases } from '@/lib/build/content'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

const roiCalculatorPage = page('roiCalculator')

export const metadata = pageMetadata(roiCalculatorPage.seo, routes.roiCalculator, site.brand)

const booking = { href: site.booking.href, label: site.labels.bookFreeCall, newTabLabel: site.labels.opensInNewTab }
const placed = (placement: 'rotating' | 'carousel') => quotes.filter((quote) => quote.placement === placement)

export default function RoiCalculatorPage() {
  const { head, useCases: useCaseCopy, consultation } = roiCalculatorPage
  return (
    <SitePage path={routes.roiCalculator.path} name={head.heading}>
      <AppBoundary>
        <RoiLayout>
          <RoiHero copy={head} />
          <Calculator
            roi={roi}
            quotes={placed('rotating')}
            booking={booking}
            projectPrice={site.projectPrice}
            email={site.email}
          />
        </RoiLayout>
        <UseCaseCards copy={useCaseCopy} useCases={useCases} between={<NextStep site={site} />} />
        <ClientQuotes copy={consultation} quotes={placed('carousel')} booking={booking} />
      </AppBoundary>
    </SitePage>
  )
}
