import type { ReactNode } from 'react'
import { ShapeSheet } from '@/components/shapes/shape-sheet'
import { preloadedFonts } from '@/lib/fonts'
import { shapeNames } from '@/lib/shapes'
import { ThemeScript } from './theme-script'

/** The document around every page: theme before the first paint, the two fonts, and the one small script. */
export const HtmlDocument = ({ children }: { children: ReactNode }) => (
  <html lang="en" suppressHydrationWarning>
    <head>
      <ThemeScript />
      {preloadedFonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <script src="/site.js" defer />
    </head>
    <body>
      {process.env.NODE_ENV === 'development' && <ShapeSheet names={shapeNames} />}
      {children}
    </body>
  </html>
)
