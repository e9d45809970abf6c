/** A link that asks the reader to do something. */
export interface Call {
  label: string
  href: string
  /** Leads out of the site, into a new tab. */
  external?: boolean
}
