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

interface PageProps {
  /** Anchor to scroll to 100 ms after arrival (the services deep links). */
  scrollTo?: string
  /** Marks the not-found page, where an enhancement writes the missing path to the console. */
  missingPath?: boolean
  /** Id of the heading that names the main part; for a framed page, since the page around it has a main part too. */
  labelledBy?: string
  children: ReactNode
}

/** The main part of every page. Ids that content does not name have a capital, so that no heading or file can have the same. */
export const Page = ({ scrollTo, missingPath, labelledBy, children }: PageProps) => (
  <main
    id="Main"
    tabIndex={-1}
    aria-labelledby={labelledBy}
    data-scroll-to={scrollTo}
    data-missing-path={missingPath}
    className="outline-none"
  >
    {children}
  </main>
)
