import type { Metadata } from 'next'
import { SitePage } from '@/app/site-page'
import { ArticleList } from '@/components/blog/article-list'
import { ArticleView } from '@/components/blog/article-view'
import { articleContexts } from '@/lib/blog/article-context'
import { articleMetadata } from '@/lib/blog/article-metadata'
import { articleHtml, articles, blogPage, site } from '@/lib/content'
import { articlePath, routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { blogPosting } from '@/lib/seo/structured-data/article'

interface Props {
  params: Promise<{ slug: string }>
}

export const dynamicParams = false

const blog = { name: blogPage.head.eyebrow ?? blogPage.head.heading, path: routes.blog.path }

const contexts = articleContexts(articles)

/** Without an article a page says so: Next refuses to export a route without any page. Nothing links to it. */
export const generateStaticParams = () =>
  articles.length > 0 ? articles.map(({ slug }) => ({ slug })) : [{ slug: 'none' }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const context = contexts.get((await params).slug)
  return context
    ? articleMetadata(context.article, site.brand)
    : pageMetadata(blogPage.seo, { ...routes.blog, index: false })
}

export default async function ArticlePage({ params }: Props) {
  const { slug } = await params
  const context = contexts.get(slug)
  if (!context) {
    return (
      <SitePage path={routes.blog.path}>
        <ArticleList articles={[]} page={1} pages={1} copy={blogPage} site={site} />
      </SitePage>
    )
  }
  return (
    <SitePage
      path={articlePath(slug)}
      name={context.article.title}
      parent={blog}
      things={[blogPosting(context.article, site)]}
    >
      <ArticleView
        article={context.article}
        html={await articleHtml(slug)}
        related={context.related}
        neighbors={context.neighbors}
        copy={blogPage}
        site={site}
      />
    </SitePage>
  )
}
