import type { ReactNode } from 'react'
import type { Site } from '@/lib/content/types'
import { Footer } from './footer'
import { Header } from './header'

interface SiteFrameProps {
  site: Site
  /** The thank-you page has no footer. */
  footer?: boolean
  children: ReactNode
}

/** What surrounds every page: skip link, header and footer. */
export const SiteFrame = ({ site, footer = true, children }: SiteFrameProps) => (
  <>
    <a href="#content" className="skip-link">
      {site.labels.skipToContent}
    </a>
    <Header site={site} />
    {children}
    {footer && <Footer site={site} />}
  </>
)
