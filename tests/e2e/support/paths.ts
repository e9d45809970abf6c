import { pageCount } from '@/lib/blog/pagination'
import { topicsOf } from '@/lib/blog/tags'
import { articles, closedJobs, jobs, ownPages, services } from '@/lib/build/content'
import { articlePath, blogListPath, jobPagePath, type Route, routes, servicePath, tagPath } from '@/lib/routes'

/** An address that leads to the not-found page. */
export const missingPath = '/no-such-page'

const fixedPaths: readonly string[] = Object.values(routes).map(({ path }) => path)
const articlePaths = articles.map(({ slug }) => articlePath(slug))
const ownPaths = ownPages.map(({ address }) => address)
const jobPaths = jobs.map(({ id }) => jobPagePath(id))

/** Pages of jobs that are closed, which search engines must not list. */
export const closedJobPaths: readonly string[] = closedJobs.map(({ id }) => jobPagePath(id))

const tagPaths = topicsOf(articles).flatMap(({ slug, articles: list }) =>
  Array.from({ length: pageCount(list.length) }, (_, index) => tagPath(slug, index + 1)),
)
const olderListPaths = Array.from({ length: pageCount(articles.length) - 1 }, (_, index) => blogListPath(index + 2))

/** The entry of a path in lib/routes, if it has one. */
export const routeOf = (path: string): Route | undefined =>
  Object.values<Route>(routes).find((route) => route.path === path)

/** Addresses at which the services page opens at one of its sections. */
export const servicePaths: readonly string[] = services.flatMap(({ address }) =>
  address ? [servicePath(address)] : [],
)

/** Every page that a visitor can open, the not-found page included. */
export const allPaths: readonly string[] = [
  ...fixedPaths,
  ...servicePaths,
  ...jobPaths,
  ...closedJobPaths,
  ...articlePaths,
  ...ownPaths,
  ...olderListPaths,
  ...tagPaths,
  missingPath,
]

/** One page of every template: the pages that are tested one by one in a browser. */
export const templatePaths: readonly string[] = [
  ...fixedPaths.filter((path) => path !== routes.terms.path),
  ...jobPaths.slice(0, 1),
  ...articlePaths.slice(0, 1),
  ...tagPaths.slice(0, 1),
  ...ownPaths.slice(0, 1),
  missingPath,
]

/** The other pages, which differ from those in their text only. */
export const furtherPaths: readonly string[] = allPaths.filter((path) => !templatePaths.includes(path))
