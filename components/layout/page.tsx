import type { ReactNode } from 'react'

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
