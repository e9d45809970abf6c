import { z } from 'zod'
import { externalLink } from './addresses'
import { group, line } from './text'

/** The services that can count page views and conversions, and `endpoint` for one of your own. */
const measurementProviders = ['plausible', 'umami', 'fathom', 'endpoint'] as const

/** The optional settings of counting visits. */
export const measurement = group('Measurement', {
  provider: z
    .enum(measurementProviders)
    .meta({ title: 'Provider', description: 'endpoint is an address of your own that takes JSON' }),
  address: externalLink.describe(
    'Address that takes the data: https://plausible.io/api/event, https://cloud.umami.is/api/send, https://cdn.usefathom.com/, or your own',
  ),
  site: line('Name of this site there', 80, 'example.com').describe(
    'As the provider calls it: the domain (Plausible), or the id of the website (Umami, Fathom)',
  ),
}).describe('Counts page views and conversions, without cookies. Leave it out to count nothing')
