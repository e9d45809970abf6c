import type { Organization, PostalAddress, ProfessionalService, WebSite } from 'schema-dts'
import type { Site } from '@/lib/content/types'
import { socialImage } from '../social-image'

type Facts = Pick<Site, 'brand' | 'legalName' | 'blurb' | 'origin' | 'email' | 'phone' | 'address' | 'companyProfile'>

const idOf = (origin: string): string => `${origin}/#organization`

/** The agency by name, for markup of other things; its id is that of {@link organization}. */
export const agency = ({ brand, origin }: Pick<Site, 'brand' | 'origin'>) =>
  ({ '@type': 'Organization', '@id': idOf(origin), name: brand, url: `${origin}/` }) as const satisfies Organization

/** A phone number of the United States as Schema.org wants it: `(314) 555-0134` → `+1-314-555-0134`. */
const international = (phone: string): string => `+1-${phone.replace(/^\((\d+)\) /, '$1-')}`

/** The agency: name, contact, and profile. */
export const organization = (site: Facts): Organization => ({
  ...agency(site),
  legalName: site.legalName,
  logo: `${site.origin}/icon-512.png`,
  email: site.email,
  telephone: international(site.phone),
  sameAs: site.companyProfile.href,
})

/** The website, published by the agency. */
export const webSite = ({ brand, origin }: Facts): WebSite => ({
  '@type': 'WebSite',
  name: brand,
  url: `${origin}/`,
  publisher: { '@id': idOf(origin) },
})

/** An address of the content as Schema.org writes it. */
export const postalAddress = ({ street, city, region, postalCode, country }: Site['address']): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: city,
  addressRegion: region,
  postalCode,
  addressCountry: country,
})

/** The office of the agency with its postal address. */
export const professionalService = (site: Facts): ProfessionalService => ({
  '@type': 'ProfessionalService',
  '@id': `${site.origin}/#office`,
  name: site.brand,
  description: site.blurb,
  url: `${site.origin}/`,
  image: site.origin + socialImage('/', site.brand).url,
  email: site.email,
  telephone: international(site.phone),
  address: postalAddress(site.address),
  parentOrganization: agency(site),
})
