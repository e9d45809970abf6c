import type { ReactNode } from 'react'
import type { Site } from '@/lib/content/types'
import { Footer } from './footer'
import { Header } from './header'

interface SiteFrameProps {
  site: Site
  /** The page's address, for the mark on links to it; empty where the page has none (404). */
  path: string
  /** The thank-you page has no footer. */
  footer?: boolean
  children: ReactNode
}

/** What surrounds every page: skip link, header and footer. */
export const SiteFrame = ({ site, path, footer = true, children }: SiteFrameProps) => (
  <>
    <a
      href="#content"
      className="absolute top-3 left-4 z-40 rounded-control bg-teal px-5 py-3 font-semibold text-on-teal not-focus:sr-only print:hidden"
    >
      {site.labels.skipToContent}
    </a>
    <Header site={site} path={path} />
    {children}
    {footer && <Footer site={site} path={path} />}
  </>
)
