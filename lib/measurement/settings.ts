import type { Fields } from '../content/collections'

/** Where page views and conversions are sent, and how their links are recognized. */
export interface MeasurementSettings extends NonNullable<Fields<'site'>['measurement']> {
  /** Address of the booking page. */
  booking: string
  /** Address of the lead form's page. */
  leadForm: string
}

/** What the module has of them: the form of its messages is chosen when it is bundled. */
export type BundledSettings = Omit<MeasurementSettings, 'provider'>
