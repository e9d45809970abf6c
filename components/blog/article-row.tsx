import { ArticleCover } from '@/components/drawings/article-cover'
import { SiteLink } from '@/components/ui/site-link'
import type { Article } from '@/lib/content/types'
import { articlePath } from '@/lib/routes'
import { ArticleFacts } from './article-facts'

import { TagList } from './tag-list'
import type { BlogWords } from './words'

/** One article in the list. */
export const ArticleRow = ({ article, words }: { article: Article; words: BlogWords }) => (
  <article className="article-link group grid gap-x-6 gap-y-5 border-t border-rule-2 py-8 sm:grid-cols-12 md:py-10">
    <div className="sm:col-span-5 lg:col-span-4">
      <ArticleCover slug={article.slug} />
    </div>
    <div className="sm:col-span-7 lg:col-span-8 lg:pl-8">
      <TagList tags={article.tags} label={words.tagsLabel} />
      <h2 className="mt-3 text-h3 font-medium leading-tight tracking-title transition-colors group-hover:text-teal">
        <SiteLink href={articlePath(article.slug)} className="article-link-target">
          {article.title}
        </SiteLink>
      </h2>
      <p className="mt-3 max-w-[34rem] text-balance text-ink-2">{article.preview}</p>
      <ArticleFacts {...article} updated={undefined} readTimeLabel={words.readTimeLabel} className="mt-4" />
    </div>
  </article>
)
