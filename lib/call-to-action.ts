/** A link that asks the reader to do something. */
export interface CallToAction {
  label: string
  href: string
  /** Links to another site, in a new tab. */
  external?: boolean
}
