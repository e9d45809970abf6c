import { MetricIllustration } from './metric-illustration'
import { CaseBand, CaseCaption, CaseCopy, CaseDetails, CaseMetric, type UseCaseProps } from './use-case-parts'

/** A use case whose figure is drawn across the whole width, below its text. */
export const UseCaseStrip = (entry: UseCaseProps) => {
  const { useCase } = entry
  return (
    <CaseBand id={useCase.slug}>
      <div className="grid grid-cols-1 gap-x-6 gap-y-8 sm:grid-cols-12 print:gap-y-4">
        <CaseCopy useCase={useCase} className="sm:col-span-8" />
        <CaseMetric useCase={useCase} className="self-end sm:col-span-4 lg:col-start-9" />
        <div className="sm:col-span-12">
          <MetricIllustration {...useCase} />
          <CaseCaption useCase={useCase} />
        </div>
        <CaseDetails {...entry} className="sm:col-span-12" listClass="grid gap-x-6 sm:grid-cols-2" />
      </div>
    </CaseBand>
  )
}
