import type { BodyLink } from '../body/nodes'
import { outsidePictureMessage, pictureFolder } from '../body/tag-help'
import { type Content, membersOf } from '../content'
import { type Entry, fieldProblem, textsOf } from '../entry'
import { isPicture } from '../files/file-kinds'
import { type Advice, type Problem, pieceProblem, problemIn, writing } from '../problem'
import { alternatives, didYouMean, nearest, nothingSaidMessage, quote, saysNothing } from '../words'
import { type Destinations, externalAdvice, internalLinkAdvice, meaning, textLinkAdvice } from './link-messages'

/** A link or picture of an entry. */
export interface Link {
  address: string
  /** A problem with it. What is advised takes the place of its address. */
  at: (advice: string | Advice) => Problem
  isPicture: boolean
  /** Where it is written in the text; absent in fields. */
  inBody?: BodyLink
}

/** The links and pictures in the fields and in the text of an entry. */
export const linksOf = (entry: Entry): Link[] => {
  const { source, body } = entry
  const { written, texts } = textsOf(entry, 'link')
  const inFields = texts.map(({ meta, value, path }): Link => {
    const at: Link['at'] = (advice) => fieldProblem(written, path, advice)
    return { address: value, at, isPicture: meta === 'picture' }
  })
  const inBody = (body?.links ?? []).map((link): Link => {
    const { index, address, words = '', kind } = link
    // An address that was made of the words of the text has no parentheses.
    const piece = address.endsWith(words) && source.text.startsWith(words, index) ? words || address : address
    const at: Link['at'] = (advice) => {
      const inParentheses = source.text.indexOf(`(${piece}`, index)
      const start = inParentheses === -1 ? source.text.indexOf(piece, index) : inParentheses + 1
      return problemIn(source, 0, 'body', { ...pieceProblem(start, piece, advice), index })
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

const missingPictureAdvice = (address: string, { files, setup }: Destinations): Advice | undefined => {
  const { folder, pictures } = setup.files
  if (files.has(address)) {
    if (address.startsWith(`${pictures}/`)) return undefined
    const name = address.slice(address.lastIndexOf('/') + 1)
    const help = `move the file there, then write "${pictures}/${name}"`
    return { message: `the picture ${quote(address)} is not in the folder ${pictureFolder(setup)}; ${help}` }
  }
  const otherwise = `add the file, or write its address from there, such as ${pictures}/shelf.webp`
  return meaning(`the picture ${quote(address)} is not in ${folder}/`, nearestFile(address, files), otherwise)
}

/** Advice for an address in a field. Other forms than those of the field are reported with the schema. */
const fieldAdvice = ({ address, isPicture }: Link, targets: Destinations): Advice | undefined => {
  if (!/^\/(?!\/)\S*$/.test(address)) return externalAdvice(address, targets.origin)
  return isPicture ? missingPictureAdvice(address, targets) : internalLinkAdvice(address, targets)
}

const imageAdvice = ({ address, words }: BodyLink, targets: Destinations): string | Advice | undefined => {
  const wrong = outsidePictureMessage(address, targets.setup) ?? missingPictureAdvice(address, targets)
  if (wrong) return wrong
  if (words === '') return 'the picture has no description; write it in the brackets: ![what it shows](…)'
  return words !== undefined && saysNothing(words) ? `the description ${quote(words)} ${nothingSaidMessage}` : undefined
}

const linkAdvice = ({ address, words }: BodyLink, entry: Entry, targets: Destinations): string | Advice | undefined => {
  // GFM turns a written-out e-mail address into a link; such addresses are allowed.
  if (address === `mailto:${words}`) return undefined
  if (words?.startsWith('www.') && address === `http://${words}`)
    return writing('the site would make an unencrypted link of this', `[${words}](https://${words})`)
  if (/^data:/i.test(address)) return outsidePictureMessage(address, targets.setup)
  if (/^(?:\/|https?:)\S*$/.test(words ?? '') && /^[\p{L}\d]+$/u.test(address))
    return `the text and the address of this link are exchanged; write [${address}](${words})`
  const advice = textLinkAdvice(address, entry, targets)
  return advice ?? (words === '' ? 'the link has no text; write it in the brackets' : undefined)
}

/** References to entries that do not exist. */
const checkReferences = ({ entries, misplaced }: Content, { setup, missing }: Destinations): Problem[] =>
  entries.flatMap((entry) => {
    const { written, texts } = textsOf(entry, 'reference')
    return texts.flatMap(({ meta, value, path }): Problem[] => {
      const collection = String(meta)
      const known = membersOf(entries, collection).map(({ slug }) => slug)
      const ids = [...known, ...membersOf(misplaced, collection).map(({ slug }) => slug)]
      // Where none is left, the missing folder or entry is reported.
      if (value === '' || ids.length === 0 || ids.includes(value) || missing?.has(value)) return []
      const near = nearest(value, known)
      const help = near ? didYouMean(value, near) : `write ${alternatives(known.map(quote))}`
      const message = `there is no entry ${quote(value)} in the folder ${setup.collections[collection]?.folder}; ${help}`
      return [fieldProblem(written, path, { message, put: near })]
    })
  })

/** Reports links in fields and bodies that lead to no page, anchor, or file, and references to entries that do not exist. */
export const checkLinks = (content: Content, targets: Destinations): Problem[] => {
  const { entries, tree } = content
  // Pictures among the texts and under wrong names, which are reported with the address that they will have.
  const renamed = (tree.pictures ?? []).flatMap(({ address, facts }) => {
    const ending = address.slice(address.lastIndexOf('.') + 1)
    return (facts?.format ?? ending.toLowerCase()) === ending.replace('jpeg', 'jpg') ? [] : address
  })
  const strays = new Set([...[...tree.files.keys()].filter(isPicture), ...renamed].map(fileName))
  const problems = entries.flatMap((entry) => {
    const adviceFor = (link: Link): string | Advice | undefined => {
      if (!link.inBody) return fieldAdvice(link, targets)
      return link.isPicture ? imageAdvice(link.inBody, targets) : linkAdvice(link.inBody, entry, targets)
    }
    return linksOf(entry).flatMap((link) => {
      const advice = adviceFor(link)
      const isStray = link.isPicture && strays.has(fileName(link.address))
      return advice && !isStray ? [link.at(advice)] : []
    })
  })
  return [...checkReferences(content, targets), ...problems]
}
