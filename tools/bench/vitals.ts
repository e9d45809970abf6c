import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runNpm } from '../setup/run.mjs'

type Figures = Record<string, number>

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const metrics = { paint: 'largest-contentful-paint', blocking: 'total-blocking-time', shift: 'cumulative-layout-shift' }

/** What is read of Lighthouse's report. */
interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
  runtimeError?: { message: string }
}

/** Fetched for the run: with its 158 packages it would be a fifth of what `npm test` installs. */
const lighthouse = ['exec', '--yes', '--package=lighthouse@12.8.2', '--', 'lighthouse', '--output=json', '--quiet']

/** Lighthouse's scores and metrics of a page on a simulated phone; `port` is the browser's debugging port. */
async function audit(url: string, port: number): Promise<Figures> {
  const file = join('.cache', 'lighthouse.json')
  const options = [`--port=${port}`, `--output-path=${file}`, `--only-categories=${categories}`]
  const { code, output } = await runNpm([...lighthouse, url, ...options], { capture: true })
  if (code !== 0) throw new Error(`Lighthouse could not measure ${url}: ${output}`)
  const report: Report = JSON.parse(readFileSync(file, 'utf8'))
  if (report.runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${report.runtimeError.message}`)
  const scores = categories.map((name) => [name, (report.categories[name]?.score ?? 0) * 100])
  const values = Object.entries(metrics).map(([name, id]) => [name, report.audits[id]?.numericValue ?? 0])
  return Object.fromEntries([...scores, ...values])
}

/** The median of each of Lighthouse's figures of several runs. */
export async function auditMedians(runs: number, url: string, port: number): Promise<Figures> {
  const results: Figures[] = []
  for (let run = 0; run < runs; run++) results.push(await audit(url, port))
  const median = (name: string) => results.map((result) => result[name] ?? 0).sort((a, b) => a - b)[runs >> 1] ?? 0
  return Object.fromEntries(Object.keys(results[0] ?? {}).map((name) => [name, Number(median(name).toFixed(3))]))
}
