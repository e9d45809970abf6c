import { Fragment, type ReactNode } from 'react'
import type { Fields } from '@/lib/content/collections'
import type { Service, UseCase } from '@/lib/content/types'
import { OrderList } from './order-list'
import {
  CaseBand,
  CaseCaption,
  CaseCopy,
  CaseDetails,
  CaseMetric,
  MetricIllustration,
  type UseCaseProps,
} from './use-case-parts'

interface UseCaseListProps {
  useCases: readonly UseCase[]
  services: readonly Service[]
  copy: Fields<'useCasesPage'>
  /** Shown after every second case except the last. */
  between: ReactNode
}

type Layout = 'featured' | 'strip' | 'beside'

/** All use cases: the featured one, one with its figure across the page, and the others with it on alternating sides. */
export const UseCaseList = ({ useCases, services, copy, between }: UseCaseListProps) => {
  const layoutOf = ({ slug, illustration }: UseCase): Layout => {
    if (slug === copy.orderList.useCase) return 'featured'
    return illustration?.kind === 'strip' ? 'strip' : 'beside'
  }
  const besides = useCases.filter((useCase) => layoutOf(useCase) === 'beside')
  const show = (useCase: UseCase) => {
    const entry = { useCase, copy, service: services.find(({ slug }) => slug === useCase.service) }
    const layout = layoutOf(useCase)
    if (layout === 'featured') return <UseCaseFeatured {...entry} />
    if (layout === 'strip') return <UseCaseStrip {...entry} />
    return <UseCaseEntry {...entry} side={besides.indexOf(useCase) % 2 ? 'left' : 'right'} />
  }
  return useCases.map((useCase, i) => (
    <Fragment key={useCase.slug}>
      {show(useCase)}
      {i % 2 === 1 && i < useCases.length - 1 && between}
    </Fragment>
  ))
}

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
const UseCaseEntry = ({ side, ...entry }: UseCaseProps & { side: keyof typeof sides }) => {
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

/** Illustrations in it use the colors of the dark band. */
const deepColors =
  '[--color-copper-line:var(--color-deep-copper)] [--color-copper:var(--color-deep-copper)] [--color-field:var(--color-deep-ink-2)] [--color-ink-2:var(--color-deep-ink-2)] [--color-ink:var(--color-deep-ink)] [--color-rule-2:var(--color-deep-rule)] [--color-teal-line:var(--color-deep-line)] [--color-teal-wash:var(--color-deep-rule)]'

/** The featured use case: a window of its product on a dark band across the page. */
const UseCaseFeatured = (entry: UseCaseProps) => {
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

/** A use case whose figure is drawn across the whole width, below its text. */
const UseCaseStrip = (entry: UseCaseProps) => {
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
