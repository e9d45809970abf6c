import { articlesOfPage } from '@/lib/blog/pagination'
import { articlePath, routes } from '@/lib/routes'

/** Width and height of a social image in px, as social networks recommend. */
export const socialImageSize = { width: 1200, height: 630 } as const

const folder = '/social'

/** File name of the social image of a page: `/services/build` → `services-build.png`, `/` → `home.png`. */
export const socialImageName = (path: string): string => `${path.slice(1).replaceAll('/', '-') || 'home'}.png`

/** The metadata of the social image of `path`; `alt` describes the image. */
export const socialImage = (path: string, alt: string) => ({
  url: `${folder}/${socialImageName(path)}`,
  ...socialImageSize,
  type: 'image/png',
  alt,
})

/**
 * The articles that have their own image: those of the list's first page, since mostly new articles are shared. The others
 * use the blog's, so that the build time does not depend on the number of articles.
 * @param articles Newest first.
 */
export const articlesWithImage = <Item>(articles: readonly Item[]): readonly Item[] => articlesOfPage(articles, 1)

/** The page whose social image an article uses: its own, or the blog. */
export const articleImagePath = (slug: string, articles: readonly { slug: string }[]): string =>
  articlesWithImage(articles).some((article) => article.slug === slug) ? articlePath(slug) : routes.blog.path

const drawn = /^[\u0020-\u007e\u00a0-\u00ff‐‑–—‘’“”„…•€™−]$/u

/** `text` reduced to the characters of the images' fonts: missing accents and all other characters are dropped. */
export const drawableText = (text: string): string =>
  Array.from(text.normalize('NFC'), (character) =>
    drawn.test(character) ? character : character.normalize('NFKD').replace(/[^\u0020-\u007e]/g, ''),
  )
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim()
