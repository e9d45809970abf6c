/** Properties that search engines require of each type. Source: Google Search Central, structured data, November 2026. */
const required: Record<string, readonly string[]> = {
  Answer: ['text'],
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author'],
  BreadcrumbList: ['itemListElement'],
  Country: ['name'],
  FAQPage: ['mainEntity'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation', 'employmentType'],
  ListItem: ['position', 'name', 'item'],
  Offer: ['priceSpecification'],
  Organization: ['name', 'url'],
  Place: ['address'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  ProfessionalService: ['name', 'address', 'telephone', 'url', 'image'],
  PropertyValue: ['name', 'value'],
  Question: ['name', 'acceptedAnswer'],
  Service: ['name', 'provider'],
  UnitPriceSpecification: ['priceCurrency', 'unitCode'],
  WebSite: ['name', 'url'],
}

/** The required properties that a thing and the things in it lack, as sentences; types without an entry are reported too. */
export function missingProperties(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(missingProperties)
  if (value === null || typeof value !== 'object') return []
  const thing: Record<string, unknown> = { ...value }
  const type = String(thing['@type'] ?? '')
  const known = required[type]
  const nested = Object.values(thing).flatMap(missingProperties)
  if ('@graph' in thing || (type === '' && '@id' in thing)) return nested
  if (!known) return [`"${type}" is no type of this site`, ...nested]
  const lacks = known.filter((name) => thing[name] === undefined || thing[name] === '' || thing[name] === null)
  return [...lacks.map((name) => `${type} has no ${name}`), ...nested]
}
