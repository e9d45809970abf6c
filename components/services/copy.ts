import type { Fields } from '@/lib/content/collections'

/** The words of the services page. */
export type ServicesCopy = Fields<'servicesPage'>
