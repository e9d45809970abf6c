import { anyPictureHelp, pictureFolder, pictureHelp } from '../body/tag-help'
import type { Setup } from '../settings'
import { toKebabCase } from '../words'

/** What a file is by its name or its first bytes; files of text have none of these. */
interface FileKind {
  /** With its article, for messages. */
  name: string
  extensions: RegExp
  /** First bytes, one character each. */
  starts: readonly string[]
}

const picture: FileKind = {
  name: 'a picture',
  extensions: /\.(?:avif|gif|heic|jpe?g|png|svg|tiff?|webp)$/i,
  starts: ['\x89PNG', '\xFF\xD8\xFF', 'GIF8', 'RIFF', '\0\0\0\x1Cftyp', '\0\0\0 ftyp'],
}
const others: readonly FileKind[] = [
  { name: 'a PDF', extensions: /\.pdf$/i, starts: ['%PDF-'] },
  {
    name: 'a Word or other office document',
    extensions: /\.(?:docx?|odt|pages|pptx?|rtf|xlsx?)$/i,
    starts: ['PK\x03\x04', '\xD0\xCF\x11\xE0', '{\\rtf'],
  },
]
const kinds = [picture, ...others]
const copyText = 'copy its text into a new file, and delete this one'

/** Whether a file is a picture by its name. */
export const isPicture = (path: string): boolean => picture.extensions.test(path)

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
  const kind = others.find(({ extensions }) => extensions.test(path))
  return kind && `${kind.name} cannot be read; ${copyText}`
}

/** The message for a file whose bytes are no text in the encoding UTF-8; undefined for others. */
export const bytesMessage = (bytes: Uint8Array, setup: Setup): string | undefined => {
  const start = String.fromCharCode(...bytes.subarray(0, 1024))
  const kind = kinds.find(({ starts }) => starts.some((characters) => start.startsWith(characters)))
  if (kind === picture) {
    return `the file is not plain text but a picture; move it to ${pictureFolder(setup)}/, then ${anyPictureHelp(setup)}`
  }
  if (kind) return `the file is not plain text but ${kind.name}; ${copyText}`
  if (/^(?:\xFF\xFE|\xFE\xFF)/.test(start)) return 'the file has the encoding UTF-16; save it with the encoding "UTF-8"'
  return start.split('\0').length > 4 ? `the file is not plain text; ${copyText}` : undefined
}
