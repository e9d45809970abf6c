import { ArticleCover } from '@/components/illustrations/article-cover'
import { BackLink } from '@/components/ui/back-link'
import { NoBreakText } from '@/components/ui/no-break-text'
import type { Article } from '@/lib/content/types'
import { routes } from '@/lib/routes'
import { ArticleFacts } from './article-facts'
import type { BlogCopy } from './copy'
import { TagList } from './tag-list'

interface ArticleHeadProps {
  article: Article
  /** Name of the agency. */
  author: string
  copy: BlogCopy
}

/** The top of an article: the way back, what it is about, when it was written, and its cover. */
export const ArticleHead = ({ article, author, copy }: ArticleHeadProps) => (
  <header className="grid-lines relative">
    <div className="page-width pt-8 pb-12 md:pt-10 md:pb-16">
      <BackLink href={routes.blog.path} label={copy.backLabel} />
      <div className="mt-8 grid grid-cols-1 gap-x-6 gap-y-10 md:mt-12 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-8 lg:pr-6">
          <TagList tags={article.tags} label={copy.tagsLabel} linked />
          <h1 className="mt-5 text-page-s">
            <NoBreakText text={article.title} />
          </h1>
          <p className="mt-6 max-w-[42rem] font-display text-lead tracking-lead text-ink-2">
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
          <ArticleCover slug={article.slug} className="cover-edge xl:rounded-r-none" />
        </div>
      </div>
    </div>
  </header>
)
