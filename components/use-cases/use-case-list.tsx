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
  /** The ready-made tools with their prices, by their file names. */
  tools: ReadonlyMap<string, string>
  /** Said of a case without one. */
  quoted: string
  /** Shown after every second case except the last. */
  between: ReactNode
}

/** Illustrations as wide as the page. */
const across: ReadonlySet<string | undefined> = new Set(['drop', 'strip'])

/** All use cases: the featured one and some others with their figures across the page, the rest with them on alternating sides. */
export const UseCaseList = ({ useCases, services, tools, quoted, copy, between }: UseCaseListProps) => {
  const isFeatured = ({ slug }: UseCase) => slug === copy.orderList.useCase
  const besides = useCases.filter((useCase) => !isFeatured(useCase) && !across.has(useCase.illustration?.kind))
  const show = (useCase: UseCase) => {
    const service = services.find(({ slug }) => slug === useCase.service)
    const entry = { useCase, copy, service, quoted, tool: useCase.tool && tools.get(useCase.tool) }
    const place = besides.indexOf(useCase)
    if (place < 0) return <UseCaseAcross {...entry} featured={isFeatured(useCase)} />
    return <UseCaseEntry {...entry} side={place % 2 ? 'left' : 'right'} />
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

/** One use case: what it does, how it works, and its service, beside the figure that it changed. */
const UseCaseEntry = ({ side, ...entry }: UseCaseProps & { side: keyof typeof sides }) => {
  const { useCase } = entry
  const { copy, figure } = sides[side]
  return (
    <CaseBand id={useCase.slug} className="break-inside-avoid">
      <div className="grid grid-cols-1 gap-x-6 gap-y-8 sm:grid-cols-12 print:gap-y-4 sm:grid-rows-[auto_1fr]">
        <CaseCopy useCase={useCase} className={`${copy} sm:row-start-1`} />
        <div
          className={`grid gap-x-6 gap-y-6 self-start max-sm:grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] max-sm:items-end sm:row-span-2 sm:row-start-1 ${figure}`}
        >
          <CaseMetric useCase={useCase} />
          <div className="print:max-w-52">
            <MetricIllustration {...useCase} />
            <CaseCaption useCase={useCase} />
          </div>
        </div>
        <CaseDetails {...entry} className={`max-w-[36rem] ${copy} sm:row-start-2`} />
      </div>
    </CaseBand>
  )
}

/** Illustrations on the dark band use its colors. */
const deepColors =
  '[--color-copper-line:var(--color-deep-copper)] [--color-copper:var(--color-deep-copper)] [--color-field:var(--color-deep-ink-2)] [--color-ink-2:var(--color-deep-ink-2)] [--color-ink:var(--color-deep-ink)] [--color-rule-2:var(--color-deep-rule)] [--color-teal-line:var(--color-deep-line)] [--color-teal-wash:var(--color-deep-rule)]'

/** A use case whose figure is drawn across the whole width, below its text; the featured one is on a dark band with a window of its product. */
const UseCaseAcross = ({ featured, ...entry }: UseCaseProps & { featured: boolean }) => {
  const { useCase, copy } = entry
  const illustration = <MetricIllustration {...useCase} />
  return (
    <CaseBand id={useCase.slug} className={featured ? 'on-deep bg-deep text-deep-ink' : ''}>
      <div className="grid grid-cols-1 gap-x-6 gap-y-8 sm:grid-cols-12 print:gap-y-4">
        <CaseCopy useCase={useCase} className="sm:col-span-7" />
        <CaseMetric useCase={useCase} large={featured} className="self-end sm:col-span-5" />
        <div className="sm:col-span-12">
          {featured ? <div className={deepColors}>{illustration}</div> : illustration}
          <CaseCaption useCase={useCase} />
        </div>
        {featured && <OrderList copy={copy.orderList} className="sm:col-span-12 lg:mt-4" />}
        <CaseDetails
          {...entry}
          className="sm:col-span-12"
          listClass={`grid gap-x-6 sm:grid-cols-2 ${featured ? 'lg:grid-cols-4' : ''}`.trim()}
        />
      </div>
    </CaseBand>
  )
}
