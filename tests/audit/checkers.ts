import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { runNpm } from '../../tools/setup/run.mjs'

/** Fetched for the run: with what they need they are 663 packages, more than the site installs. */
const packages = [
  '@siteimprove/alfa-playwright@0.81.4',
  '@siteimprove/alfa-rules@0.114.0',
  'accessibility-checker-engine@4.0.34',
  'csp_evaluator@1.1.8',
  'html_codesniffer@2.5.1',
]

const folder = resolve('.cache/checkers')
const fetched = (file: string) => join(folder, 'node_modules', file)
const load = (file: string) => import(pathToFileURL(fetched(file)).href)

/** Installs the checkers before the run. */
export default async function fetchCheckers(): Promise<void> {
  const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', ...packages]
  const { code, output } = await runNpm(args, { capture: true })
  if (code !== 0) throw new Error(`The checkers of the audit could not be fetched: ${output}`)
}

/** What fails a rule of Alfa, which has those of ACT. */
async function alfaFaults(page: Page): Promise<string[]> {
  const { Audit } = await load('@siteimprove/alfa-act/dist/index.js')
  const { default: rules } = await load('@siteimprove/alfa-rules/dist/index.js')
  const { Playwright } = await load('@siteimprove/alfa-playwright/dist/index.js')
  const root = await Playwright.toPage(await page.evaluateHandle(() => document))
  const outcomes: { outcome?: string; rule: { uri: string }; target?: unknown }[] = [
    ...(await Audit.of(root, rules).evaluate()),
  ]
  return outcomes
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ rule, target }) => `Alfa ${rule.uri}: ${String(target).slice(0, 200)}`)
}

/** What IBM's engine is sure of, and what HTML_CodeSniffer calls an error; forms in frames are pages of their own. */
const inPage = `(async () => {
  const { results } = await new ace.Checker().check(document, ['WCAG_2_2'])
  await new Promise((done, fail) => HTMLCS.process('WCAG2AA', document, done, fail))
  const sure = results.filter(({ value, path }) => value.join() === 'VIOLATION,FAIL' && !path.dom.includes('/iframe'))
  const errors = HTMLCS.getMessages().filter(({ type }) => type === 1)
  return [
    ...sure.map(({ ruleId, message, snippet }) => ['IBM', ruleId, message, snippet].join(' ')),
    ...errors.map(({ code, msg, element }) => [code, msg, element.outerHTML].join(' ').slice(0, 500)),
  ]
})()`

/** What the checkers find on a page in its current state. */
export async function checkerFaults(page: Page): Promise<string[]> {
  for (const file of ['accessibility-checker-engine/ace.js', 'html_codesniffer/build/HTMLCS.js'])
    await page.evaluate(readFileSync(fetched(file), 'utf8'))
  return [...(await alfaFaults(page)), ...(await page.evaluate<string[]>(inPage))]
}

/** What csp_evaluator finds in a policy, but for risks that may be none. */
export async function policyFaults(policy: string): Promise<string[]> {
  const { CspEvaluator, CspParser } = {
    ...(await load('csp_evaluator/dist/evaluator.js')),
    ...(await load('csp_evaluator/dist/parser.js')),
  }
  const findings: { severity: number; description: string }[] = new CspEvaluator(new CspParser(policy).csp).evaluate()
  return findings.filter(({ severity }) => severity < 50).map(({ description }) => description)
}
