import type { Fields } from '@/lib/content/collections'

/** The copy of the services page. */
export type ServicesCopy = Fields<'servicesPage'>
