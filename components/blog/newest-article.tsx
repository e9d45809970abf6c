import { ArticleCover } from '@/components/drawings/article-cover'
import { SiteLink } from '@/components/ui/site-link'
import type { Article } from '@/lib/content/types'
import { articlePath } from '@/lib/routes'
import { ArticleFacts } from './article-facts'

import { TagList } from './tag-list'
import type { BlogWords } from './words'

/** The newest article, with a cover that runs out of the grid. */
export const NewestArticle = ({ article, words }: { article: Article; words: BlogWords }) => (
  <article className="article-link group grid gap-x-6 gap-y-6 md:grid-cols-12 md:items-end">
    <div className="md:order-last md:col-span-7 md:col-start-6 xl:-mr-8">
      <ArticleCover slug={article.slug} />
    </div>
    <div className="md:col-span-5 md:pb-2 lg:pr-6">
      <TagList tags={article.tags} label={words.tagsLabel} />
      <h2 className="mt-4 text-h2-s transition-colors group-hover:text-teal">
        <SiteLink href={articlePath(article.slug)} className="article-link-target">
          {article.title}
        </SiteLink>
      </h2>
      <p className="mt-4 max-w-[40rem] text-balance text-ink-2">{article.preview}</p>
      <ArticleFacts {...article} updated={undefined} readTimeLabel={words.readTimeLabel} className="mt-5" />
    </div>
  </article>
)
