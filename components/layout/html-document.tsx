import type { ReactNode } from 'react'
import { SvgSprite } from '@/components/sprite/svg-sprite'
import { symbolNames } from '@/lib/sprite/symbols'
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

/** Loads the enhancements; in development only once React has hydrated the page, since they change what it compares. */
const EnhancementsScript =
  process.env.NODE_ENV === 'development'
    ? (await import('./after-hydration')).AfterHydration
    : ({ src }: { src: string }) => <script type="module" src={src} />
