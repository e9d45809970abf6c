import { ArticleCover } from '@/components/drawings/article-cover'
import { Icon } from '@/components/ui/icon'
import { SiteLink } from '@/components/ui/site-link'
import { bindWords } from '@/lib/blog/bind-words'
import type { Article } from '@/lib/content/types'
import { routes } from '@/lib/routes'
import { ArticleFacts } from './article-facts'
import { TagList } from './tag-list'
import type { BlogWords } from './words'

/** The top of an article: the way back, what it is about, when it was written, and its cover. */
export const ArticleHead = ({ article, words }: { article: Article; words: BlogWords }) => (
  <header className="grid-lines relative">
    <div className="page-width pt-8 pb-12 md:pt-10 md:pb-16">
      <SiteLink
        href={routes.blog.path}
        data-no-print
        className="inline-flex min-h-11 items-center gap-2.5 text-small font-semibold transition-colors hover:text-teal"
      >
        <Icon name="arrow-left" size={20} /> {words.backLabel}
      </SiteLink>
      <div className="mt-8 grid grid-cols-1 gap-x-6 gap-y-10 md:mt-12 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-8 lg:pr-6">
          <TagList tags={article.tags} label={words.tagsLabel} />
          <h1 className="mt-5 text-page-s">{bindWords(article.title)}</h1>
          <p className="mt-6 max-w-[42rem] font-display text-lead tracking-lead text-ink-2">
            {bindWords(article.preview)}
          </p>
          <ArticleFacts
            {...article}
            readTimeLabel={words.readTimeLabel}
            updatedLabel={words.updatedLabel}
            className="mt-6"
          />
        </div>
        <div className="max-w-[46rem] short:max-w-[24rem] lg:col-span-4 xl:-mr-8 print:max-w-[24rem]">
          <ArticleCover slug={article.slug} />
        </div>
      </div>
    </div>
  </header>
)
