import type { Metadata } from 'next'
import type { Route } from '@/lib/routes'
import { socialImage } from './social-image'

interface PageSeo {
  title: string
  description: string
}

interface PagePlace extends Pick<Route, 'path' | 'canonical' | 'index'> {
  /** The page whose social image is used, where the page has none. */
  imageOf?: string
}

/** The metadata of a fixed page: title, description, canonical address, link preview, and `noindex` where it applies. */
export const pageMetadata = (
  seo: PageSeo,
  { path, canonical = path, index, imageOf = canonical }: PagePlace,
): Metadata => ({
  title: seo.title,
  description: seo.description,
  // Next removes the slash after the bare origin, so the home page writes its canonical link itself.
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
