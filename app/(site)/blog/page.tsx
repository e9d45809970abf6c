import { SitePage } from '@/app/site-page'
import { ArticleList } from '@/components/blog/article-list'
import { articlesOfPage, pageCount } from '@/lib/blog/pagination'
import { articles, page, site } from '@/lib/build/content'
import { feeds, routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

const blogPage = page('blog')

export const metadata = pageMetadata(
  blogPage.seo,
  {
    ...routes.blog,
    formats: { 'application/rss+xml': feeds.rss, 'application/feed+json': feeds.json },
  },
  site.brand,
)

export default function Blog() {
  return (
    <SitePage path={routes.blog.path} name={blogPage.head.heading}>
      <ArticleList
        articles={articlesOfPage(articles, 1)}
        page={1}
        pages={pageCount(articles.length)}
        copy={blogPage}
        site={site}
      />
    </SitePage>
  )
}
