import {
  alternatives,
  asWarning,
  type Content,
  count,
  enumeration,
  fileProblem,
  type PictureFile,
  type Problem,
  strayMessage,
  toKebabCase,
} from '@site/content-check'
import { pictureFormats } from '../../pictures/measure-picture'
import type { CollectionName } from '../collections'

const mebibyte = 1024 * 1024
/** Cameras and phones write larger files than a page can use. */
const mostBytes = 4 * mebibyte
export const mostPixels = 6000

const formats = alternatives(pictureFormats.map((format) => `.${format}`))
const isAccepted = (ending: string): boolean => pictureFormats.some((format) => format === ending)

const splitName = ({ file }: PictureFile): { base: string; ending: string } => {
  const name = file.slice(file.lastIndexOf('/') + 1)
  const dot = name.lastIndexOf('.')
  return dot > 0 ? { base: name.slice(0, dot), ending: name.slice(dot + 1) } : { base: name, ending: '' }
}

/** What is wrong with the content of a file. */
const contentMessage = (picture: PictureFile): string | undefined => {
  const { facts, cutOff } = picture
  if (!isAccepted(splitName(picture).ending.toLowerCase()))
    return `pictures here are ${formats}; save it in one of these formats, or move it out of public/images`
  if (!facts) return 'the file is not a picture, or it is damaged; save the picture again'
  if (!isAccepted(facts.format))
    return `the file is in the format ${facts.format}; save the picture as one of ${formats}`
  return cutOff ? 'the picture is damaged: it ends too early; export or upload it again' : undefined
}

/** The name, or the name with a number when another picture has it. */
const freeName = (base: string, ending: string, names: ReadonlySet<string>): string => {
  let name = `${base}.${ending}`
  for (let number = 2; names.has(name); number += 1) name = `${base}-${number}.${ending}`
  return name
}

const isPlain = (name: string): boolean => /^[\w.-]+$/.test(name)

/** Everything that is wrong with the name of a picture, with one new name. A folder that needs another name comes first. */
const nameMessage = (picture: PictureFile, pictures: readonly PictureFile[]): string | undefined => {
  const odd = picture.address
    .split('/')
    .slice(1, -1)
    .find((name) => !isPlain(name))
  if (odd !== undefined)
    return `the name of a folder has letters, digits, and hyphens only; rename "${odd}" to "${toKebabCase(odd) || 'pictures'}", also where it is used`
  const { base, ending } = splitName(picture)
  const lower = ending.toLowerCase()
  const { format } = picture.facts ?? { format: lower }
  const wanted = lower.replace('jpeg', 'jpg') === format ? lower : format
  const isBase = isPlain(base)
  const reasons = [
    ...(isBase ? [] : ['the name of a picture has letters, digits, and hyphens only']),
    ...(ending === lower ? [] : ['the ending of a picture is in lower case']),
    ...(wanted === lower ? [] : [`the file is in the format ${format}`]),
  ]
  if (reasons.length === 0) return undefined
  const folder = picture.file.slice(0, picture.file.lastIndexOf('/') + 1)
  const names = new Set(pictures.flatMap(({ file }) => (file.startsWith(folder) ? file.slice(folder.length) : [])))
  const better = isBase ? base : toKebabCase(base) || 'picture'
  return `${enumeration(reasons)}; rename it to "${freeName(better, wanted, names)}", also where it is used`
}

const sizeMessages = ({ bytes, facts }: PictureFile): string[] => {
  const { width, height } = facts ?? { width: 0, height: 0 }
  const large = `the picture has ${(bytes / mebibyte).toFixed(1)} MB; save it with at most 4 MB, the build makes the small copies for the pages`
  const wide = `the picture is ${width} × ${height} pixels; save it with at most ${count(mostPixels, 'pixel')} on its longer side`
  return [...(bytes > mostBytes ? [large] : []), ...(Math.max(width, height) > mostPixels ? [wide] : [])]
}

const nameIn = (address: string): string => address.slice(address.lastIndexOf('/') + 1).toLowerCase()

/** Reports pictures that the pages cannot use, and warns of those that none uses. */
export const checkPictures = ({ entries, misplaced, tree: { pictures = [] } }: Content<CollectionName>): Problem[] => {
  if (pictures.length === 0) return []
  const written = new Set(
    entries.flatMap(({ source }) => source.text.match(/(?<![^\s"'()<>])[^\s"'()<>]+\.\w+/g) ?? []),
  )
  const addresses = new Set(pictures.map(({ address }) => address))
  // Wrong addresses are reported where they stand, and may be meant for the pictures of these names.
  const meant = new Set([...written].filter((each) => !addresses.has(each)).map(nameIn))
  return pictures.flatMap((picture): Problem[] => {
    const at = (message: string): Problem => fileProblem(picture.file, message)
    const stray = strayMessage(picture.file)
    if (stray) return [at(stray)]
    const messages = [contentMessage(picture) ?? nameMessage(picture, pictures), ...sizeMessages(picture)].filter(
      (message) => message !== undefined,
    )
    const problems = messages.map(at)
    // An entry under a wrong name may use it.
    const isUsed = written.has(picture.address) || meant.has(nameIn(picture.address))
    if (problems.length > 0 || misplaced.length > 0 || isUsed) return problems
    return [asWarning(at('no text uses this picture; use it, or delete it'))]
  })
}
