import { MetricIllustration } from './metric-illustration'
import { OrderList } from './order-list'
import { CaseBand, CaseCaption, CaseCopy, CaseDetails, CaseMetric, type UseCaseProps } from './use-case-parts'

/** Illustrations in it use the colors of the dark band. */
const deepColors =
  '[--color-copper-line:var(--color-deep-copper)] [--color-copper:var(--color-deep-copper)] [--color-field:var(--color-deep-ink-2)] [--color-ink-2:var(--color-deep-ink-2)] [--color-ink:var(--color-deep-ink)] [--color-rule-2:var(--color-deep-rule)] [--color-teal-line:var(--color-deep-line)] [--color-teal-wash:var(--color-deep-rule)]'

/** The featured use case: a window of its product on a dark band across the page. */
export const UseCaseFeatured = (entry: UseCaseProps) => {
  const { useCase, copy } = entry
  return (
    <CaseBand id={useCase.slug} className="on-deep bg-deep text-deep-ink">
      <div className="grid grid-cols-1 gap-x-6 gap-y-8 sm:grid-cols-12 print:gap-y-4">
        <CaseCopy useCase={useCase} className="sm:col-span-8" />
        <CaseMetric useCase={useCase} className="self-end sm:col-span-4 lg:col-start-9" />
        <div className="sm:col-span-12">
          <div className={deepColors}>
            <MetricIllustration {...useCase} />
          </div>
          <CaseCaption useCase={useCase} />
        </div>
        <OrderList copy={copy.orderList} className="sm:col-span-12 lg:mt-4" />
        <CaseDetails {...entry} className="sm:col-span-12" listClass="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4" />
      </div>
    </CaseBand>
  )
}
