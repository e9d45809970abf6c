import { MetricIllustration } from './metric-illustration'
import { CaseBand, CaseCaption, CaseCopy, CaseDetails, CaseMetric, type UseCaseProps } from './use-case-parts'

/** The side of the text that the figure is on; on phones it is always between the parts of the text. */
const sides = {
  right: { copy: 'sm:col-span-7', figure: 'sm:col-span-5 lg:col-span-4 lg:col-start-9' },
  left: {
    copy: 'sm:col-span-7 sm:col-start-6 lg:col-start-6',
    figure: 'sm:col-span-5 sm:col-start-1 lg:col-span-4',
  },
}

/** Illustrations with labels, which need a separate column on phones and more space on paper. */
const wide: ReadonlySet<string | undefined> = new Set(['drop'])

/** One use case: what it does, how it works, and its service, beside the figure that it changed. */
export const UseCaseEntry = ({ side, ...entry }: UseCaseProps & { side: keyof typeof sides }) => {
  const { useCase } = entry
  const { copy, figure } = sides[side]
  const isWide = wide.has(useCase.illustration?.kind)
  const beside = isWide ? '' : 'max-sm:grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))]'
  return (
    <CaseBand id={useCase.slug} className="break-inside-avoid">
      <div className="grid grid-cols-1 gap-x-6 gap-y-8 sm:grid-cols-12 print:gap-y-4 sm:grid-rows-[auto_1fr]">
        <CaseCopy useCase={useCase} className={`${copy} sm:row-start-1`} />
        <div
          className={`grid gap-x-6 gap-y-6 self-start max-sm:items-end sm:row-span-2 sm:row-start-1 ${beside} ${figure}`}
        >
          <CaseMetric useCase={useCase} />
          <div className={isWide ? 'print:max-w-72' : 'print:max-w-52'}>
            <MetricIllustration {...useCase} />
            <CaseCaption useCase={useCase} />
          </div>
        </div>
        <CaseDetails {...entry} className={`max-w-[36rem] ${copy} sm:row-start-2`} />
      </div>
    </CaseBand>
  )
}
