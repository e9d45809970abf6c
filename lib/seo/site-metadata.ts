import type { Metadata, Viewport } from 'next'

/** What the metadata of every page starts from. Relative addresses in it become absolute on the site's origin. */
export const siteMetadata = ({ brand, origin }: { brand: string; origin: string }): Metadata => ({
  metadataBase: new URL(origin),
  icons: { icon: '/favicon.svg', apple: '/apple-touch-icon.png' },
  openGraph: { siteName: brand, locale: 'en_US' },
})

/** The browser's own frame takes the colour of the paper. */
export const siteViewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fcfbf8' },
    { media: '(prefers-color-scheme: dark)', color: '#0b171c' },
  ],
}
