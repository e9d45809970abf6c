import { anyPictureHelp, pictureFolder, pictureHelp } from '../body/tag-help'
import type { Setup } from '../settings'
import { toKebabCase } from '../words'

/** Pictures and documents by their names, and by their first bytes, one character each. */
const pictureName = /\.(?:avif|gif|heic|jpe?g|png|svg|tiff?|webp)$/i
const pictureStarts = ['\x89PNG', '\xFF\xD8\xFF', 'GIF8', 'RIFF', '\0\0\0\x1Cftyp', '\0\0\0 ftyp']
const documentName = /\.(?:docx?|odt|pages|pdf|pptx?|rtf|xlsx?)$/i
const documentStarts = ['%PDF-', 'PK\x03\x04', '\xD0\xCF\x11\xE0', '{\\rtf']
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
export const bytesMessage = (bytes: Uint8Array, setup: Setup): string | undefined => {
  const start = String.fromCharCode(...bytes.subarray(0, 1024))
  const isOne = (starts: readonly string[]) => starts.some((characters) => start.startsWith(characters))
  if (isOne(pictureStarts))
    return `the file is not plain text but a picture; move it to ${pictureFolder(setup)}/, then ${anyPictureHelp(setup)}`
  if (isOne(documentStarts)) return `the file is not plain text but a PDF or office document; ${copyText}`
  if (/^(?:\xFF\xFE|\xFE\xFF)/.test(start)) return 'the file has the encoding UTF-16; save it with the encoding "UTF-8"'
  return start.split('\0').length > 4 ? `the file is not plain text; ${copyText}` : undefined
}
