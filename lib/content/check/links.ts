import { collections } from '../collections'
import { image } from '../schemas/addresses'
import type { BodyLink } from './body-links'
import type { Entry } from './entry'
import { internalLinkMessage, textLinkMessage } from './link-messages'
import type { LinkTargets } from './link-targets'
import { outsidePictureMessage } from './picture-help'
import type { Problem } from './problem'
import type { Rule } from './rule'
import { visitMeta } from './schema-walk'
import { nearest, quote } from './words'
import { fieldProblem } from './yaml-fields'

const fieldMessage = (kind: string, address: string, targets: LinkTargets): string | undefined => {
  if (kind === 'picture') return image.safeParse(address).success ? missingPictureMessage(address, targets) : undefined
  return kind === 'internal' ? internalLinkMessage(address, targets) : undefined
}

const checkFields = ({ collection, source, fields }: Entry, targets: LinkTargets): Problem[] => {
  const problems: Problem[] = []
  visitMeta(collections[collection].schema, fields.data, (meta, value, path) => {
    if (typeof value !== 'string' || !/^\/(?!\/)\S*$/.test(value)) return
    const message = fieldMessage(String(meta['link']), value, targets)
    if (message) problems.push(fieldProblem(source, fields, path, message))
  })
  return problems
}

const fileName = (address: string): string => address.replace(/^.*\/|\.\w+$/g, '')

const nearestFile = (address: string, files: ReadonlySet<string>): string | undefined => {
  const near = nearest(fileName(address), [...files].map(fileName))
  return near && [...files].find((file) => fileName(file) === near)
}

const missingPictureMessage = (address: string, { files }: LinkTargets): string | undefined => {
  if (files.has(address)) {
    if (address.startsWith('/images/')) return undefined
    const name = address.slice(address.lastIndexOf('/') + 1)
    return `the picture ${quote(address)} is not in the folder public/images; move the file there, then write "/images/${name}"`
  }
  const near = nearestFile(address, files)
  const help = near
    ? `did you mean "${near}"?`
    : 'add the file, or write its address from there, such as /images/shelf.webp'
  return `the picture ${quote(address)} is not in public/; ${help}`
}

const imageMessage = ({ address, words }: BodyLink, targets: LinkTargets): string | undefined => {
  if (/^(?:https?:)?\/\//.test(address)) return outsidePictureMessage(address)
  const missing = missingPictureMessage(address, targets)
  if (missing) return missing
  return words === '' ? 'the picture has no description; write it in the brackets: ![what it shows](…)' : undefined
}

const linkMessage = ({ address, words }: BodyLink, entry: Entry, targets: LinkTargets): string | undefined => {
  // GFM turns a written-out e-mail address into a link; such addresses are allowed.
  if (address === `mailto:${words}`) return undefined
  if (words?.startsWith('www.') && address === `http://${words}`)
    return `the site would make an unencrypted link of this; write [${words}](https://${words})`
  const anchors = entry.body?.headings.map(({ id }) => id) ?? []
  const message = textLinkMessage(address, targets, anchors, collections[entry.collection].format !== 'mdx')
  return message ?? (words === '' ? 'the link has no text; write it in the brackets' : undefined)
}

const checkText = (entry: Entry, targets: LinkTargets): Problem[] =>
  (entry.body?.links ?? []).flatMap((link) => {
    const message = link.kind === 'image' ? imageMessage(link, targets) : linkMessage(link, entry, targets)
    return message ? [{ file: entry.source.file, line: link.line, column: link.column, path: 'body', message }] : []
  })

/** Reports links in fields and bodies that lead to no page, anchor, or file, or to an address that cannot exist. */
export const checkLinks: Rule = ({ entries, targets }) =>
  entries.flatMap((entry) => [...checkFields(entry, targets), ...checkText(entry, targets)])
