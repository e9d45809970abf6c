const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as HTML or XML, between tags or in an attribute in double quotes: `R&D` → `R&amp;D`. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character)

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

/** A text of HTML without its escapes: `R&amp;D` → `R&D`. Entities that neither React nor Markdown writes stay. */
export const unescapeHtml = (text: string): string =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => characters[name] ?? whole)
