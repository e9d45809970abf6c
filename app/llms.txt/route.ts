import { articles, entryPages, fixedPages, site } from '@/lib/build/content'
import { collections } from '@/lib/content/collections'
import { type Listed, llmsText } from '@/lib/seo/llms'

export const dynamic = 'force-static'

const listed = (title: string, path: string, summary: string): Listed => ({ title, url: site.origin + path, summary })

const pages = fixedPages
  .filter(({ index }) => index)
  .map(({ path, seo: { title, description } }) => listed(title, path, description))
const posts = articles.map(({ address, title, preview }) => listed(title, `${address}.md`, preview))
const open = entryPages.filter(({ isOver }) => !isOver)
const others = [...new Set(open.map(({ collection }) => collection))].map((name) => [
  collections[name].label,
  open.flatMap(({ collection, title, address, summary }) =>
    collection === name ? [listed(title, address, summary)] : [],
  ),
])

export const GET = () =>
  new Response(llmsText(site, { Pages: pages, Articles: posts, ...Object.fromEntries(others) }), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
