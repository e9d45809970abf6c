import { collections } from '../../collections'
import { image } from '../../schemas/addresses'
import { nothingSaidMessage, saysNothing } from '../../schemas/alternative-text'
import type { BodyLink } from '../body/links'
import { isEmbedded, outsidePictureMessage } from '../body/picture-help'
import { type Entry, fieldProblem } from '../document'
import { textsOf } from '../entry'
import { isPicture } from '../files/file-kinds'
import { hasInvisible } from '../files/read-source'
import type { Problem } from '../problem'
import type { LinkTargets, Rule } from '../rule'
import { nearest, quote } from '../words'
import { internalLinkMessage, textLinkMessage } from './link-messages'

/** A link or picture of a document. */
interface Link {
  address: string
  at: (message: string) => Problem
  /** How it is written: in a field of links or pictures, or in the text. */
  where: 'internal' | 'picture' | BodyLink
}

const isOfPicture = ({ where }: Link): boolean =>
  typeof where === 'string' ? where === 'picture' : where.kind === 'image'

/** The links and pictures in the fields and in the text of a document. */
export const linksOf = (entry: Entry): Link[] => {
  const { document, texts } = textsOf(entry, 'link')
  const inFields = texts.map(
    ({ meta, value, path }): Link => ({
      address: value,
      at: (message) => fieldProblem(document, path, message),
      where: meta as 'internal' | 'picture',
    }),
  )
  // Invisible characters in an address are reported where they stand.
  const readable = (entry.body?.links ?? []).filter(({ address }) => !hasInvisible(address))
  const inBody = readable.map(
    (link): Link => ({
      address: link.address,
      at: (message) => ({ file: entry.source.file, line: link.line, column: link.column, path: 'body', message }),
      where: link,
    }),
  )
  return [...inFields, ...inBody]
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

/** The message for an address in a field. Other forms than those of the field are reported with the schema. */
const fieldMessage = (address: string, kind: 'internal' | 'picture', targets: LinkTargets): string | undefined => {
  if (kind === 'picture') return image.safeParse(address).success ? missingPictureMessage(address, targets) : undefined
  return /^\/(?!\/)\S*$/.test(address) ? internalLinkMessage(address, targets) : undefined
}

const imageMessage = ({ address, words }: BodyLink, targets: LinkTargets): string | undefined => {
  if (/^(?:https?:)?\/\//.test(address) || isEmbedded(address)) return outsidePictureMessage(address)
  const missing = missingPictureMessage(address, targets)
  if (missing) return missing
  if (words === '') return 'the picture has no description; write it in the brackets: ![what it shows](…)'
  return words !== undefined && saysNothing(words) ? `the description ${quote(words)} ${nothingSaidMessage}` : undefined
}

const linkMessage = ({ address, words }: BodyLink, entry: Entry, targets: LinkTargets): string | undefined => {
  // GFM turns a written-out e-mail address into a link; such addresses are allowed.
  if (address === `mailto:${words}`) return undefined
  if (words?.startsWith('www.') && address === `http://${words}`)
    return `the site would make an unencrypted link of this; write [${words}](https://${words})`
  if (isEmbedded(address)) return outsidePictureMessage(address)
  const anchors = entry.body?.headings.map(({ id }) => id) ?? []
  const message = textLinkMessage(address, targets, anchors, collections[entry.collection].format !== 'mdx')
  return message ?? (words === '' ? 'the link has no text; write it in the brackets' : undefined)
}

/** Reports links in fields and bodies that lead to no page, anchor, or file, or to an address that cannot exist. */
export const checkLinks: Rule = ({ entries, targets, tree }) => {
  // Pictures among the texts, which are reported with the address that they will have.
  const strays = new Set([...tree.files.keys()].filter(isPicture).map(fileName))
  return entries.flatMap((entry) => {
    const messageFor = ({ address, where }: Link): string | undefined => {
      if (typeof where === 'string') return fieldMessage(address, where, targets)
      return where.kind === 'image' ? imageMessage(where, targets) : linkMessage(where, entry, targets)
    }
    return linksOf(entry).flatMap((link) => {
      const message = messageFor(link)
      const isStray = isOfPicture(link) && strays.has(fileName(link.address))
      return message && !isStray ? [link.at(message)] : []
    })
  })
}
