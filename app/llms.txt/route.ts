import * as content from '@/lib/content'
import { articles, jobs, legalText, site } from '@/lib/content'
import { articlePath, jobPagePath, routes } from '@/lib/routes'
import { type Listed, llmsText } from '@/lib/seo/llms'

export const dynamic = 'force-static'

const listed = (title: string, path: string, summary: string): Listed => ({ title, url: site.origin + path, summary })
const page = ({ path }: { path: string }, { seo }: { seo: { title: string; description: string } }) =>
  listed(seo.title, path, seo.description)

const pages = [
  page(routes.home, content.homePage),
  page(routes.services, content.servicesPage),
  page(routes.useCases, content.useCasesPage),
  page(routes.plan, content.planPage),
  page(routes.roiCalculator, content.roiCalculatorPage),
  page(routes.faq, content.faqPage),
  page(routes.about, content.aboutPage),
  page(routes.blog, content.blogPage),
  page(routes.careers, content.careersPage),
  page(routes.contact, content.contactPage),
  page(routes.leadForm, content.leadFormPage),
  page(routes.privacy, legalText('privacy')),
  page(routes.terms, legalText('terms')),
]

const posts = articles.map(({ slug, title, preview }) => listed(title, `${articlePath(slug)}.md`, preview))
const positions = jobs.map(({ id, title, preview }) => listed(title, jobPagePath(id), preview))

export const GET = () =>
  new Response(llmsText(site, { Pages: pages, Articles: posts, Jobs: positions }), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
