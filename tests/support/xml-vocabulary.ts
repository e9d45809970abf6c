/** An element of an XML file, with what is in it. */
export interface XmlElement {
  name: string
  attributes: Record<string, string>
  text: string
  children: readonly XmlElement[]
}

/**
 * What may stand in each element, as in a document type definition: once, at most once (`?`), or any number of times (`*`).
 * Sources: RFC 4287 section 4.1 (Atom), the RSS 2.0 specification with the modules Content, Dublin Core, and Atom, and the
 * schema of sitemaps.org.
 */
const vocabulary: Record<string, string> = {
  feed: 'author* category* entry* icon? id link* logo? rights? subtitle? title updated',
  entry: 'author* category* content? id link* published? rights? summary? title updated',
  author: 'name uri? email?',
  rss: 'channel',
  channel: 'atom:link* category* copyright? description item* language? lastBuildDate? link title',
  item: 'category* content:encoded? dc:creator* description? guid? link? pubDate? title',
  urlset: 'url*',
  url: 'loc lastmod?',
}

/** What an XML file has and its vocabulary does not allow, or lacks and needs, as sentences. */
export function vocabularyFaults({ name, children }: XmlElement): string[] {
  const known = new Map(
    Array.from((vocabulary[name] ?? '').matchAll(/([\w:]+)([?*]?)/g), ([, child = '', times = '']) => [child, times]),
  )
  const count = (child: string) => children.filter((one) => one.name === child).length
  return [
    ...children.filter((child) => !known.has(child.name)).map((child) => `${name} may not contain ${child.name}`),
    ...[...known]
      .filter(([child, times]) => (times === '' && count(child) === 0) || (times !== '*' && count(child) > 1))
      .map(([child]) => `${name} has ${child} ${count(child)} times`),
    ...children.flatMap(vocabularyFaults),
  ]
}
