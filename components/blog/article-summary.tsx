import type { Article } from '@/lib/content/types'
import { articlePath } from '@/lib/routes'
import { ArticleFacts } from './article-facts'
import type { BlogCopy } from './copy'
import { TagList } from './tag-list'

const sizes = {
  row: { above: 'mt-3', title: 'text-h3 leading-tight font-medium tracking-title', preview: 'mt-3 max-w-[34rem]' },
  large: { above: 'mt-4', title: 'text-h2-s sm:max-lg:text-h2 xl:text-h2', preview: 'mt-4 max-w-[40rem] lg:mt-6' },
}

interface ArticleTitleProps {
  article: Pick<Article, 'slug' | 'title'>
  size: keyof typeof sizes
}

/** The title of an article in a list; its link covers the whole entry. */
export const ArticleTitle = ({ article, size }: ArticleTitleProps) => (
  <h2 className={`transition-colors group-hover:text-teal ${sizes[size].title}`}>
    <a href={articlePath(article.slug)} className="after:absolute after:inset-0">
      {article.title}
    </a>
  </h2>
)

interface ArticleSummaryProps {
  article: Article
  copy: BlogCopy
  size: keyof typeof sizes
}

/** Title, facts, and text of an article in a list. The whole entry is clickable, but the link's name is only the title. */
export const ArticleSummary = ({ article, copy, size }: ArticleSummaryProps) => (
  <>
    <TagList tags={article.tags} label={copy.tagsLabel} />
    <div className={sizes[size].above}>
      <ArticleTitle article={article} size={size} />
    </div>
    <p className={`text-balance text-ink-2 ${sizes[size].preview}`}>{article.preview}</p>
    <ArticleFacts {...article} updated={undefined} readTimeLabel={copy.readTimeLabel} className="mt-4" />
  </>
)
