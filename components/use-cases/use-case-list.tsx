import { Fragment, type ReactNode } from 'react'
import type { Service, UseCase } from '@/lib/content/types'
import type { UseCasesCopy } from './copy'
import { UseCaseEntry } from './use-case-entry'
import { UseCaseFeatured } from './use-case-featured'
import { UseCaseStrip } from './use-case-strip'

interface UseCaseListProps {
  useCases: readonly UseCase[]
  services: readonly Service[]
  copy: UseCasesCopy
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
