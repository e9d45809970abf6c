import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ArticleBody } from '@/components/blog/article-body'
import { ArticleCall } from '@/components/blog/article-call'
import { ArticleHead } from '@/components/blog/article-head'
import { ArticleMore } from '@/components/blog/article-more'
import { Page } from '@/components/layout/page'
import { articleMetadata } from '@/lib/blog/article-metadata'
import { callsToAction } from '@/lib/blog/call-to-action'
import { neighborsBySlug } from '@/lib/blog/neighbors'
import { relateArticles } from '@/lib/blog/related'
import { articles, blogPage, site } from '@/lib/content'

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
  const calls = callsToAction(article.callToAction, { labels: blogPage.callLabels, booking: site.booking.href })
  return (
    <Page runtime="none">
      <article>
        <ArticleHead article={article} words={blogPage} />
        <ArticleBody article={article} contentsLabel={blogPage.contentsLabel} />
      </article>
      <ArticleCall
        heading={blogPage.callHeading}
        text={article.callToActionText}
        calls={calls}
        newTabLabel={site.labels.opensInNewTab}
      />
      <ArticleMore related={related.get(slug) ?? []} neighbors={neighbors.get(slug) ?? {}} words={blogPage} />
    </Page>
  )
}
