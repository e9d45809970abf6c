import type { ReactNode } from 'react'

interface PageProps {
  /**
   * How much framework the page needs. none: its scripts are removed after export; on-demand: they start when the
   * visitor first reaches for something; at-once: they load with the page; framed: it has no script at all, since it
   * stands in a frame of another page. The build checks that this is true.
   */
  runtime: 'none' | 'on-demand' | 'at-once' | 'framed'
  /** Anchor to scroll to 100 ms after arrival (the services deep links). */
  scrollTo?: string
  /** Marks the page that reports a missing path to the console. */
  missingPath?: boolean
  /** Id of the heading that names the main part; for a framed page, whose surroundings have a main part too. */
  labelledBy?: string
  children: ReactNode
}

/** The main part of every page. */
export const Page = ({ runtime, scrollTo, missingPath, labelledBy, children }: PageProps) => (
  <main
    id="content"
    tabIndex={-1}
    aria-labelledby={labelledBy}
    data-runtime={runtime}
    data-scroll-to={scrollTo}
    data-missing-path={missingPath}
    className="outline-none"
  >
    {children}
  </main>
)
