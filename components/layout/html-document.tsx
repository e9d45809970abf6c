import type { ReactNode } from 'react'
import { SvgSprite } from '@/components/sprite/svg-sprite'
import { symbolNames } from '@/lib/sprite'
import { EnhancementsScript } from './enhancements-script'
import { ThemeScript } from './theme-script'

interface HtmlDocumentProps {
  /** The address of the enhancements' entry script. */
  enhancements: readonly string[]
  children: ReactNode
}

/** The html element of every page, with the inline theme script and the enhancements. */
export const HtmlDocument = ({ enhancements, children }: HtmlDocumentProps) => (
  <html lang="en" suppressHydrationWarning>
    <head>
      <ThemeScript />
      {enhancements.map((src) => (
        <EnhancementsScript key={src} src={src} />
      ))}
    </head>
    <body>
      {process.env.NODE_ENV === 'development' && <SvgSprite names={symbolNames} />}
      {children}
    </body>
  </html>
)
