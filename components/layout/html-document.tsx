import type { ReactNode } from 'react'
import { SvgSprite } from '@/components/sprite/svg-sprite'
import { preloadedFonts } from '@/lib/fonts'
import { symbolNames } from '@/lib/sprite'
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
      {process.env.NODE_ENV === 'development' && <SvgSprite names={symbolNames} />}
      {children}
    </body>
  </html>
)
