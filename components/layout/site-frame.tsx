import type { ReactNode } from 'react'
import type { Site } from '@/lib/content/types'
import { Footer } from './footer'
import { Header } from './header'

interface SiteFrameProps {
  site: Site
  /** The page's address, which marks the links to it; empty for the not-found page, which has none. */
  path: string
  /** False on the thank-you page. */
  footer?: boolean
  children: ReactNode
}

/** The skip link, header, and footer around every page. */
export const SiteFrame = ({ site, path, footer = true, children }: SiteFrameProps) => (
  <>
    <a
      href="#Main"
      className="fixed top-3 left-4 z-40 rounded-control bg-teal px-5 py-3 font-semibold text-on-teal not-focus:sr-only print:hidden"
    >
      {site.labels.skipToContent}
    </a>
    <Header site={site} path={path} />
    {children}
    {footer && <Footer site={site} path={path} />}
  </>
)
