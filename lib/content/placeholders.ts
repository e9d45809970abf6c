/** The facts that any text may contain as `{name}`; their values are in content/site.yaml. */
export const placeholderNames = [
  'brand',
  'legalName',
  'email',
  'phone',
  'location',
  'priceNote',
  'callMinutes',
] as const

type PlaceholderName = (typeof placeholderNames)[number]

/** The parts of content/site.yaml that replace placeholders. */
export type Placeholders = Record<Exclude<PlaceholderName, 'callMinutes'>, string> & { booking: { minutes: number } }

const factOf = (name: PlaceholderName, facts: Placeholders): string =>
  name === 'callMinutes' ? String(facts.booking.minutes) : facts[name]

// Markdown escapes the braces of link addresses: mailto:{email} → mailto:%7Bemail%7D
const pattern = new RegExp(`(?:\\{|%7B)(${placeholderNames.join('|')})(?:\\}|%7D)`, 'g')

/** `'Join the {brand} team'` → `'Join the Example team'`, in every string of a value at any depth. */
export function expandPlaceholders<Value>(value: Value, placeholders: Placeholders): Value {
  const expand = (part: unknown): unknown => {
    if (typeof part === 'string') return part.replace(pattern, (_, name: PlaceholderName) => factOf(name, placeholders))
    if (Array.isArray(part)) return part.map(expand)
    if (part && typeof part === 'object') {
      return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, expand(inner)]))
    }
    return part
  }
  return expand(value) as Value
}
