import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { SitePage } from '@/app/site-page'
import { ArticleView } from '@/components/blog/article-view'
import { articleContexts } from '@/lib/blog/article-context'
import { articleMetadata } from '@/lib/blog/article-metadata'
import { articleHtml, articles, blogPage, site } from '@/lib/content'
import { articlePath } from '@/lib/routes'

interface Props {
  params: Promise<{ slug: string }>
}

export const dynamicParams = false

const contexts = articleContexts(articles)

export const generateStaticParams = () => articles.map(({ slug }) => ({ slug }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const context = contexts.get((await params).slug)
  return context ? articleMetadata(context.article, site.brand, context.imageOf) : {}
}

export default async function ArticlePage({ params }: Props) {
  const { slug } = await params
  const context = contexts.get(slug)
  if (!context) notFound()
  return (
    <SitePage path={articlePath(slug)}>
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
