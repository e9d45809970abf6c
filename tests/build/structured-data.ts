import { plainText } from '@/lib/text/plain-text'

/** A thing of the vocabulary, as a page describes it. */
export interface Described {
  '@type': string
  [property: string]: unknown
}

/** The things that a page describes, those in a graph one by one. */
export function thingsIn(structuredData: string): Described[] {
  if (structuredData === '') return []
  const data = JSON.parse(structuredData)
  return data['@graph'] ?? [data]
}

/** A text without spaces and other invisible characters, which markup may add or leave out between words. */
export const dense = (text: string): string => text.replace(/[\s\u00ad\u200b\u2060]+/g, '')

/** Properties whose values are words of the page. */
const visible = new Set(['name', 'headline', 'title', 'text', 'description', 'streetAddress', 'addressLocality'])

/** Things that stand for something else, whose name the page may not show. */
const withoutName = new Set(['PropertyValue', 'Country', 'Place'])

/** The texts in a value that the page must show; HTML is divided into its blocks. */
export function visibleTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(visibleTexts)
  if (value === null || typeof value !== 'object') return []
  const thing: Record<string, unknown> = { ...value }
  if (withoutName.has(String(thing['@type']))) return []
  return Object.entries(thing).flatMap(([name, inner]) => {
    if (typeof inner !== 'string') return visibleTexts(inner)
    return visible.has(name)
      ? inner
          .split(/<[^>]+>/)
          .map(plainText)
          .filter(Boolean)
      : []
  })
}
