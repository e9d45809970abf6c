import { type PictureFacts, pictureFormats } from '../../pictures/measure-picture'
import type { Problem } from './problem'
import type { Rule } from './rule'
import { alternatives, count } from './words'

/** A file in public/images. */
export interface PictureFile {
  /** Address on the site, such as `/images/shelf.jpg`. */
  address: string
  /** Path as the author writes it, such as `public/images/shelf.jpg`. */
  file: string
  bytes: number
  /** Absent when the file is not a picture. */
  facts?: PictureFacts
}

const mebibyte = 1024 * 1024
/** Cameras and phones write larger files than a page can use. */
const mostBytes = 4 * mebibyte
const mostPixels = 6000

const formats = alternatives(pictureFormats.map((format) => `.${format}`))
const endingOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1)
const isAccepted = (ending: string): boolean => pictureFormats.some((format) => format === ending)

const formatMessage = ({ file, facts }: PictureFile): string | undefined => {
  const ending = endingOf(file)
  if (!isAccepted(ending)) {
    const lower = ending.toLowerCase()
    return isAccepted(lower)
      ? `the ending of a picture is in lower case; rename it to end in ".${lower}"`
      : `pictures here are ${formats}; save it in one of these formats, or move it out of public/images`
  }
  if (!facts) return 'the file is not a picture, or it is damaged; save the picture again'
  const actual = isAccepted(facts.format) ? facts.format : undefined
  if (actual === undefined) return `the file is in the format ${facts.format}; save the picture as one of ${formats}`
  return actual === ending.replace('jpeg', 'jpg')
    ? undefined
    : `the file is in the format ${actual}; rename it to end in ".${actual}", also where it is used`
}

const sizeMessages = ({ bytes, facts }: PictureFile): string[] => {
  const messages: string[] = []
  if (bytes > mostBytes)
    messages.push(
      `the picture has ${(bytes / mebibyte).toFixed(1)} MB; save it with at most 4 MB, the build makes the small copies for the pages`,
    )
  const longest = Math.max(facts?.width ?? 0, facts?.height ?? 0)
  if (longest > mostPixels)
    messages.push(
      `the picture is ${facts?.width} × ${facts?.height} pixels; save it with at most ${count(mostPixels, 'pixel')} on its longer side`,
    )
  return messages
}

const nameMessage = ({ file }: PictureFile): string | undefined => {
  const name = file.slice(file.lastIndexOf('/') + 1)
  if (/^[\w.-]+$/.test(name)) return undefined
  const better = name.toLowerCase().replace(/[^\w.-]+/g, '-')
  return `the name of a picture has letters, digits, and hyphens only; rename it to "${better}", also where it is used`
}

/** Reports pictures that the pages cannot use, and warns of those that none uses. */
export const checkPictures: Rule = ({ entries, misplaced, tree: { pictures = [] } }) => {
  if (pictures.length === 0) return []
  const used = new Set(entries.flatMap(({ source }) => source.text.match(/\/images\/[^\s"'()<>]+/g) ?? []))
  return pictures.flatMap((picture): Problem[] => {
    const at = { file: picture.file, line: 1, column: 1, path: '' }
    const messages = [formatMessage(picture), nameMessage(picture), ...sizeMessages(picture)].filter(
      (message) => message !== undefined,
    )
    const problems: Problem[] = messages.map((message) => ({ ...at, message }))
    // A document under a wrong name may use it.
    if (problems.length > 0 || misplaced.length > 0 || used.has(picture.address)) return problems
    return [{ ...at, severity: 'warning', message: 'no text uses this picture; use it, or delete it' }]
  })
}
