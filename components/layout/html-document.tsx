import type { ReactNode } from 'react'
import { SvgSprite } from '@/components/sprite/svg-sprite'
import type { Drawing } from '@/lib/pictures/drawing'
import { symbolNames } from '@/lib/sprite/symbols'
import { ThemeScript } from './theme-script'

interface HtmlDocumentProps {
  /** The address of the enhancements' entry script. */
  enhancements: readonly string[]
  /** The mark of the firm, for `npm run dev`; the build puts it into the pages that show it. */
  mark: Drawing
  children: ReactNode
}

/** The html element of every page, with the inline theme script and the enhancements. */
export const HtmlDocument = ({ enhancements, mark, children }: HtmlDocumentProps) => (
  <html lang="en" suppressHydrationWarning>
    <head>
      <ThemeScript />
      {enhancements.map((src) => (
        <EnhancementsScript key={src} src={src} />
      ))}
    </head>
    <body>
      {process.env.NODE_ENV === 'development' && <SvgSprite names={symbolNames} mark={mark} />}
      {children}
    </body>
  </html>
)

/** Loads the enhancements; in development only once React has hydrated the page, since they change what it compares. */
const EnhancementsScript =
  process.env.NODE_ENV === 'development'
    ? (await import('./after-hydration')).AfterHydration
    : ({ src }: { src: string }) => <script type="module" src={src} />
