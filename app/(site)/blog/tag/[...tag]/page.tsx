import type { Metadata } from 'next'
import { SitePage } from '@/app/site-page'
import { ArticleList } from '@/components/blog/article-list'
import { TagArticles } from '@/components/blog/tag-articles'
import { articlesOfPage, pageCount } from '@/lib/blog/pagination'
import { articlesByTag, tagsOf } from '@/lib/blog/tags'
import { articles, blogPage, site } from '@/lib/content'
import { fillTemplate } from '@/lib/roi/format'
import { routes, tagPath } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

interface Props {
  params: Promise<{ tag: string[] }>
}

export const dynamicParams = false

const lists = articlesByTag(articles)
const names = new Map(tagsOf(articles).map(({ slug, name }) => [slug, name]))
const blog = { name: blogPage.head.eyebrow ?? blogPage.head.heading, path: routes.blog.path }

/** `['retail']` is the first page of a topic, `['retail', 'page', '2']` its second. */
const places = Array.from(lists).flatMap(([slug, list]) =>
  Array.from({ length: pageCount(list.length) }, (_, index) => ({
    tag: index === 0 ? [slug] : [slug, 'page', String(index + 1)],
  })),
)

/** Without a topic a page says so: Next refuses to export a route without any page. Nothing links to it. */
export const generateStaticParams = () => (places.length > 0 ? places : [{ tag: ['none'] }])

const read = async ({ params }: Props) => {
  const [slug = '', , number = '1'] = (await params).tag
  const list = lists.get(slug)
  const tag = names.get(slug)
  if (!list || !tag) return undefined
  return { slug, tag, list, page: Number(number), heading: fillTemplate(blogPage.tagPage.heading, { tag }) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await read(props)
  if (!found) return pageMetadata(blogPage.seo, { ...routes.blog, index: false })
  const { slug, tag, page } = found
  const part = page === 1 ? '' : `${blogPage.pageLabel} ${page} | `
  return pageMetadata(
    {
      title: part + fillTemplate(blogPage.tagPage.title, { tag }),
      description: part + fillTemplate(blogPage.tagPage.description, { tag }),
    },
    { path: tagPath(slug, page), imageOf: tagPath(slug) },
  )
}

export default async function TagRoute(props: Props) {
  const found = await read(props)
  if (!found) {
    return (
      <SitePage path={routes.blog.path}>
        <ArticleList articles={[]} page={1} pages={1} copy={blogPage} site={site} />
      </SitePage>
    )
  }
  const { slug, list, page, heading } = found
  return (
    <SitePage path={tagPath(slug, page)} name={heading} parent={blog}>
      <TagArticles
        heading={heading}
        slug={slug}
        articles={articlesOfPage(list, page)}
        page={page}
        pages={pageCount(list.length)}
        copy={blogPage}
        site={site}
      />
    </SitePage>
  )
}
