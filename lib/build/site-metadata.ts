import type { Metadata, Viewport } from 'next'
import { colorOf } from '@/lib/build/theme-tokens'
import { themes } from '../theme/paint'
import { faviconAddress, touchIcon } from './icons'

/** The default metadata of every page, whose relative addresses it resolves. Search engines must not list any page of a preview. */
export const siteMetadata = ({ origin }: { origin: string }, isPreview: boolean): Metadata => ({
  metadataBase: new URL(origin),
  ...(isPreview && { robots: { index: false, follow: false } }),
  // The file is for search engines and for browsers without SVG icons.
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: faviconAddress, type: 'image/svg+xml' },
    ],
    apple: `/${touchIcon.name}`,
  },
})

/** The color of the paper in each theme. */
export const themeColors = colorOf('paper')

/** The color of the browser's frame: that of the paper. components/enhancements/theme.ts expects the order of `themes`. */
export const siteViewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: themes.map((theme) => ({ media: `(prefers-color-scheme: ${theme})`, color: themeColors[theme] })),
}
