import { ReadingLayout } from '@/components/layout/reading-layout'
import { CallToActionBand } from '@/components/sections/call-to-action-band'
import { RichText } from '@/components/ui/rich-text'
import { callsToAction } from '@/lib/blog/article-calls-to-action'
import type { Neighbors } from '@/lib/blog/neighbors'
import type { Article, Site } from '@/lib/content/types'
import { ArticleHead } from './article-head'
import { ArticleMore } from './article-more'
import type { BlogCopy } from './copy'

interface ArticleViewProps {
  article: Article
  /** The rendered text as HTML. */
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
        <RichText html={html} className="reading article-body" />
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
