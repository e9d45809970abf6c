import { Fragment } from 'react'
import { ArticleCover } from '@/components/illustrations/article-cover'
import { ReadingLayout } from '@/components/layout/reading-layout'
import { CallToActionBand } from '@/components/sections/call-to-action-band'
import { BackLink } from '@/components/ui/back-link'
import { RichText } from '@/components/ui/rich-text'
import { NoBreakText } from '@/components/ui/text'
import type { Neighbors } from '@/lib/blog/article-context'
import { callsToAction, type NextStep, nextSteps } from '@/lib/blog/calls-to-action'
import type { Fields } from '@/lib/content/collections'
import type { Article, Site } from '@/lib/content/types'
import { routes } from '@/lib/routes'
import { plainText } from '@/lib/text/plain-text'
import { ArticleFacts } from './article-facts'
import { ArticleMore } from './article-more'
import { StepLine } from './step-line'
import { TagList } from './tag-list'

interface ArticleViewProps {
  article: Article
  /** The rendered text as HTML, see {@link ArticleBody}. */
  html: string
  related: readonly Article[]
  neighbors: Neighbors<Article>
  copy: Fields<'blogPage'>
  site: Site
}

/** An article, followed by a call to action and further articles. */
export const ArticleView = ({ article, html, related, neighbors, copy, site }: ArticleViewProps) => (
  <>
    <article>
      <ArticleHead article={article} author={site.brand} copy={copy} />
      <ReadingLayout headings={article.headings} title={copy.contentsLabel}>
        <ArticleBody
          html={html}
          steps={nextSteps(copy.nextSteps, site.booking.href)}
          newTabLabel={site.labels.opensInNewTab}
        />
      </ReadingLayout>
    </article>
    <CallToActionBand
      heading={copy.callToActionHeading}
      lead={article.callToActionText}
      callsToAction={callsToAction(article.callToAction, copy.servicesLabel, site)}
      newTabLabel={site.labels.opensInNewTab}
    />
    <ArticleMore related={related} neighbors={neighbors} copy={copy} />
  </>
)

interface ArticleHeadProps {
  article: Article
  /** Name of the agency. */
  author: string
  copy: Fields<'blogPage'>
}

/** The top of an article: the way back, what it is about, when it was written, and its cover. */
const ArticleHead = ({ article, author, copy }: ArticleHeadProps) => (
  <header className="grid-lines relative">
    <div className="page-width pt-8 pb-12 md:pt-10 md:pb-16">
      <BackLink href={routes.blog.path} label={copy.backLabel} />
      <div className="mt-8 grid grid-cols-1 gap-x-6 gap-y-10 md:mt-12 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-8 lg:pr-6">
          <TagList tags={article.tags} label={copy.tagsLabel} linked />
          <h1
            dir="auto"
            className="mt-5 text-h2 max-xs:min-h-[3lh] max-sm:[&_span]:inline-block max-sm:[&_span]:whitespace-normal"
          >
            <NoBreakText text={article.title} />
          </h1>
          <p dir="auto" className="mt-6 max-w-[42rem] font-display text-lead tracking-lead text-ink-2">
            <NoBreakText text={article.preview} />
          </p>
          <ArticleFacts
            {...article}
            readTimeLabel={copy.readTimeLabel}
            updatedLabel={copy.updatedLabel}
            author={{ label: copy.authorLabel, name: author }}
            className="mt-6"
          />
        </div>
        <div className="max-w-[46rem] short:max-w-[24rem] lg:col-span-4 xl:-mr-8 print:max-w-[24rem]">
          <ArticleCover {...article} className="cover-edge xl:rounded-r-none" />
        </div>
      </div>
    </div>
  </header>
)

/** Marks a place between two blocks of an article's HTML where a call to action may stand. */
export const stepMark = '<hr data-step=""/>'

/** Marks a place before a note in the margin. */
export const noteMark = '<hr data-note=""/>'

interface ArticleBodyProps {
  /** The rendered text with the marked places of the calls to action and of the notes. */
  html: string
  /** Shown at the places of the calls to action, each once. */
  steps: readonly NextStep[]
  newTabLabel: string
}

/** Whether a text begins with a paragraph of at least three lines, beside which a large first letter ends. */
const hasLongStart = (html: string) => html.startsWith('<p>') && plainText(html.split('</p>', 1).join('')).length >= 200

/** The text of an article in passages, each of which begins with a call to action, a note, or neither. */
export const ArticleBody = ({ html, steps, newTabLabel }: ArticleBodyProps) =>
  html.split(stepMark).map((part, i) => {
    const [first = '', ...noted] = part.split(noteMark)
    const step = i > 0 && steps[i - 1]
    return (
      <Fragment key={part}>
        <div className="passage">
          {step && <StepLine step={step} newTabLabel={newTabLabel} className="article-step" />}
          <RichText
            html={first}
            className={`reading article-body ${i === 0 && hasLongStart(first) ? 'article-start' : ''}`}
          />
        </div>
        {noted.map((passage) => (
          <RichText key={passage} html={passage} className="passage reading article-body" />
        ))}
      </Fragment>
    )
  })
