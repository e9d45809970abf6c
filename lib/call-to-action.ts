/** A link that asks the reader to do something. */
export interface CallToAction {
  label: string
  href: string
  /** Leads out of the site, into a new tab. */
  external?: boolean
}
