import type { OutsideHosts } from '@site/static-documents'
import type { Site } from '../content/types'

/**
 * The other hosts that pages may use, from the site's settings. A new service adds its host here and nowhere else: the pages'
 * policies and the headers of every host follow.
 */
export const cspSources = ({
  leadForm,
  measurement,
}: Pick<Site, 'leadForm' | 'measurement'>): Required<OutsideHosts> => ({
  connections: measurement ? [new URL(measurement.address).origin] : [],
  // The page to which a provider leads after sending is in the same frame.
  frames: ["'self'", ...(leadForm.address.startsWith('/') ? [] : [new URL(leadForm.address).origin])],
})
