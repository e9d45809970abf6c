import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import budgets from '@/budgets.json'
import { articles, isPreview, jobs, site } from '@/lib/build/content'
import { applicationLink } from '@/lib/careers/job-page'
import { frameSandbox } from '@/lib/hosting/frame-sandbox'
import { appPaths, articlePath, jobPagePath, routes } from '@/lib/routes'
import { gzipSize } from '@/tools/build/budgets'
import { allPaths, closedJobPaths, missingPath, routeOf, servicePaths } from '../e2e/support/paths'
import { missingProperties } from '../support/vocabulary'
import { out, parsePage, read } from './export'
import { dense, thingsIn, visibleTexts } from './structured-data'

/** Reads a page from its markup, in which no script has run. */
function readPage(path: string) {
  const root = parsePage(read(path === missingPath ? '404.html' : `${path === '/' ? 'index' : path}.html`))
  const list = (selector: string) => [...root.querySelectorAll(selector)]
  const attribute = (selector: string, name: string) => root.querySelector(selector)?.getAttribute(name) ?? ''
  // A single dot takes no more bytes than a reference to a symbol.
  // What lists, tables, and the articles of a page show may be the same for several documents.
  const illustrations = list('svg')
    .filter((svg) => !svg.querySelector('use') && !svg.closest('article, li, td, dd'))
    .map(({ innerHTML }) => innerHTML)
    .filter(({ length }) => length > 60)
  const styles = list('style').map(({ textContent }) => textContent)
  const structuredData = root.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
  const speculationRules = root.querySelector('script[type="speculationrules"]')?.textContent ?? ''
  // All words of the page are left, also those that open on a click.
  for (const hidden of list('body :is(script, style)')) hidden.remove()
  return {
    path,
    lang: root.documentElement.lang,
    title: root.title,
    description: attribute('meta[name="description"]', 'content'),
    mainHeadings: list('h1').length,
    landmarks: list('header, main, footer')
      .filter(({ parentElement }) => !parentElement?.closest('article, aside, main, nav, section, dialog'))
      .map(({ localName }) => localName),
    heading: root.querySelector('h1')?.textContent ?? '',
    text: root.body.textContent,
    structuredData,
    canonical: attribute('link[rel="canonical"]', 'href'),
    robots: attribute('meta[name="robots"]', 'content'),
    links: list('a[href]').map((link) => ({
      href: new URL(link.getAttribute('href') ?? '', new URL(path, own)).href,
      target: link.getAttribute('target'),
      rel: link.getAttribute('rel'),
      event: link.getAttribute('data-event'),
    })),
    styleSheets: list('link[rel="stylesheet"]:not([disabled])').map((sheet) => sheet.getAttribute('href')),
    styles: styles.join(''),
    // Properties of link previews, such as `og:image`, and the author.
    preview: Object.fromEntries<string | null>(
      list('meta[property], meta[name^="twitter:"], meta[name="author"]').map((meta) => [
        meta.getAttribute('property') ?? meta.getAttribute('name') ?? '',
        meta.getAttribute('content'),
      ]),
    ),
    repeatedIllustrations: illustrations.filter((svg, index) => illustrations.indexOf(svg) < index),
    missingSymbols: list('use')
      .map((use) => use.getAttribute('href')?.slice(1) ?? '')
      .filter((id) => !root.getElementById(id)),
    speculationRules,
    mainLinks: list('main a[href]').map((link) => link.getAttribute('href')),
    frames: list('iframe').map((frame) =>
      Object.fromEntries(Array.from(frame.attributes, ({ name, value }) => [name, value])),
    ),
  }
}

const own = 'http://site.test'
const pages = allPaths.map(readPage)
const isHidden = (path: string) =>
  path === missingPath || routeOf(path)?.index === false || closedJobPaths.includes(path)

test('every page has a language, landmarks, one main heading, a title of its own, and a description', () => {
  const facts = pages.map(({ path, lang, landmarks, mainHeadings }) => ({ path, lang, landmarks, mainHeadings }))
  const fewer: Record<string, string> = { [routes.demoForm.path]: 'main', [routes.thankYou.path]: 'header main' }
  const landmarksOf = (path: string) => (fewer[path] ?? 'header main footer').split(' ')
  expect(facts).toEqual(allPaths.map((path) => ({ path, lang: 'en', landmarks: landmarksOf(path), mainHeadings: 1 })))
  for (const { path, title, description } of pages) {
    expect.soft(title, path).toMatch(/^.{5,90}$/)
    expect.soft(description, path).toMatch(/^.{1,200}$/)
  }
  const titles = pages.filter(({ path }) => !servicePaths.includes(path)).map(({ title }) => title)
  expect(titles).toEqual([...new Set(titles)])
})

test('the header marks the current page', () => {
  const path = site.headerNavigation.find((link) => !/^\/$|#/.test(link.href))?.href ?? routes.home.path
  const root = parsePage(read(`${path === '/' ? 'index' : path}.html`))
  const current = [...root.querySelectorAll(`nav[aria-label="${site.labels.mainNavigation}"] a[aria-current="page"]`)]
  expect(current.map((link) => link.getAttribute('href'))).toEqual([path])
})

test('every page has a canonical address or is excluded from indexing, as all pages of a preview are', () => {
  for (const { path, canonical, robots, preview } of pages) {
    expect.soft(robots.includes('noindex'), path).toBe(isPreview || isHidden(path))
    if (path === missingPath) continue
    const { href } = new URL(servicePaths.includes(path) ? routes.services.path : path, site.origin)
    expect.soft([canonical, preview['og:url']], path).toEqual([href, href])
  }
})

test('the sitemap lists exactly the indexable pages', () => {
  const isCounted = (path: string) => !path.startsWith(`${routes.blog.path}/page/`)
  const listed = Array.from(
    read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, address = '']) => new URL(address).pathname,
  )
  const canonical = allPaths.filter((path) => !isHidden(path) && !servicePaths.includes(path))
  expect(listed.filter(isCounted).sort()).toEqual(canonical.filter(isCounted).sort())
})

test('external links open a new tab without a referrer', () => {
  const outside = pages.flatMap(({ links }) =>
    links.filter(({ href }) => /^https?:/.test(href) && !href.startsWith(own)),
  )
  expect(outside.length).toBeGreaterThan(0)
  for (const link of outside) expect(link).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' })
})

test('every mail and phone link names its event', () => {
  const named = { 'mailto:': ['Mail link', 'Plan sent', 'Application started'], 'tel:': ['Phone link'] }
  for (const [scheme, events] of Object.entries(named)) {
    const found = pages.flatMap(({ path, links }) =>
      links.flatMap(({ href, event }) => (href.startsWith(scheme) ? { path, href, event } : [])),
    )
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter(({ event }) => !events.includes(event ?? ''))).toEqual([])
  }
  for (const { id, title } of jobs) {
    const { links = [] } = pages.find(({ path }) => path === jobPagePath(id)) ?? {}
    const { href } = new URL(applicationLink(site.email, title))
    expect(new Set(links.flatMap((link) => (link.href === href ? link.event : [])))).toEqual(
      new Set(['Application started']),
    )
  }
})

test('every page has an image for link previews that networks can show', () => {
  const images = new Set<string>()
  for (const { path, title, description, preview } of pages) {
    const address = new URL(preview['og:image'] ?? '')
    expect.soft(address.origin, path).toBe(new URL(site.origin).origin)
    expect.soft(title, path).toContain(preview['og:title'])
    expect.soft(preview, path).toMatchObject({
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringMatching(/\w/),
      'og:description': description,
      'og:site_name': site.brand,
      'twitter:card': 'summary_large_image',
    })
    images.add(address.pathname)
  }
  for (const image of images) {
    const file = readFileSync(join(out, image))
    expect.soft(file.toString('latin1', 1, 4), image).toBe('PNG')
    expect.soft([file.readUInt32BE(16), file.readUInt32BE(20)], image).toEqual([1200, 630])
    expect.soft(file.length, image).toBeLessThan(100_000)
  }
})

test('structured data is complete and says what its page says', () => {
  for (const { path, structuredData, text } of pages) {
    const things = thingsIn(structuredData)
    const words = dense(text)
    const unseen = visibleTexts(things).filter((part) => !words.includes(dense(part)))
    expect.soft([...missingProperties(things), ...unseen], path).toEqual([])
  }
})

test('every listed page but the first names the way to it, by links of the page', () => {
  for (const { path, structuredData, heading, links } of pages) {
    if (path === routes.home.path || isHidden(path) || servicePaths.includes(path)) continue
    const trail = thingsIn(structuredData).find((thing) => thing['@type'] === 'BreadcrumbList')
    const crumbs = (trail?.['itemListElement'] ?? []) as { position: number; name: string; item: string }[]
    const positions = crumbs.map(({ position }) => position)
    expect.soft(positions, path).toEqual(crumbs.map((_, index) => index + 1))
    expect.soft(dense(crumbs.at(-1)?.name ?? ''), path).toBe(dense(heading))
    expect.soft(crumbs.at(-1)?.item, path).toBe(`${site.origin}${path}`)
    const linked = links.map(({ href }) => new URL(href).pathname)
    for (const { item } of crumbs.slice(0, -1)) expect.soft(linked, path).toContain(new URL(item).pathname)
  }
})

test('each page has the things that it is about', () => {
  const typesOf = (path: string) =>
    thingsIn(pages.find((page) => page.path === path)?.structuredData ?? '')
      .map((thing) => thing['@type'])
      .filter((type) => type !== 'BreadcrumbList')
  expect(typesOf(routes.home.path)).toEqual(['Organization', 'WebSite'])
  expect(typesOf(routes.contact.path)).toEqual(['ProfessionalService'])
  expect(typesOf(routes.faq.path)).toEqual(['FAQPage'])
  for (const path of [routes.services.path, routes.plan.path])
    expect(new Set(typesOf(path))).toEqual(new Set(['Service']))
  for (const { slug } of articles) expect(typesOf(articlePath(slug))).toEqual(['BlogPosting'])
  for (const job of jobs) expect(typesOf(jobPagePath(job.id))).toEqual(job.sample ? [] : ['JobPosting'])
})

test('every page contains its styles, with a cross-fade unless motion is reduced, each illustration once with all its symbols, and its links are prefetched, but apps never prerendered', () => {
  for (const { path, styleSheets, styles, repeatedIllustrations, missingSymbols, speculationRules } of pages) {
    expect.soft([...styleSheets, ...repeatedIllustrations, ...missingSymbols], path).toEqual([])
    expect.soft(gzipSize(styles), path).toBeLessThanOrEqual(budgets.styles.bytes)
    const crossFade = /@media \(prefers-reduced-motion:no-preference\)\{@view-transition\{navigation:auto\}/
    expect.soft(styles.split('@view-transition').length, path).toBe(2)
    expect.soft(styles, path).toMatch(crossFade)
    if (path === routes.demoForm.path) continue
    const { prefetch, prerender } = JSON.parse(speculationRules)
    expect.soft(prefetch.length, path).toBeGreaterThan(0)
    for (const { where } of prerender) {
      const excluded = where.and.flatMap(({ not }: { not?: { href_matches?: string } }) => not?.href_matches ?? [])
      expect.soft(excluded, path).toEqual(expect.arrayContaining([...appPaths]))
    }
  }
})

test('pages embed the lead form in a sandbox, with a link and an e-mail address beside it', () => {
  const { address, title } = site.leadForm
  for (const { path } of [routes.home, routes.services, routes.contact, routes.leadForm]) {
    const { frames = [], mainLinks = [] } = pages.find((page) => page.path === path) ?? {}
    const settings = {
      src: address,
      title,
      loading: 'lazy',
      allow: '',
      referrerpolicy: 'strict-origin-when-cross-origin',
    }
    expect.soft(frames, path).toEqual([expect.objectContaining(settings)])
    expect.soft(frames[0]?.['sandbox'] ?? undefined, path).toBe(frameSandbox(address))
    expect.soft(mainLinks, path).toEqual(expect.arrayContaining([address, `mailto:${site.email}`]))
  }
})
