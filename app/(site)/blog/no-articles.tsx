import { SitePage } from '@/app/site-page'
import { ArticleList } from '@/components/blog/article-list'
import { page, site } from '@/lib/build/content'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

const blogPage = page('blog')

/** The metadata of {@link NoArticles}. */
export const noArticlesMetadata = pageMetadata(blogPage.seo, { ...routes.blog, index: false }, site.brand)

/** Says that the blog is empty, in place of an article or a topic: Next refuses to export a route without any page. */
export const NoArticles = () => (
  <SitePage path={routes.blog.path}>
    <ArticleList articles={[]} page={1} pages={1} copy={blogPage} site={site} />
  </SitePage>
)
