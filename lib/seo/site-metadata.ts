import type { Metadata, Viewport } from 'next'
import { faviconAddress } from './favicon'

/** What the metadata of every page starts from. Relative addresses in it become absolute on the site's origin. */
export const siteMetadata = ({ brand, origin }: { brand: string; origin: string }): Metadata => ({
  metadataBase: new URL(origin),
  // The file is for those who keep icons, such as search engines, and for browsers that cannot draw the other.
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: faviconAddress, type: 'image/svg+xml' },
    ],
    apple: '/apple-touch-icon.png',
  },
  openGraph: { siteName: brand, locale: 'en_US' },
})

/** The color of the browser's own bars: that of the paper. components/enhancements/theme.ts expects light first, then dark. */
export const siteViewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fcfbf8' },
    { media: '(prefers-color-scheme: dark)', color: '#0b171c' },
  ],
}
