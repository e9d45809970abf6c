import type { Metadata } from 'next'
import type { Route } from '@/lib/routes'
import { socialImage } from './social-image'

interface PageSeo {
  title: string
  description: string
}

interface PagePlace extends Pick<Route, 'path' | 'canonical' | 'index'> {
  /** The page whose social image this one shows, where it has none of its own. */
  imageOf?: string
}

/** The metadata of a fixed page: exact title, description, canonical address, link preview, and `noindex` where it belongs. */
export const pageMetadata = (
  seo: PageSeo,
  { path, canonical = path, index, imageOf = canonical }: PagePlace,
): Metadata => ({
  title: seo.title,
  description: seo.description,
  // Next takes the slash off the bare origin, so the home page writes its own canonical link.
  ...(canonical !== '/' && { alternates: { canonical } }),
  openGraph: {
    type: 'website',
    title: seo.title,
    description: seo.description,
    url: canonical,
    images: [socialImage(imageOf, seo.title)],
  },
  twitter: { card: 'summary_large_image' },
  ...(index === false && { robots: { index: false, follow: true } }),
})
