import type { BareFinding } from '../finding'
import { found } from '../sentences'
import type { Setup } from '../settings'
import { toKebabCase } from '../words'

const pictureName = /\.(?:avif|gif|heic|jpe?g|png|svg|tiff?|webp)$/i
const documentName = /\.(?:docx?|odt|pages|pdf|pptx?|rtf|xlsx?)$/i
/** The first bytes of documents and pictures, one character each. */
const documentStart = /^(?:%PDF-|PK\W{2}|\{\\rtf|\xD0\xCF|\xFF\xD8|GIF8[79]a|RIFF.{4}WEBP)/s

/** Whether a file is a picture by its name. */
export const isPicture = (path: string): boolean => pictureName.test(path)

/** What is wrong with a file that Windows, macOS, or an editor puts into folders; undefined for others. */
export const strayFinding = (path: string): BareFinding | undefined =>
  /(?:^|\/)(?:Thumbs\.db|desktop\.ini|\.DS_Store|~\$[^/]*)$|(?:~|\.(?:bak|orig|tmp))$/i.test(path)
    ? found('file/stray')
    : undefined

/** The address of a picture by the name of its file: `recipes/My soup.PNG` in the folder `/images` → `/images/my-soup.png`. */
export const pictureAddress = (path: string, folder: string): string => {
  const [, name = '', ending = ''] = /([^/\\]+)\.(\w+)$/.exec(path) ?? []
  return `${folder}/${toKebabCase(name)}.${ending.toLowerCase()}`
}

/** What is wrong with a file whose name says that it holds no plain text; undefined for others. */
export const nameFinding = (path: string, { files }: Setup): BareFinding | undefined => {
  const address = pictureAddress(path, files.pictures)
  if (isPicture(path)) return found('file/picture', { path: files.folder + address, address })
  return documentName.test(path) ? found('file/document') : undefined
}

/** What is wrong with a file whose bytes are no text in the encoding UTF-8; undefined for others. */
export const bytesFinding = (bytes: Uint8Array): BareFinding | undefined => {
  const start = String.fromCharCode(...bytes.subarray(0, 1024))
  if (/^(?:\xFF\xFE|\xFE\xFF)/.test(start)) return found('file/utf-16')
  return documentStart.test(start) || start.split('\0').length > 4 ? found('file/binary') : undefined
}
