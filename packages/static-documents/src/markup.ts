/** An opening tag in HTML that React has written; its groups are the name and the attributes. */
export const openingTag = /<([a-z][a-z0-9-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi

/** The value of an attribute as scripts read it: `&quot;` → `"`. */
export const decodeAttribute = (value: string): string =>
  value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
