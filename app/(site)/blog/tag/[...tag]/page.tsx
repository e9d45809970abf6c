import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { SitePage } from '@/app/site-page'
import { paramsOrNone } from '@/app/static-params'
import { TagArticles } from '@/components/blog/tag-articles'
import { tagMetadata, tagPages } from '@/lib/blog/tags'
import { articles, page, site } from '@/lib/build/content'
import { routes, tagPath } from '@/lib/routes'
import { crumbOf } from '@/lib/seo/structured-data/page'
import { fillTemplate } from '@/lib/text/fill-template'

const blogPage = page('blog')

type Props = PageProps<'/blog/tag/[...tag]'>

export const dynamicParams = false

const blog = crumbOf(blogPage.head, routes.blog)
const pages = tagPages(articles)

/** `['retail']` is the first page of a topic, `['retail', 'page', '2']` its second. */
export const generateStaticParams = () => paramsOrNone([...pages.keys()]).map((part) => ({ tag: part.split('/') }))

const read = async ({ params }: Props) => pages.get((await params).tag.join('/'))

export async function generateMetadata(props: Props): Promise<Metadata> {
  const topic = await read(props)
  return topic ? tagMetadata(topic, blogPage, site.brand) : {}
}

export default async function TagRoute(props: Props) {
  const topic = await read(props)
  if (!topic) notFound()
  const heading = fillTemplate(blogPage.tagPage.heading, { tag: topic.name })
  return (
    <SitePage path={tagPath(topic.slug, topic.page)} name={heading} parent={blog}>
      <TagArticles heading={heading} {...topic} copy={blogPage} site={site} />
    </SitePage>
  )
}
