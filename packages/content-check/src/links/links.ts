import type { BodyLink } from '../body/nodes'
import { isPicture, outsidePicture, pictureFolder } from '../body/tag-help'
import { type Content, membersOf } from '../content'
import { type Entry, fieldFinding, textsOf } from '../entry'
import { type BareFinding, type Finding, findingIn, pieceFinding } from '../finding'
import { found } from '../sentences'
import { alternatives, didYouMean, nearest, quote, saysNothing } from '../words'
import { type Destinations, externalFinding, internalFinding, textLinkFinding } from './addresses'

/** A link or picture of an entry. */
export interface Link {
  address: string
  /** A finding about it, whose replacement takes the place of its address. */
  at: (found: BareFinding) => Finding
  isPicture: boolean
  /** Where it is written in the text; absent in fields. */
  inBody?: BodyLink
}

/** The links and pictures in the fields and in the text of an entry. */
export const linksOf = (entry: Entry): Link[] => {
  const { source, body } = entry
  const { written, texts } = textsOf(entry, 'link')
  const inFields = texts.map(({ meta, value, path }): Link => {
    const at: Link['at'] = (wrong) => fieldFinding(written, path, wrong)
    return { address: value, at, isPicture: meta === 'picture' }
  })
  const inBody = (body?.links ?? []).map((link): Link => {
    const { index, address, words = '', kind } = link
    // An address that was made of the words of the text has no parentheses.
    const piece = address.endsWith(words) && source.text.startsWith(words, index) ? words || address : address
    const at: Link['at'] = (wrong) => {
      const inParentheses = source.text.indexOf(`(${piece}`, index)
      const start = inParentheses === -1 ? source.text.indexOf(piece, index) : inParentheses + 1
      return findingIn(source, 0, 'body', { ...pieceFinding(start, piece, wrong), index: index || start })
    }
    return { address, at, isPicture: kind === 'image', inBody: link }
  })
  return [...inFields, ...inBody]
}

const fileName = (address: string): string => address.replace(/^.*\/|\.\w+$/g, '')

const nearestFile = (address: string, files: ReadonlySet<string>): string | undefined => {
  const near = nearest(fileName(address), [...files].map(fileName))
  return near && [...files].find((file) => fileName(file) === near)
}

const missingPicture = (address: string, { files, settings }: Destinations): BareFinding | undefined => {
  const { folder, pictures } = settings.files
  if (files.has(address)) {
    if (address.startsWith(`${pictures}/`)) return undefined
    const meant = `${pictures}/${address.slice(address.lastIndexOf('/') + 1)}`
    return found('picture/other-folder', { address, folder: pictureFolder(settings), meant })
  }
  const near = nearestFile(address, files)
  if (near) return found('picture/near', { address, folder, near }, { replacement: near })
  return found('picture/missing', { address, folder, example: `${pictures}/shelf.webp` })
}

/** What is wrong with an address in a field. Other forms than those of the field are reported with the schema. */
const inField = ({ address, isPicture }: Link, targets: Destinations): BareFinding | undefined => {
  if (!/^\/(?!\/)\S*$/.test(address)) return externalFinding(address, targets.origin)
  return isPicture ? missingPicture(address, targets) : internalFinding(address, targets)
}

const inImage = ({ address, words }: BodyLink, targets: Destinations): BareFinding | undefined => {
  const wrong = outsidePicture(address, targets.settings) ?? missingPicture(address, targets)
  if (wrong || words === undefined) return wrong
  if (words === '') return found('picture/no-description')
  return saysNothing(words) ? found('picture/empty-description', { words }) : undefined
}

const inLink = ({ address, words }: BodyLink, entry: Entry, targets: Destinations): BareFinding | undefined => {
  if (words?.startsWith('www.') && address === `http://${words}`) {
    const meant = `https://${words}`
    return found('link/unencrypted-text', { words, meant }, { replacement: `[${words}](${meant})` })
  }
  if (/^data:/i.test(address)) return outsidePicture(address, targets.settings)
  return textLinkFinding(address, entry, targets) ?? (words === '' ? found('link/no-text') : undefined)
}

const checkReferences = ({ entries, misplaced }: Content, { settings }: Destinations): Finding[] =>
  entries.flatMap((entry) => {
    const { written, texts } = textsOf(entry, 'reference')
    return texts.flatMap(({ meta, value, path }): Finding[] => {
      const collection = String(meta)
      const known = membersOf(entries, collection).map(({ slug }) => slug)
      const ids = [...known, ...membersOf(misplaced, collection).map(({ slug }) => slug)]
      // Where none is left, the missing folder or entry is reported.
      if (value === '' || ids.length === 0 || ids.includes(value)) return []
      const near = nearest(value, known)
      const help = near ? didYouMean(value, near) : `write ${alternatives(known.map(quote))}`
      const folder = settings.collections[collection]?.folder ?? ''
      return [fieldFinding(written, path, found('value/no-entry', { value, folder, help }, { replacement: near }))]
    })
  })

/** Reports links in fields and bodies that lead to no page, anchor, or file, and references to entries that do not exist. */
export const checkLinks = (content: Content, targets: Destinations): Finding[] => {
  const { entries, tree } = content
  // Pictures among the texts and under wrong names, which are reported with the address that they will have.
  const renamed = (tree.pictures ?? []).flatMap(({ address, facts }) => {
    const ending = address.slice(address.lastIndexOf('.') + 1)
    return (facts?.format ?? ending.toLowerCase()) === ending.replace('jpeg', 'jpg') ? [] : address
  })
  const strays = new Set([...[...tree.files.keys()].filter(isPicture), ...renamed].map(fileName))
  const inEntries = entries.flatMap((entry) =>
    linksOf(entry).flatMap((link) => {
      const { inBody, isPicture: inPicture, address, at } = link
      if (inPicture && strays.has(fileName(address))) return []
      const wrong =
        (!inBody && inField(link, targets)) ||
        (inBody && (inPicture ? inImage(inBody, targets) : inLink(inBody, entry, targets)))
      return wrong ? [at(wrong)] : []
    }),
  )
  return [...checkReferences(content, targets), ...inEntries]
}
