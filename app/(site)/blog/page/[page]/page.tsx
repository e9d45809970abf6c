import type { Metadata } from 'next'
import { SitePage } from '@/app/site-page'
import { ArticleList } from '@/components/blog/article-list'
import { articlesOfPage, pageCount } from '@/lib/blog/pagination'
import { articles, page, site } from '@/lib/build/content'
import { blogListPath, routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

const blogPage = page('blog')

type Props = PageProps<'/blog/page/[page]'>

export const dynamicParams = false

const pages = pageCount(articles.length)

/** Page 1 is exported too, with /blog as its canonical address: Next refuses to export a route without any page. */
export const generateStaticParams = () => Array.from({ length: pages }, (_, index) => ({ page: String(index + 1) }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = Number((await params).page)
  const { title, description } = blogPage.seo
  const part = `${blogPage.pageLabel} ${page}`
  const seo = page === 1 ? blogPage.seo : { title: `${part} | ${title}`, description: `${part}: ${description}` }
  return pageMetadata(seo, { path: blogListPath(page), imageOf: routes.blog.path }, site.brand)
}

export default async function BlogPage({ params }: Props) {
  const page = Number((await params).page)
  return (
    <SitePage path={blogListPath(page)} name={page === 1 ? undefined : blogPage.head.heading}>
      <ArticleList articles={articlesOfPage(articles, page)} page={page} pages={pages} copy={blogPage} site={site} />
    </SitePage>
  )
}
