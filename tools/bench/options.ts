import { parseArgs } from 'node:util'
import { missingPath } from './site-routes'

/** What to measure. */
export interface BenchOptions {
  routes: readonly string[]
  /** Routes that Lighthouse measures: not the missing page, since it refuses one that is answered with 404. */
  audited: readonly string[]
  /** Lighthouse runs a route; the median counts. */
  runs: number
  /** Numbers of generated articles to build with; 0 stands for the repository as it is. */
  articles: readonly number[]
}

/** The four kinds of page, one of each. */
const typical = ['/', '/blog/financial-strategy-ai', '/careers', '/roi-calculator']

const exists = (route: string): boolean => route !== missingPath

const whole = (name: string, value: string): number => {
  const number = Number(value)
  if (!Number.isInteger(number) || number < 0) throw new Error(`--${name} takes whole numbers, not "${value}".`)
  return number
}

/**
 * Reads the command line. Without options everything is measured: every route three times, and builds of the repository
 * and of 1,000 generated articles. `--quick` measures bytes everywhere, Lighthouse once on one page of each kind, and no
 * builds. `--runs 5`, `--articles 1000,10000` and `--routes /,/faq` choose for themselves.
 * @param args What follows the command.
 * @param known Every route.
 * @throws Error with a sentence about the first argument that makes no sense.
 */
export function readBenchOptions(args: readonly string[], known: readonly string[]): BenchOptions {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...args],
    options: { quick: { type: 'boolean' }, runs: text, articles: text, routes: text },
  })
  const chosen = values.routes?.split(',').filter(Boolean)
  const missing = chosen?.find((route) => !known.includes(route))
  if (missing !== undefined) throw new Error(`--routes: there is no page at ${missing}.`)
  const routes = chosen ?? known
  const articles = values.articles?.split(',').map((value) => whole('articles', value))
  return {
    routes,
    audited: values.quick && !chosen ? typical.filter((route) => routes.includes(route)) : routes.filter(exists),
    runs: values.runs ? Math.max(1, whole('runs', values.runs)) : values.quick ? 1 : 3,
    articles: articles ?? (values.quick ? [] : [0, 1000]),
  }
}
