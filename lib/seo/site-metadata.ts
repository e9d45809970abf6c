import type { Metadata, Viewport } from 'next'
import { faviconAddress } from './favicon'

/** The icons of the site. The file is for search engines and for browsers without SVG icons. */
const siteIcons = {
  icon: [
    { url: '/favicon.ico', sizes: '32x32' },
    { url: faviconAddress, type: 'image/svg+xml' },
  ],
  apple: '/apple-touch-icon.png',
} satisfies Metadata['icons']

/**
 * The canonical link of the home page, with the slash that Next removes from `alternates.canonical`. Among the icons, which
 * Next writes as they are; a link element in the page is written before or after the other metadata, as it happens.
 */
export const homeCanonical = (origin: string): Metadata => ({
  icons: { ...siteIcons, other: { rel: 'canonical', url: `${origin}/` } },
})

/**
 * The default metadata of every page. Relative addresses in it are resolved against the site's origin.
 * @param isPreview Search engines must not list any page of a preview.
 */
export const siteMetadata = ({ brand, origin }: { brand: string; origin: string }, isPreview: boolean): Metadata => ({
  metadataBase: new URL(origin),
  ...(isPreview && { robots: { index: false, follow: false } }),
  icons: siteIcons,
  openGraph: { siteName: brand, locale: 'en_US' },
})

/** The color of the paper in each theme. */
export const themeColors = { light: '#fcfbf8', dark: '#0b171c' } as const

/** The color of the browser's frame: that of the paper. components/enhancements/theme.ts expects light first, then dark. */
export const siteViewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: themeColors.light },
    { media: '(prefers-color-scheme: dark)', color: themeColors.dark },
  ],
}
