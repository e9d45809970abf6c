import { Page } from '@/components/layout/page'
import { PageHead } from '@/components/layout/page-head'
import { CallBand } from '@/components/sections/call-band'
import { UseCaseEntry } from '@/components/use-cases/use-case-entry'
import { UseCaseIndex } from '@/components/use-cases/use-case-index'
import { services, site, useCases, useCasesPage } from '@/lib/content'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata(useCasesPage.seo, routes.useCases)

export default function UseCases() {
  const { call } = useCasesPage
  const serviceOf = new Map(services.map((service) => [service.slug, service]))
  return (
    <Page runtime="none">
      <PageHead {...useCasesPage.head} />
      <div className="grid-lines relative [--grid-cross:transparent]">
        <div className="page-width grid grid-cols-1 gap-x-6 gap-y-16 pb-20 md:pb-28 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-x-16">
          <UseCaseIndex useCases={useCases} label={useCasesPage.indexLabel} />
          <div>
            {useCases.map((useCase) => (
              <UseCaseEntry
                key={useCase.slug}
                useCase={useCase}
                service={serviceOf.get(useCase.service)}
                words={useCasesPage}
              />
            ))}
          </div>
        </div>
      </div>
      <CallBand
        heading={call.heading}
        lead={call.lead}
        calls={[
          { label: call.calculatorLabel, href: routes.roiCalculator.path },
          { label: call.bookLabel, href: site.booking.href, external: true },
        ]}
        newTabLabel={site.labels.opensInNewTab}
      />
    </Page>
  )
}
