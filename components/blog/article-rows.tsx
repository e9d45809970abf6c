import { Fragment } from 'react'
import { nextSteps } from '@/lib/blog/next-steps'
import type { Article, Site } from '@/lib/content/types'
import { ArticleLine } from './article-line'
import { ArticleRow } from './article-row'
import type { BlogCopy } from './copy'
import { StepLine } from './step-line'

/** How many lines without covers are between two calls to action. */
const linesBetween = 12

interface ArticleRowsProps {
  articles: readonly Article[]
  /** How many of them are shown with their covers; covers for all would double the bytes of a page. */
  covers: number
  copy: BlogCopy
  site: Pick<Site, 'booking' | 'labels'>
  /** Begins with a call to action, since a large article stands above the list. */
  stepFirst?: boolean
}

/** Articles of a list, one below the other, with calls to action between them and at the end. */
export const ArticleRows = ({ articles, covers, copy, site, stepFirst }: ArticleRowsProps) => {
  const steps = nextSteps(copy.nextSteps, site.booking.href)
  const stepAt = (index: number, className = '') => {
    const step = steps[index % steps.length]
    return (
      step && (
        <StepLine
          step={step}
          newTabLabel={site.labels.opensInNewTab}
          className={`border-t border-rule-2 py-7 ${className}`}
        />
      )
    )
  }
  return (
    <>
      {stepFirst && articles.length > 0 && stepAt(0)}
      {articles.slice(0, covers).map((article) => (
        <ArticleRow key={article.slug} article={article} copy={copy} />
      ))}
      {articles.slice(covers).map((article, i) => (
        <Fragment key={article.slug}>
          {i % linesBetween === 0 && stepAt(1 + i / linesBetween)}
          <ArticleLine article={article} copy={copy} />
        </Fragment>
      ))}
      {stepAt(steps.length - 1, 'border-b')}
    </>
  )
}
