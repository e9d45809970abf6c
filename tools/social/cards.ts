import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import type { SharedCopy, SocialCopy } from '@/components/social/social-card'
import type { SocialMotif } from '@/components/social/social-illustration'
import { tagsOf } from '@/lib/blog/tags'
import { type CollectionName, collections, type Fields } from '@/lib/content/collections'
import { locateContent } from '@/lib/content/content-folder.mjs'
import { frontMatter } from '@/lib/content/front-matter'
import { expandPlaceholders, type Placeholders } from '@/lib/content/placeholders'
import { isShown, publicationOn } from '@/lib/content/publication'
import { today } from '@/lib/content/today'
import { fillTemplate } from '@/lib/fill-template'
import { articlePath, jobPagePath, routes, tagPath } from '@/lib/routes'
import { siteOrigin } from '@/lib/seo/origin'
import { socialImageName } from '@/lib/seo/social-image'

type Card = readonly [path: string, copy: SocialCopy]

const head = (path: string, copy: { eyebrow?: string; heading: string }, motif: SocialMotif): Card => [
  path,
  { eyebrow: copy.eyebrow, heading: copy.heading, motif },
]

/**
 * Reads the fields of a collection's entries straight from their files, so that it can run while another process renders their
 * bodies. The content check has validated them before.
 * @param folder The content folder.
 * @param facts What replaces placeholders.
 */
async function readEntries<Name extends CollectionName>(
  folder: string,
  name: Name,
  facts?: Placeholders,
): Promise<(Fields<Name> & { slug: string })[]> {
  const { pattern, extension, format, isSingle, folder: place } = collections[name]
  const files = isSingle
    ? [basename(pattern)]
    : (await readdir(join(folder, place)).catch(() => [])).filter((file) => file.endsWith(extension)).sort()
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(folder, place, file), 'utf8')
      const fields: Fields<Name> = parse(format === 'data' ? text : (frontMatter.exec(text)?.[1] ?? ''))
      return { ...(facts ? expandPlaceholders(fields, facts) : fields), slug: basename(file, extension) }
    }),
  )
}

/** The text of every card, by file name, from the content in `root`. */
export async function readCards(root: string): Promise<{ shared: SharedCopy; cards: ReadonlyMap<string, SocialCopy> }> {
  const { folder } = locateContent(root)
  const day = today()
  const readOnly = async <Name extends CollectionName>(name: Name, facts?: Placeholders) => {
    const [entry] = await readEntries(folder, name, facts)
    if (!entry) throw new Error(`content/${collections[name].pattern} is missing; run npm run content:check`)
    return entry
  }
  const facts = await readOnly('site')
  const site = expandPlaceholders(facts, facts)
  const copyOf = <Name extends CollectionName>(name: Name) => readOnly(name, site)
  const home = (await copyOf('homePage')).hero
  const notFound = await copyOf('notFoundPage')
  const [blog, careers] = [await copyOf('blogPage'), await copyOf('careersPage')]
  const legal = await readEntries(folder, 'legal', site)
  const articles = (await readEntries(folder, 'articles', site))
    .filter((article) => isShown(day, article, false))
    .sort((a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug))
  // Closed jobs have a page, which says so.
  const jobs = (await readEntries(folder, 'jobs', site)).filter((job) =>
    ['live', 'expired'].includes(publicationOn(day, job)),
  )
  const all: Card[] = [
    head(routes.home.path, { eyebrow: home.eyebrow, heading: home.headline }, 'standing'),
    head(routes.about.path, (await copyOf('aboutPage')).head, 'standing'),
    head(routes.useCases.path, (await copyOf('useCasesPage')).head, 'hanging'),
    head(routes.faq.path, (await copyOf('faqPage')).head, 'hanging'),
    head(routes.services.path, (await copyOf('servicesPage')).head, 'standing'),
    head(routes.roiCalculator.path, (await copyOf('roiCalculatorPage')).hero, 'hanging'),
    head(routes.plan.path, (await copyOf('planPage')).head, 'hanging'),
    head(routes.blog.path, blog.head, 'hanging'),
    head(routes.contact.path, (await copyOf('contactPage')).head, 'standing'),
    head(routes.thankYou.path, (await copyOf('thankYouPage')).head, 'standing'),
    head(routes.leadForm.path, (await copyOf('leadFormPage')).head, 'standing'),
    head(routes.demoForm.path, await copyOf('demoFormPage'), 'hanging'),
    head(routes.careers.path, careers.head, 'standing'),
    head('/404', { eyebrow: notFound.code, heading: notFound.text }, 'hanging'),
    ...legal.map(({ slug, title }) => head(`/${slug}`, { heading: title }, 'hanging')),
    ...jobs.map(({ id, title }) =>
      head(jobPagePath(id), { eyebrow: careers.head.eyebrow, heading: title }, 'standing'),
    ),
    ...tagsOf(articles).map(({ slug, name }) =>
      head(
        tagPath(slug),
        { eyebrow: blog.head.eyebrow, heading: fillTemplate(blog.tagPage.heading, { tag: name }) },
        'hanging',
      ),
    ),
    ...articles.map(
      ({ slug, title, tags }): Card => [articlePath(slug), { eyebrow: tags[0], heading: title, motif: 'cover', slug }],
    ),
  ]
  const { host } = new URL(siteOrigin(site.origin, process.env['SITE_URL']))
  return {
    shared: { brand: site.brand, host },
    cards: new Map(all.map(([path, copy]) => [socialImageName(path), copy])),
  }
}
