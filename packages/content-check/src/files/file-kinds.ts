import { pictureHelp } from '../body/tag-help'
import type { Setup } from '../settings'
import { toKebabCase } from '../words'

const pictureName = /\.(?:avif|gif|heic|jpe?g|png|svg|tiff?|webp)$/i
const documentName = /\.(?:docx?|odt|pages|pdf|pptx?|rtf|xlsx?)$/i
/** The first bytes of documents and pictures, one character each. */
const documentStart = /^(?:%PDF-|PK\W{2}|\{\\rtf|\xD0\xCF|\xFF\xD8|GIF8[79]a|RIFF.{4}WEBP)/s
const copyText = 'copy its text into a new file, and delete this one'

/** Whether a file is a picture by its name. */
export const isPicture = (path: string): boolean => pictureName.test(path)

/** The message for a file that Windows, macOS, or an editor puts into folders; undefined for others. */
export const strayMessage = (path: string): string | undefined =>
  /(?:^|\/)(?:Thumbs\.db|desktop\.ini|\.DS_Store|~\$[^/]*)$|(?:~|\.(?:bak|orig|tmp))$/i.test(path)
    ? 'the computer that it comes from made this file for itself; delete it'
    : undefined

/** The address of a picture by the name of its file: `recipes/My soup.PNG` in the folder `/images` → `/images/my-soup.png`. */
export const pictureAddress = (path: string, folder: string): string => {
  const [, name = '', ending = ''] = /([^/\\]+)\.(\w+)$/.exec(path) ?? []
  return `${folder}/${toKebabCase(name)}.${ending.toLowerCase()}`
}

/** The message for a file whose name says that it holds no plain text; undefined for others. */
export const nameMessage = (path: string, { files }: Setup): string | undefined => {
  if (isPicture(path)) {
    const address = pictureAddress(path, files.pictures)
    return `pictures are not stored among the texts; move it to ${files.folder}${address}, then ${pictureHelp(address)}`
  }
  return documentName.test(path) ? `a PDF or office document cannot be read; ${copyText}` : undefined
}

/** The message for a file whose bytes are no text in the encoding UTF-8; undefined for others. */
export const bytesMessage = (bytes: Uint8Array): string | undefined => {
  const start = String.fromCharCode(...bytes.subarray(0, 1024))
  if (/^(?:\xFF\xFE|\xFE\xFF)/.test(start)) return 'the file has the encoding UTF-16; save it with the encoding "UTF-8"'
  return documentStart.test(start) || start.split('\0').length > 4
    ? `the file is not plain text but a document or a picture; ${copyText}`
    : undefined
}
