import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { site } from '@/lib/content'
import { pageHeaders } from '@/lib/hosting/headers'
import { outsideHosts } from '@/lib/hosting/outside-hosts'
import { readPolicy } from '@/lib/hosting/policy'
import type { HostedSite } from '@/lib/hosting/site-files'
import { appPaths, routes } from '@/lib/routes'
import { addressOf, listFiles } from '../../tools/finish/files'
import { HomePage } from './pages/home-page'
import { PlanPage, someTools } from './pages/plan-page'
import { answers, RoiPage } from './pages/roi-page'
import { serveEdited } from './support/edited-page'
import { afterFrames } from './support/frames'
import { whenRunning } from './support/running'
import { touchEverything } from './support/transfers'
import { watchViolations } from './support/violations'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('every page has a strict policy before its first script, with exactly the hashes of what is in it', async () => {
  const files = (await listFiles('out')).filter((file) => /^(?!admin\b).*\.html$/.test(file))
  expect(files.length).toBeGreaterThan(0)
  const { headers }: HostedSite = JSON.parse(readFileSync('out/.hosting/site.json', 'utf8'))
  for (const file of files) {
    const html = readFileSync(join('out', file), 'utf8')
    const [start = '', text = '', rest = ''] = html.split(
      /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/,
    )
    const policy = readPolicy(text)
    // The pages at old addresses only lead to the new one.
    if (rest.includes('http-equiv="refresh"')) {
      expect.soft([policy['default-src'], rest.match(/<(?:script|style|iframe)/)], file).toEqual([["'none'"], null])
      continue
    }
    const scripts = Array.from(rest.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g))
    const styles = Array.from(rest.matchAll(/<style>([\s\S]*?)<\/style>/g))
    const isApp = appPaths.includes(addressOf(file))
    expect.soft(start, file).not.toMatch(/<(?:script|style|link|base|img|iframe)/i)
    expect.soft(policy['default-src'], file).toEqual(["'none'"])
    expect.soft(policy['script-src'], file).toEqual(["'self'", ...scripts.map(([, code = '']) => hashOf(code)).sort()])
    const sheets = isApp ? ["'self'"] : []
    expect.soft(policy['style-src'], file).toEqual([...sheets, ...styles.map(([, css = '']) => hashOf(css))])
    expect.soft(policy['frame-src'] ?? outsideHosts(site).frames, file).toEqual(outsideHosts(site).frames)
    expect.soft(policy['connect-src'], file).toEqual(["'self'", ...outsideHosts(site).connections])
    expect.soft(policy['trusted-types'], file).toEqual([isApp ? 'default' : "'none'"])
    for (const directive of ['object-src', 'base-uri']) expect.soft(policy[directive], file).toEqual(["'none'"])
    const sent = readPolicy(pageHeaders(headers, addressOf(file))['Content-Security-Policy'] ?? '')
    for (const directive of ['script-src', 'require-trusted-types-for', 'trusted-types'])
      expect.soft(sent[directive], `${file}: ${directive} of the header`).toEqual(policy[directive])
    expect.soft(policy['form-action'], file).toEqual(["'self'"])
    expect.soft(text, file).not.toContain('unsafe')
    expect.soft(html.match(/<[a-z][^<>]*\s(?:on[a-z]+|style)="/g), file).toBeNull()
  }
})

test('journeys of documents and apps violate no policy', async ({ page }) => {
  const violations = await watchViolations(page)
  const home = new HomePage(page)
  await home.open()
  await whenRunning(page)
  await touchEverything(page)
  for (const path of [routes.careers.path, routes.services.path]) {
    await page.goto(path)
    await touchEverything(page)
  }
  const plan = new PlanPage(page)
  await plan.open()
  await plan.fill(...someTools)
  await plan.removeButton(someTools[0]).click()
  await expect(plan.items).toHaveCount(someTools.length - 1)
  const calculator = new RoiPage(page)
  await calculator.open()
  await calculator.answer(answers)
  await expect(calculator.report).toBeVisible()
  await page.goto(routes.contact.path)
  await page.locator('iframe').scrollIntoViewIfNeeded()
  await afterFrames(page)
  expect(violations).toEqual([])
})

/** Markup that must do nothing in a page, by the directive that stops it. Whatever runs sets `window.hit`. */
const injections: readonly (readonly [directive: string, markup: string])[] = [
  ['script-src-elem', '<script>window.hit="inline script"</script>'],
  ['script-src-elem', '<script src="https://evil.example/code.js"></script>'],
  ['script-src-elem', '<script type="module">window.hit="module"</script>'],
  ['script-src-elem', '<script src="data:text/javascript,window.hit=1"></script>'],
  ['script-src-attr', '<svg onload="window.hit=1"></svg>'],
  ['frame-src', '<iframe src="https://evil.example/frame"></iframe>'],
  ['object-src', '<object data="https://evil.example/plugin"></object>'],
  ['img-src', '<img src="https://evil.example/pixel" alt="">'],
  ['style-src-elem', '<style>html{--hit:1}</style>'],
  ['style-src-elem', '<link rel="stylesheet" href="https://evil.example/style.css">'],
  ['style-src-attr', '<p style="background:url(https://evil.example/style)"></p>'],
  ['base-uri', '<base href="https://evil.example/">'],
  ['media-src', '<video src="https://evil.example/video"></video>'],
  ['script-src-elem', '<iframe srcdoc="<script>parent.hit=1</script>"></iframe>'],
]

for (const path of [routes.home.path, routes.plan.path])
  test(`what is injected into ${path} does nothing`, async ({ page }) => {
    const requested: string[] = []
    await page.route('https://evil.example/**', (route) => {
      requested.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: 'window.hit = "outside script"' })
    })
    const violations = await watchViolations(page)
    const markup = injections.map(([, each]) => each).join('')
    await serveEdited(page, path, (html) => html.replace('</body>', () => `${markup}</body>`))
    await page.goto(path)
    await whenRunning(page)
    for (const [directive] of injections) expect.soft(violations.join('\n')).toContain(directive)
    const outcome = await page.evaluate(async () => {
      // Strings may be run as code from the developer tools, but not from a timer of the page.
      await new Promise((resolve) => setTimeout(resolve))
      const attempt = (work: () => unknown) => {
        try {
          work()
          return 'done'
        } catch (error) {
          return error instanceof Error ? error.name : 'unknown'
        }
      }
      const global = window as unknown as {
        hit?: unknown
        trustedTypes: { createPolicy: (name: string, rules: object) => unknown }
      }
      const target = document.createElement('div')
      return {
        innerHTML: attempt(() => {
          target.innerHTML = '<img src="/none" onerror="hit=1">'
        }),
        contents: target.childNodes.length,
        eval: attempt(() => Reflect.construct(Function, ['window.hit = "eval"'])()),
        source: attempt(() => {
          document.createElement('script').src = 'https://evil.example/code.js'
        }),
        policy: attempt(() => global.trustedTypes.createPolicy('evil', {})),
        hit: global.hit,
        base: new URL(document.baseURI).origin === location.origin,
      }
    })
    expect(outcome).toEqual({
      innerHTML: 'TypeError',
      contents: 0,
      eval: 'EvalError',
      source: 'TypeError',
      policy: 'TypeError',
      hit: undefined,
      base: true,
    })
    expect(requested).toEqual([])
  })

for (const path of [routes.about.path, routes.plan.path])
  test(`the headers of ${path} stop scripts and strings without the policy in the page`, async ({ page }) => {
    const violations = await watchViolations(page)
    await page.route(
      (url) => url.pathname === path,
      async (route) => {
        const response = await route.fetch()
        const html = (await response.text()).replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
        await route.fulfill({ response, body: html.replace('</body>', '<script>window.hit=1</script></body>') })
      },
    )
    await page.goto(path)
    await whenRunning(page)
    const written = await page.evaluate(() => {
      try {
        document.createElement('div').innerHTML = '<b>hit</b>'
        return 'hit'
      } catch (error) {
        return error instanceof Error ? error.name : 'unknown'
      }
    })
    expect(written).toBe('TypeError')
    expect(await page.evaluate(() => 'hit' in window)).toBe(false)
    expect(violations.filter((text) => text.includes('script-src-elem'))).toHaveLength(1)
  })
