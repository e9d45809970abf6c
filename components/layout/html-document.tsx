import type { ReactNode } from 'react'
import { SvgSprite } from '@/components/sprite/svg-sprite'
import { preloadedFonts } from '@/lib/fonts'
import { symbolNames } from '@/lib/sprite'
import { EnhancementsScript } from './enhancements-script'
import { ThemeScript } from './theme-script'

interface HtmlDocumentProps {
  /** The address of the enhancements' entry. */
  enhancements: string
  children: ReactNode
}

/** The document around every page: the theme before the first paint, the two fonts, and the enhancements. */
export const HtmlDocument = ({ enhancements, children }: HtmlDocumentProps) => (
  <html lang="en" suppressHydrationWarning>
    <head>
      <ThemeScript />
      {preloadedFonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <EnhancementsScript src={enhancements} />
    </head>
    <body>
      {process.env.NODE_ENV === 'development' && <SvgSprite names={symbolNames} />}
      {children}
    </body>
  </html>
)
