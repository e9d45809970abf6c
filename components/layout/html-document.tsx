import type { ReactNode } from 'react'
import { SvgSprite } from '@/components/sprite/svg-sprite'
import { symbolNames } from '@/lib/sprite'
import { EnhancementsScript } from './enhancements-script'
import { ThemeScript } from './theme-script'

interface HtmlDocumentProps {
  /** The address of the enhancements' entry. */
  enhancements: string
  children: ReactNode
}

/** The document around every page: the theme before the first paint, and the enhancements. */
export const HtmlDocument = ({ enhancements, children }: HtmlDocumentProps) => (
  <html lang="en" suppressHydrationWarning>
    <head>
      <ThemeScript />
      <EnhancementsScript src={enhancements} />
    </head>
    <body>
      {process.env.NODE_ENV === 'development' && <SvgSprite names={symbolNames} />}
      {children}
    </body>
  </html>
)
