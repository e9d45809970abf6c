/** An element of an XML file, with what is in it. */
export interface XmlElement {
  name: string
  attributes: Record<string, string>
  text: string
  children: readonly XmlElement[]
}

type Times = 'once' | 'at most once' | 'any number'

/**
 * How often each element may stand in another. Sources: RFC 4287 section 4.1 (Atom), the RSS 2.0 specification with the modules
 * Content, Dublin Core, and Atom, and the schema of sitemaps.org.
 */
const vocabulary: Record<string, Record<string, Times>> = {
  feed: {
    author: 'any number',
    category: 'any number',
    entry: 'any number',
    icon: 'at most once',
    id: 'once',
    link: 'any number',
    logo: 'at most once',
    rights: 'at most once',
    subtitle: 'at most once',
    title: 'once',
    updated: 'once',
  },
  entry: {
    author: 'any number',
    category: 'any number',
    content: 'at most once',
    id: 'once',
    link: 'any number',
    published: 'at most once',
    rights: 'at most once',
    summary: 'at most once',
    title: 'once',
    updated: 'once',
  },
  author: { name: 'once', uri: 'at most once', email: 'at most once' },
  rss: { channel: 'once' },
  channel: {
    'atom:link': 'any number',
    category: 'any number',
    copyright: 'at most once',
    description: 'once',
    item: 'any number',
    language: 'at most once',
    lastBuildDate: 'at most once',
    link: 'once',
    title: 'once',
  },
  item: {
    category: 'any number',
    'content:encoded': 'at most once',
    'dc:creator': 'any number',
    description: 'at most once',
    guid: 'at most once',
    link: 'at most once',
    pubDate: 'at most once',
    title: 'once',
  },
  urlset: { url: 'any number' },
  url: { loc: 'once', lastmod: 'at most once' },
}

/** What an XML file has and its vocabulary does not allow, or lacks and needs, as sentences. */
export function vocabularyFaults({ name, children }: XmlElement): string[] {
  const known = vocabulary[name] ?? {}
  const count = (child: string) => children.filter((one) => one.name === child).length
  return [
    ...children.filter((child) => !(child.name in known)).map((child) => `${name} may not contain ${child.name}`),
    ...Object.entries(known)
      .filter(([child, times]) =>
        times === 'once' ? count(child) !== 1 : times === 'at most once' && count(child) > 1,
      )
      .map(([child, times]) => `${name} has ${child} ${count(child)} times instead of ${times}`),
    ...children.flatMap(vocabularyFaults),
  ]
}
