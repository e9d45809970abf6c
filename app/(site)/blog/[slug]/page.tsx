import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ArticleView } from '@/components/blog/article-view'
import { Page } from '@/components/layout/page'
import { articleMetadata } from '@/lib/blog/article-metadata'
import { neighborsBySlug } from '@/lib/blog/neighbors'
import { relateArticles } from '@/lib/blog/related'
import { articleHtml, articles, blogPage, site } from '@/lib/content'

interface Props {
  params: Promise<{ slug: string }>
}

export const dynamicParams = false

const bySlug = new Map(articles.map((article) => [article.slug, article]))
const neighbors = neighborsBySlug(articles)
const related = relateArticles(articles, 2)

export const generateStaticParams = () => articles.map(({ slug }) => ({ slug }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const article = bySlug.get((await params).slug)
  return article ? articleMetadata(article, site.brand, articles) : {}
}

export default async function ArticlePage({ params }: Props) {
  const { slug } = await params
  const article = bySlug.get(slug)
  if (!article) notFound()
  return (
    <Page runtime="none">
      <ArticleView
        article={article}
        html={await articleHtml(slug)}
        related={related.get(slug)}
        neighbors={neighbors.get(slug)}
        words={blogPage}
        site={site}
      />
    </Page>
  )
}
