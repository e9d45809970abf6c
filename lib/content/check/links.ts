import { collections } from '../collections'
import type { BodyLink } from './body-links'
import type { Entry } from './entry'
import { internalLinkSentence, textLinkSentence } from './link-sentences'
import type { Problem } from './problem'
import { visitMeta } from './schema-walk'
import type { SiteMap } from './site-map'
import { quote } from './words'
import { fieldProblem } from './yaml-fields'

const checkFields = ({ collection, source, fields }: Entry, siteMap: SiteMap): Problem[] => {
  const problems: Problem[] = []
  visitMeta(collections[collection].schema, fields.data, (meta, value, path) => {
    if (meta['link'] !== 'internal' || typeof value !== 'string' || !/^\/(?!\/)\S*$/.test(value)) return
    const sentence = internalLinkSentence(value, siteMap)
    if (sentence) problems.push(fieldProblem(source, fields, path, sentence))
  })
  return problems
}

const imageSentence = ({ address, words }: BodyLink, { files }: SiteMap): string | undefined => {
  if (!files.has(address)) {
    return `the picture ${quote(address)} is not in public/; add the file, or write its address from there, such as /images/shelf.webp`
  }
  return words === '' ? 'the picture has no description; write it in the brackets: ![what it shows](…)' : undefined
}

const linkSentence = ({ address, words }: BodyLink, entry: Entry, siteMap: SiteMap): string | undefined => {
  // Addresses in running text become links by themselves; e-mail addresses there are the author's own business.
  if (address === `mailto:${words}`) return undefined
  const anchors = entry.body?.headings.map(({ id }) => id) ?? []
  const sentence = textLinkSentence(address, siteMap, anchors, collections[entry.collection].format !== 'mdx')
  return sentence ?? (words === '' ? 'the link has no words; write them in the brackets' : undefined)
}

const checkText = (entry: Entry, siteMap: SiteMap): Problem[] =>
  (entry.body?.links ?? []).flatMap((link) => {
    const message = link.kind === 'image' ? imageSentence(link, siteMap) : linkSentence(link, entry, siteMap)
    return message ? [{ file: entry.source.file, line: link.line, column: link.column, path: 'body', message }] : []
  })

/** Every link in fields and texts leads to a page, an anchor, a file or a web address that can exist. */
export const checkLinks = (entries: readonly Entry[], siteMap: SiteMap): Problem[] =>
  entries.flatMap((entry) => [...checkFields(entry, siteMap), ...checkText(entry, siteMap)])
