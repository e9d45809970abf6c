import type { Thing } from 'schema-dts'

/**
 * Structured data as the text of a script element. Every `<` is escaped, so that no value can end the element or begin a
 * comment.
 */
export const jsonLd = (things: readonly Thing[]): string => {
  const [only] = things
  const data = things.length === 1 && typeof only === 'object' ? only : { '@graph': things }
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
}
