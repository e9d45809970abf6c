import type { ReactNode } from 'react'

interface PageProps {
  /**
   * How much framework the page needs. none: its scripts are removed after export; on-demand: they start when the
   * visitor first reaches for something; at-once: they load with the page; framed: it has no script at all and stands
   * in a frame of another page, which has the main part. The build checks that this is true.
   */
  runtime: 'none' | 'on-demand' | 'at-once' | 'framed'
  /** Anchor to scroll to 100 ms after arrival (the services deep links). */
  scrollTo?: string
  /** Marks the page that reports a missing path to the console. */
  missingPath?: boolean
  children: ReactNode
}

/** The main part of every page. */
export const Page = ({ runtime, scrollTo, missingPath, children }: PageProps) => {
  const Part = runtime === 'framed' ? 'div' : 'main'
  return (
    <Part
      id="content"
      tabIndex={-1}
      data-runtime={runtime}
      data-scroll-to={scrollTo}
      data-missing-path={missingPath}
      className="outline-none"
    >
      {children}
    </Part>
  )
}
