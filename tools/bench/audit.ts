import lighthouse from 'lighthouse'
import { median } from './median'

/** What Lighthouse says of a page on a simulated phone; medians of several runs. */
export interface Audit {
  /** Out of 100. */
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** Milliseconds until the largest part of the first screen is painted. */
  largestContentfulPaint: number
  /** Milliseconds for which the page could not answer. */
  blocking: number
  layoutShift: number
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

async function auditOnce(url: string, port: number): Promise<Audit> {
  const result = await lighthouse(url, { port, logLevel: 'error', output: 'json', onlyCategories: categories })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`)
  const { lhr } = result
  if (lhr.runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${lhr.runtimeError.message}`)
  const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100)
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? 0
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestContentfulPaint: Math.round(value('largest-contentful-paint')),
    blocking: Math.round(value('total-blocking-time')),
    layoutShift: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
  }
}

/**
 * Measures a page several times, one after the other.
 * @param port Where the browser listens for tools.
 */
export async function audit(url: string, port: number, runs: number): Promise<Audit> {
  const results: Audit[] = []
  for (let run = 0; run < runs; run++) results.push(await auditOnce(url, port))
  const middle = (key: keyof Audit) => median(results.map((result) => result[key]))
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    bestPractices: middle('bestPractices'),
    seo: middle('seo'),
    largestContentfulPaint: middle('largestContentfulPaint'),
    blocking: middle('blocking'),
    layoutShift: middle('layoutShift'),
  }
}
