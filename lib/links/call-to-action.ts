/** A link that asks the reader to do something. */
export interface CallToAction {
  label: string
  href: string
  /** The link to the booking page, which opens a new tab. */
  isBooking?: boolean
}
