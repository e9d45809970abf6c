import { articles, fixedPages, jobs, site } from '@/lib/build/content'
import { type Listed, llmsText } from '@/lib/seo/llms'

export const dynamic = 'force-static'

const listed = (title: string, path: string, summary: string): Listed => ({ title, url: site.origin + path, summary })

const pages = fixedPages
  .filter(({ index }) => index)
  .map(({ path, seo: { title, description } }) => listed(title, path, description))
const posts = articles.map(({ address, title, preview }) => listed(title, `${address}.md`, preview))
const positions = jobs.map(({ address, title, preview }) => listed(title, address, preview))

export const GET = () =>
  new Response(llmsText(site, { Pages: pages, Articles: posts, Jobs: positions }), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
