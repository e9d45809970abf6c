import { articlesOfPage } from '@/lib/blog/pagination'
import { articlePath, routes } from '@/lib/routes'

/** Width and height of a social image in px: what the networks ask for. */
export const socialImageSize = { width: 1200, height: 630 } as const

const folder = '/social'

/** File name of the social image of a page: `/services/build` → `services-build.png`, `/` → `home.png`. */
export const socialImageName = (path: string): string => `${path.slice(1).replaceAll('/', '-') || 'home'}.png`

/** What the metadata of a page says about the social image of `path`; `alt` is what the image shows in words. */
export const socialImage = (path: string, alt: string) => ({
  url: `${folder}/${socialImageName(path)}`,
  ...socialImageSize,
  type: 'image/png',
  alt,
})

/**
 * The articles that have an image of their own: those of the list's first page, since a share is mostly of something
 * new. The others show the blog's, so that a build does not grow with the archive.
 * @param articles Newest first.
 */
export const articlesWithImage = <Item>(articles: readonly Item[]): readonly Item[] => articlesOfPage(articles, 1)

/** The page whose social image an article shows: its own, or the blog's. */
export const articleImagePath = (slug: string, articles: readonly { slug: string }[]): string =>
  articlesWithImage(articles).some((article) => article.slug === slug) ? articlePath(slug) : routes.blog.path

const drawn = /^[\u0020-\u007e\u00a0-\u00ff‐‑–—‘’“”„…•€™−]$/u

/** `text` in the characters that the images' fonts have: accents they lack are dropped, and so is all else. */
export const drawableText = (text: string): string =>
  Array.from(text.normalize('NFC'), (character) =>
    drawn.test(character) ? character : character.normalize('NFKD').replace(/[^\u0020-\u007e]/g, ''),
  )
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim()
