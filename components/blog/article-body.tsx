import { FoldedContents } from '@/components/layout/contents-list'
import { RichText } from '@/components/ui/rich-text'
import type { Article } from '@/lib/content/types'
import { contentsOf, TableOfContents } from './table-of-contents'

interface ArticleBodyProps {
  article: Article
  /** The rendered text. */
  html: string
  contentsLabel: string
}

/** The text of an article, with its contents read before it and, on wide screens, in view beside it all the way down. */
export const ArticleBody = ({ article, html, contentsLabel }: ArticleBodyProps) => (
  <div className="grid-lines relative border-t border-rule">
    <div className="article-layout page-width grid grid-cols-1 gap-x-6 pt-12 pb-20 md:pt-18 md:pb-28 lg:grid-cols-12">
      <div className="max-lg:hidden lg:col-span-3 lg:pr-6">
        <TableOfContents headings={article.headings} label={contentsLabel} />
      </div>
      <div className="min-w-0 lg:col-span-9">
        <FoldedContents title={contentsLabel} entries={contentsOf(article.headings)} />
        <RichText html={html} className="article-body" />
      </div>
    </div>
  </div>
)
