import type { Site } from '../content/types'

/** What a company is for: an embedded form, booking calls, or counting page views. */
export type Purpose = 'form' | 'scheduling' | 'measurement'

/** A company that receives data of visitors. */
export interface ThirdParty {
  purpose: Purpose
  host: string
}

/**
 * The companies whose services the site embeds or leads to, from the settings that its security policy allows; the demo form is
 * part of the site.
 */
export const thirdParties = ({
  leadForm,
  booking,
  measurement,
}: Pick<Site, 'leadForm' | 'booking' | 'measurement'>): ThirdParty[] => {
  const addresses: [Purpose, string | undefined][] = [
    ['form', leadForm.address.startsWith('/') ? undefined : leadForm.address],
    ['scheduling', booking.href],
    ['measurement', measurement?.address],
  ]
  return addresses.flatMap(([purpose, address]) => (address ? [{ purpose, host: new URL(address).host }] : []))
}
