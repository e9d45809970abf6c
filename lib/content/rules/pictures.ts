import {
  alternatives,
  type BareFinding,
  type Content,
  count,
  enumeration,
  type Finding,
  fileFinding,
  type PictureFile,
  strayFinding,
  toKebabCase,
} from '@site/content-check'
import { pictureFormats } from '../../pictures/measure-picture'
import type { CollectionName } from '../collections'
import { found } from '../sentences'

const mebibyte = 1024 * 1024
/** Cameras and phones write larger files than a page can use. */
const mostBytes = 4 * mebibyte
export const mostPixels = 6000

const formats = alternatives(pictureFormats.map((format) => `.${format}`))
const isAccepted = (ending: string): boolean => ending === 'svg' || pictureFormats.some((format) => format === ending)

const splitName = ({ file }: PictureFile): { base: string; ending: string } => {
  const name = file.slice(file.lastIndexOf('/') + 1)
  const dot = name.lastIndexOf('.')
  return dot > 0 ? { base: name.slice(0, dot), ending: name.slice(dot + 1) } : { base: name, ending: '' }
}

/** What is wrong with the content of a file. */
const contentFinding = (picture: PictureFile): BareFinding | undefined => {
  const { facts, fault } = picture
  if (fault !== undefined) return found('picture/drawing', { fault })
  if (!isAccepted(splitName(picture).ending.toLowerCase())) return found('picture/format', { formats })
  if (!facts) return found('picture/damaged')
  return isAccepted(facts.format) ? undefined : found('picture/other-format', { format: facts.format, formats })
}

/** The name, or the name with a number when another picture has it. */
const freeName = (base: string, ending: string, names: ReadonlySet<string>): string => {
  let name = `${base}.${ending}`
  for (let number = 2; names.has(name); number += 1) name = `${base}-${number}.${ending}`
  return name
}

const isPlain = (name: string): boolean => /^[\w.-]+$/.test(name)

/** Everything that is wrong with the name of a picture, with one new name. A folder that needs another name comes first. */
const nameFinding = (picture: PictureFile, pictures: readonly PictureFile[]): BareFinding | undefined => {
  const odd = picture.address
    .split('/')
    .slice(1, -1)
    .find((name) => !isPlain(name))
  if (odd !== undefined) return found('picture/folder-name', { folder: odd, meant: toKebabCase(odd) || 'pictures' })
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
  return found('picture/name', { reasons: enumeration(reasons), name: freeName(better, wanted, names) })
}

const sizeFindings = ({ bytes, facts }: PictureFile): BareFinding[] => {
  const { width, height } = facts ?? { width: 0, height: 0 }
  const most = count(mostPixels, 'pixel')
  return [
    ...(bytes > mostBytes ? [found('picture/bytes', { size: (bytes / mebibyte).toFixed(1) })] : []),
    ...(Math.max(width, height) > mostPixels ? [found('picture/pixels', { width, height, most })] : []),
  ]
}

const nameIn = (address: string): string => address.slice(address.lastIndexOf('/') + 1).toLowerCase()

/** Reports pictures that the pages cannot use, and warns of those that none uses. */
export const checkPictures = ({ entries, misplaced, tree: { pictures = [] } }: Content<CollectionName>): Finding[] => {
  if (pictures.length === 0) return []
  const written = new Set(
    entries.flatMap(({ source }) => source.text.match(/(?<![^\s"'()<>])[^\s"'()<>]+\.\w+/g) ?? []),
  )
  const addresses = new Set(pictures.map(({ address }) => address))
  // Wrong addresses are reported where they stand, and may be meant for the pictures of these names.
  const meant = new Set([...written].filter((each) => !addresses.has(each)).map(nameIn))
  return pictures.flatMap((picture): Finding[] => {
    const at = (wrong: BareFinding) => fileFinding(picture.file, wrong)
    const stray = strayFinding(picture.file)
    if (stray) return [at(stray)]
    const wrong = contentFinding(picture) ?? nameFinding(picture, pictures)
    const findings = [...(wrong ? [wrong] : []), ...sizeFindings(picture)].map(at)
    // An entry under a wrong name may use it.
    const isUsed =
      written.has(picture.address) ||
      picture.address.startsWith('/images/brand/mark') ||
      meant.has(nameIn(picture.address))
    return findings.length > 0 || misplaced.length > 0 || isUsed ? findings : [at(found('picture/unused'))]
  })
}
