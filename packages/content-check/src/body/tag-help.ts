import type { BareFinding } from '../finding'
import { found } from '../sentences'
import type { Settings } from '../settings'
import { alternatives, nearest, toKebabCase } from '../words'

/** Whether a file is a picture by its name. */
export const isPicture = (path: string): boolean => /\.(?:avif|gif|heic|jpe?g|png|svg|tiff?|webp)$/i.test(path)

/** The address of a picture by the name of its file: `recipes/My soup.PNG` in the folder `/images` → `/images/my-soup.png`. */
export const pictureAddress = (path: string, folder: string): string => {
  const [, name = '', ending = ''] = /([^/\\]+)\.(\w+)$/.exec(path) ?? []
  return `${folder}/${toKebabCase(name)}.${ending.toLowerCase()}`
}

/** The folder of pictures as authors write it. */
export const pictureFolder = ({ files }: Settings): string => `${files.folder}${files.pictures}`

/** Pictures that are elsewhere: in the text itself, where word processors put them, where GitHub's editor stores them, or on another site. */
const outside: readonly [address: RegExp, why: string][] = [
  [/^data:/i, 'the picture itself stands in the text here'],
  [
    /^https:\/\/(?:github\.com\/.*(?:user-attachments|assets)\/|[\w-]+\.githubusercontent\.com\/)/,
    'dropping a picture here stores it at GitHub, where the site cannot show it',
  ],
  [/^(?:https?:)?\/\//, 'pictures of other sites cannot be shown'],
]

/** What is wrong with the address of a picture elsewhere; undefined for one of this site. */
export const outsidePicture = (address: string, settings: Settings): BareFinding | undefined => {
  const [, why] = outside.find(([form]) => form.test(address)) ?? []
  const example = `${settings.files.pictures}/name.webp`
  return why === undefined ? undefined : found('picture/outside', { why, folder: pictureFolder(settings), example })
}

/** The address of the picture in an HTML tag; empty without one. */
export const sourceIn = (tag: string): string => /\ssrc=["']?([^"'\s>]*)/i.exec(tag)?.[1] ?? ''

/** What is wrong with an address between "<" and ">": without them, the site makes a link of one of mail or of an encrypted one. */
export const addressFinding = (raw: string): BareFinding => {
  const [meant] = /^(?:https:|[^:]+@).*/.exec(raw.replace(/^<(?:mailto:)?|>$/gi, '').replace(/^http:/i, 'https:')) ?? []
  return found('tag/address', { meant: meant ?? 'it without them' }, { find: raw, replacement: meant })
}

/** Names of HTML tags, each group with what to write in Markdown. */
const marks: readonly [names: RegExp, help: string, find?: RegExp, replacement?: string][] = [
  [/^(?:b|strong)$/, 'for bold text write **text**', /<(b|strong)>(.{0,300}?)<\/\1>/gi, '**$2**'],
  [/^(?:i|em)$/, 'for slanted text write *text*', /<(i|em)>(.{0,300}?)<\/\1>/gi, '*$2*'],
  [
    /^(?:br|p)$/,
    'for a new paragraph leave a line empty, in a table write a comma',
    /(?<!^\|.*) ?<br ?\/?> ?/gi,
    '\n\n',
  ],
  [/^a$/, 'for a link write [text](/address)', /<a\b[^>]*\shref="([^"\s]*)"[^>]*>(.{0,300}?)<\/a>/gi, '[$2]($1)'],
  [/^h[1-6]$/, 'for a heading write "## Heading"'],
  [/^(?:ul|ol|li)$/, 'for a list start each line with "- "'],
  [/^(?:table|thead|tbody|t[rdh])$/, 'for a table write rows as | a | b |, and | --- | --- | below the first'],
  [/^blockquote$/, 'for a quote start each line with "> "'],
  [/^(?:iframe|video|audio|embed|object|form|script)$/, 'videos, forms, and scripts cannot be shown; link to them'],
]

/** What is wrong with a component under a name that is not the one meant. */
export const unknownName = (name: string, near: string): BareFinding =>
  found('component/near', { name, near }, { find: new RegExp(`(?<=</?)${name}(?=[\\s/>])`, 'g'), replacement: near })

/** Code that looks like a tag, whose name no tag of HTML has, or which follows a word and is not closed: `<your-token>`, `<T>`, `Array<string>`. */
const codeLike = (name: string): RegExp =>
  new RegExp(
    String.raw`(?<![\w\x60])(?:<(?=[A-Z_]+>|\w+[-_])|[\w.]+<)${name}(?![^<>\n]*["=])[^<>\n]*>+(?!.*</${name}>)`,
  )

/**
 * What is wrong with a tag that is no component: a similar name may be meant, or Markdown in place of HTML.
 * @param source The address of the picture in the tag; empty without one.
 */
export const tagFinding = (name: string, source: string, settings: Settings): BareFinding => {
  const names = Object.keys(settings.components)
  const near = nearest(name, names)
  if (near) return unknownName(name, near)
  const lower = name.toLowerCase()
  if (lower === 'img') {
    const address = source || `${settings.files.pictures}/name.webp`
    return outsidePicture(source, settings) ?? found('html/picture', { address })
  }
  const code = [lower, 'remove it, or put backticks around it if it is code', codeLike(name), '`$&`'] as const
  const [, help, find = '', replacement = ''] = marks.find(([tags]) => tags.test(lower)) ?? code
  if (/^[A-Z]/.test(name) && names.length > 0)
    return found(
      'component/unknown',
      { name, names: alternatives(names.map((each) => `<${each}>`)) },
      { find, replacement },
    )
  return found('html/tag', { name, help }, { find, replacement })
}
