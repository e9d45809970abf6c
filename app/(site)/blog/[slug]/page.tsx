import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { SitePage } from '@/app/site-page'
import { paramsOrNone } from '@/app/static-params'
import { ArticleView } from '@/components/blog/article-view'
import { articleContexts } from '@/lib/blog/article-context'
import { articleMetadata } from '@/lib/blog/article-metadata'
import { articleHtml, articles, page, site } from '@/lib/build/content'
import { routes } from '@/lib/routes'
import { crumbOf } from '@/lib/seo/structured-data/page'
import { blogPosting } from '@/lib/seo/structured-data/postings'

const blogPage = page('blog')

type Props = PageProps<'/blog/[slug]'>

export const dynamicParams = false

const blog = crumbOf(blogPage.head, routes.blog)
const contexts = articleContexts(articles)

export const generateStaticParams = () => paramsOrNone(articles.map(({ slug }) => slug)).map((slug) => ({ slug }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const context = contexts.get((await params).slug)
  return context ? articleMetadata(context.article, site.brand) : {}
}

export default async function ArticlePage({ params }: Props) {
  const { slug } = await params
  const context = contexts.get(slug)
  if (!context) notFound()
  const { article } = context
  return (
    <SitePage path={article.address} name={article.title} parent={blog} things={[blogPosting(article, site)]}>
      <ArticleView {...context} html={articleHtml(slug)} copy={blogPage} site={site} />
    </SitePage>
  )
}
