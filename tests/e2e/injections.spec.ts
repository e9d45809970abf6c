import { expect, test } from '@playwright/test'
import { routes } from '@/lib/routes'
import { serveEdited } from './support/edited-page'
import { whenRunning } from './support/running'
import { watchViolations } from './support/violations'

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
