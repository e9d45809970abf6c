import { SiteLink } from '@/components/ui/site-link'
import type { Article } from '@/lib/content/types'
import { articlePath } from '@/lib/routes'
import { ArticleFacts } from './article-facts'
import { TagList } from './tag-list'
import type { BlogWords } from './words'

const sizes = {
  row: { title: 'mt-3 text-h3 leading-tight font-medium tracking-title', preview: 'mt-3 max-w-[34rem]' },
  large: { title: 'mt-4 text-h2-s', preview: 'mt-4 max-w-[40rem]' },
}

interface ArticleSummaryProps {
  article: Article
  words: BlogWords
  size: keyof typeof sizes
}

/** What a list says of an article. The whole entry around it leads to the article, while the link's name stays its title. */
export const ArticleSummary = ({ article, words, size }: ArticleSummaryProps) => (
  <>
    <TagList tags={article.tags} label={words.tagsLabel} />
    <h2 className={`transition-colors group-hover:text-teal ${sizes[size].title}`}>
      <SiteLink href={articlePath(article.slug)} className="after:absolute after:inset-0">
        {article.title}
      </SiteLink>
    </h2>
    <p className={`text-balance text-ink-2 ${sizes[size].preview}`}>{article.preview}</p>
    <ArticleFacts {...article} updated={undefined} readTimeLabel={words.readTimeLabel} className="mt-4" />
  </>
)
