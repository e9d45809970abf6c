import { Fragment } from 'react'
import { ArticleCover } from '@/components/illustrations/article-cover'
import { nextSteps } from '@/lib/blog/calls-to-action'
import type { Fields } from '@/lib/content/collections'
import type { Article, Site } from '@/lib/content/types'
import { articlePath } from '@/lib/routes'
import { ArticleFacts } from './article-facts'
import { StepLine } from './step-line'
import { TagList } from './tag-list'

/** How many articles of a page are shown with their covers; covers for all would double the bytes of a page. */
const withCover = 6

/** How many lines without covers are between two calls to action. */
const linesBetween = 12

interface ArticleRowsProps {
  articles: readonly Article[]
  copy: Fields<'blogPage'>
  site: Pick<Site, 'booking' | 'labels'>
  /** Whether the newest article stands above the list, large: the list then begins with a call to action. */
  belowNewest?: boolean
}

/** Articles of a list, one below the other, with calls to action between them and at the end. */
export const ArticleRows = ({ articles, copy, site, belowNewest = false }: ArticleRowsProps) => {
  const covers = belowNewest ? withCover - 1 : withCover
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
      {belowNewest && articles.length > 0 && stepAt(0)}
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

const ArticleRow = ({ article, copy }: { article: Article; copy: Fields<'blogPage'> }) => (
  <article className="group relative grid grid-cols-1 gap-x-6 gap-y-5 border-t border-rule-2 py-8 sm:grid-cols-12 md:py-10">
    <div className="sm:col-span-5 lg:col-span-4">
      <ArticleCover {...article} className="cover-edge" />
    </div>
    <div className="sm:col-span-7 lg:col-span-8 lg:pl-8">
      <ArticleSummary article={article} copy={copy} size="row" />
    </div>
  </article>
)

/** One article far down in the list, without a cover. */
const ArticleLine = ({ article, copy }: { article: Article; copy: Fields<'blogPage'> }) => (
  <article className="group relative grid gap-x-6 gap-y-2 border-t border-rule-2 py-8 sm:grid-cols-12">
    <ArticleFacts
      {...article}
      updated={undefined}
      readTimeLabel={copy.readTimeLabel}
      className="sm:col-span-5 sm:pt-1 lg:col-span-4"
    />
    <div className="sm:col-span-7 lg:col-span-8 lg:pl-8">
      <ArticleTitle article={article} size="row" />
      <p dir="auto" className="mt-3 max-w-[34rem] text-balance text-ink-2">
        {article.preview}
      </p>
    </div>
  </article>
)

/** The newest article, with a cover as wide as the page, or, beside the text, wider than the grid. */
export const NewestArticle = ({ article, copy }: { article: Article; copy: Fields<'blogPage'> }) => (
  <article className="group relative grid grid-cols-1 gap-6 lg:grid-cols-12 lg:items-end">
    {/* In its final columns from the start: the cover may be painted before the text has arrived. */}
    <div className="max-sm:-mx-gutter sm:short:max-w-[24rem] lg:col-start-6 lg:col-end-13 lg:row-start-1 xl:-mr-8">
      <ArticleCover {...article} className="cover-edge max-sm:rounded-none xl:rounded-r-none" />
    </div>
    <div className="lg:col-start-1 lg:col-end-6 lg:row-start-1 lg:pr-6 lg:pb-2">
      <ArticleSummary article={article} copy={copy} size="large" />
    </div>
  </article>
)

const sizes = {
  row: { above: 'mt-3', title: 'text-title leading-tight font-medium tracking-title', preview: 'mt-3 max-w-[34rem]' },
  large: { above: 'mt-4', title: 'text-title sm:max-lg:text-h2 xl:text-h2', preview: 'mt-4 max-w-[40rem] lg:mt-6' },
}

interface ArticleTitleProps {
  article: Pick<Article, 'slug' | 'title'>
  size: keyof typeof sizes
}

/** The title of an article in a list; its link covers the whole entry. */
const ArticleTitle = ({ article, size }: ArticleTitleProps) => (
  <h2 dir="auto" className={`transition-colors group-hover:text-teal ${sizes[size].title}`}>
    <a href={articlePath(article.slug)} className="after:absolute after:inset-0">
      {article.title}
    </a>
  </h2>
)

interface ArticleSummaryProps {
  article: Article
  copy: Fields<'blogPage'>
  size: keyof typeof sizes
}

/** Title, facts, and text of an article in a list. The whole entry is clickable, but the link's name is only the title. */
const ArticleSummary = ({ article, copy, size }: ArticleSummaryProps) => (
  <>
    <TagList tags={article.tags} label={copy.tagsLabel} />
    <div className={sizes[size].above}>
      <ArticleTitle article={article} size={size} />
    </div>
    <p dir="auto" className={`text-balance text-ink-2 ${sizes[size].preview}`}>
      {article.preview}
    </p>
    <ArticleFacts {...article} updated={undefined} readTimeLabel={copy.readTimeLabel} className="mt-4" />
  </>
)
