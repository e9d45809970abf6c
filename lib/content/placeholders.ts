/** The facts that any text may contain as `{name}`; their values are in content/site.yaml. */
export const placeholderNames = ['brand', 'legalName', 'email', 'phone', 'location', 'priceNote'] as const

/** Values of the placeholders. */
export type Placeholders = Record<(typeof placeholderNames)[number], string>

// Markdown escapes the braces of link addresses: mailto:{email} → mailto:%7Bemail%7D
const pattern = new RegExp(`(?:\\{|%7B)(${placeholderNames.join('|')})(?:\\}|%7D)`, 'g')

/** `'Join the {brand} team'` → `'Join the Example team'`, in every string of a value at any depth. */
export function expandPlaceholders<Value>(value: Value, placeholders: Placeholders): Value {
  const expand = (part: unknown): unknown => {
    if (typeof part === 'string') return part.replace(pattern, (_, name: keyof Placeholders) => placeholders[name])
    if (Array.isArray(part)) return part.map(expand)
    if (part && typeof part === 'object') {
      return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, expand(inner)]))
    }
    return part
  }
  return expand(value) as Value
}
