import type { Metadata } from 'next'
import type { Route } from '@/lib/routes'
import { socialImage } from './social-image'

interface PageSeo {
  title: string
  description: string
}

interface PagePlace extends Pick<Route, 'path' | 'index'> {
  /** The address for search engines, where it is another one. */
  canonical?: string
  /** The same content in other formats: addresses by type. */
  formats?: Readonly<Record<string, string>>
  /** The page whose social image is used, where the page has none. */
  imageOf?: string
}

/**
 * What networks and messengers show of a page: the site’s name, the page’s title, description, and social image.
 * Next replaces the whole of a layout’s `openGraph` with that of the page, so the site’s name is part of each page’s.
 */
export const linkPreview = ({ title, description }: PageSeo, imageOf: string, siteName: string) => {
  const image = socialImage(imageOf, title)
  return {
    openGraph: { type: 'website', siteName, title, description, images: [image] },
    // Cards have no tags for the type and the size.
    twitter: { card: 'summary_large_image', images: [{ url: image.url, alt: image.alt }] },
  } satisfies Metadata
}

/** The metadata of a page: title, description, canonical address, link preview, and `noindex` where it applies. */
export const pageMetadata = (
  seo: PageSeo,
  { path, canonical = path, index, formats, imageOf = canonical }: PagePlace,
  siteName: string,
): Metadata => {
  const { openGraph, twitter } = linkPreview(seo, imageOf, siteName)
  return {
    title: seo.title,
    description: seo.description,
    alternates: { canonical, ...(formats && { types: { ...formats } }) },
    openGraph: { ...openGraph, url: canonical },
    twitter,
    ...(index === false && { robots: { index: false, follow: true } }),
  }
}
