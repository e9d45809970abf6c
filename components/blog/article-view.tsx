import { ReadingLayout } from '@/components/layout/reading-layout'
import { CallBand } from '@/components/sections/call-band'
import { RichText } from '@/components/ui/rich-text'
import { callsToAction } from '@/lib/blog/call-to-action'
import type { Neighbors } from '@/lib/blog/neighbors'
import type { Article, Site } from '@/lib/content/types'
import { ArticleHead } from './article-head'
import { ArticleMore } from './article-more'
import type { BlogWords } from './words'

interface ArticleViewProps {
  article: Article
  /** The rendered text. */
  html: string
  related: readonly Article[]
  neighbors: Neighbors<Article>
  words: BlogWords
  site: Site
}

/** An article with what follows it: what to do next, and where to read on. */
export const ArticleView = ({ article, html, related, neighbors, words, site }: ArticleViewProps) => (
  <>
    <article>
      <ArticleHead article={article} words={words} />
      <ReadingLayout headings={article.headings} title={words.contentsLabel}>
        <RichText html={html} className="reading article-body" />
      </ReadingLayout>
    </article>
    <CallBand
      heading={words.callHeading}
      lead={article.callToActionText}
      calls={callsToAction(article.callToAction, { labels: words.callLabels, booking: site.booking.href })}
      newTabLabel={site.labels.opensInNewTab}
    />
    <ArticleMore related={related} neighbors={neighbors} words={words} />
  </>
)
