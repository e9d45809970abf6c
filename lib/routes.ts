/**
 * Every fixed address of the site. All pages are documents, which run no React in the browser, except those with `kind: 'app'`.
 * `anchors` are the ids that other pages may link to; `index: false` keeps a page out of the sitemap and marks it `noindex`.
 */
export const routes = {
  home: { path: '/', anchors: ['how-it-works', 'case-studies', 'book'] },
  about: { path: '/about', anchors: [] },
  useCases: { path: '/use-cases', anchors: [] },
  faq: { path: '/faq', anchors: [] },
  services: { path: '/services', anchors: ['price', 'compare', 'contact'] },
  roiCalculator: { path: '/roi-calculator', kind: 'app', anchors: ['roi-calculator', 'consultation-form'] },
  plan: { path: '/plan', kind: 'app', anchors: [] },
  blog: { path: '/blog', anchors: [] },
  contact: { path: '/contact', anchors: [] },
  thankYou: { path: '/contact-thank-you', anchors: [], index: false },
  leadForm: { path: '/lead-form', anchors: [] },
  demoForm: { path: '/demo-form', anchors: [], index: false },
  careers: { path: '/careers', anchors: ['open-positions'] },
  privacy: { path: '/privacy', anchors: [] },
  terms: { path: '/terms', anchors: [] },
} as const satisfies Record<string, Route>

/** One fixed address. */
export interface Route {
  path: string
  kind?: 'app'
  anchors: readonly string[]
  index?: boolean
  /** Addresses at which the page was before; they lead to it. */
  earlier?: readonly string[]
}

/** Paths of the pages that run React in the browser; all other pages are documents. */
export const appPaths: readonly string[] = Object.values<Route>(routes)
  .filter(({ kind }) => kind === 'app')
  .map(({ path }) => path)

/** The address of an article. */
export const articlePath = (slug: string): string => `${routes.blog.path}/${slug}`

/** The address of the blog's list page `page`, counted from 1. */
export const blogListPath = (page: number): string =>
  page === 1 ? routes.blog.path : `${routes.blog.path}/page/${page}`

/** The address at which the services page opens at the section of a service, from the address that the service names. */
export const servicePath = (address: string): string => `${routes.services.path}/${address}`

/** The addresses of the feeds. */
export const feeds = { rss: '/feed.xml', json: '/feed.json' } as const

/** The address of the calculator's content. */
export const roiDataPath = '/roi.json'

/** The address that opens one question on the FAQ page, from its id. */
export const faqPath = (id: string): string => `${routes.faq.path}#${id}`

/** The address of page `page`, counted from 1, of the articles on a topic, from the topic's slug. */
export const tagPath = (slug: string, page = 1): string =>
  page === 1 ? `${routes.blog.path}/tag/${slug}` : `${routes.blog.path}/tag/${slug}/page/${page}`

/** The address of a job's page, from its id. */
export const jobPagePath = (id: string): string => `${routes.careers.path}/${id}`

/** The addresses below the blog; what is in angle brackets stands for many. */
export const blogPaths: readonly string[] = [
  articlePath('<article>'),
  `${routes.blog.path}/page/<page>`,
  tagPath('<topic>'),
]
