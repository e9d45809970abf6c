import { ReadingLayout } from '@/components/layout/reading-layout'
import { CallToActionBand } from '@/components/sections/call-to-action-band'
import { callsToAction } from '@/lib/blog/article-calls-to-action'
import type { Neighbors } from '@/lib/blog/neighbors'
import { nextSteps } from '@/lib/blog/next-steps'
import type { Article, Site } from '@/lib/content/types'
import { ArticleBody } from './article-body'
import { ArticleHead } from './article-head'
import { ArticleMore } from './article-more'
import type { BlogCopy } from './copy'

interface ArticleViewProps {
  article: Article
  /** The rendered text as HTML, see {@link ArticleBody}. */
  html: string
  related: readonly Article[]
  neighbors: Neighbors<Article>
  copy: BlogCopy
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
      callsToAction={callsToAction(article.callToAction, {
        labels: copy.callToActionLabels,
        booking: site.booking.href,
      })}
      newTabLabel={site.labels.opensInNewTab}
    />
    <ArticleMore related={related} neighbors={neighbors} copy={copy} />
  </>
)
