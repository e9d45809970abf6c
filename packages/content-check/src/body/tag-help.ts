import type { Setup } from '../settings'

/** How a picture of this site is put into a text. */
export const pictureHelp = (address: string, words = 'what it shows'): string => `write ![${words}](${address})`

const isOnGitHub = (address: string): boolean =>
  /^https:\/\/(?:github\.com\/.*(?:user-attachments|assets)\/|[\w-]+\.githubusercontent\.com\/)/.test(address)

/** Whether a picture is not elsewhere but in the text itself, where word processors put it. */
export const isEmbedded = (address: string): boolean => /^data:/i.test(address)

/** How any picture is put into a text. */
export const anyPictureHelp = ({ files }: Setup): string => pictureHelp(`${files.pictures}/name.webp`)

/** The folder of pictures as authors write it. */
export const pictureFolder = ({ files }: Setup): string => `${files.folder}${files.pictures}`

/** The message for the address of a picture elsewhere: one that GitHub's editor has stored, or one of another site. */
export const outsidePictureMessage = (address: string, setup: Setup): string => {
  const [folder, help] = [`${pictureFolder(setup)}/`, anyPictureHelp(setup)]
  if (isEmbedded(address))
    return `the picture itself stands in the text here; save it as a file in ${folder}, then ${help}`
  return isOnGitHub(address)
    ? `dropping a picture here stores it at GitHub, where the site cannot show it; upload the file to ${folder} instead, then ${help}`
    : `pictures of other sites cannot be shown; put the file into ${folder}, then ${help}`
}

/** The address of the picture in an HTML tag; empty without one. */
export const sourceIn = (tag: string): string => /\ssrc=["']?([^"'\s>]*)/i.exec(tag)?.[1] ?? ''

const htmlPictureMessage = (address: string, setup: Setup): string =>
  /^https?:/.test(address) || isEmbedded(address)
    ? outsidePictureMessage(address, setup)
    : `a picture is not written as HTML; ${address ? pictureHelp(address) : anyPictureHelp(setup)}`

/** Names of HTML tags, each group with what to write in Markdown. */
const marks: readonly [names: RegExp, help: string][] = [
  [/^(?:b|strong)$/, 'for bold text write **text**'],
  [/^(?:i|em)$/, 'for slanted text write *text*'],
  [/^(?:br|p)$/, 'for a new paragraph leave a line empty'],
  [/^h[1-6]$/, 'for a heading write "## Heading"'],
  [/^(?:ul|ol|li)$/, 'for a list start each line with "- "'],
  [
    /^(?:table|thead|tbody|tr|td|th)$/,
    'for a table write its rows as | a | b |, with a line | --- | --- | below the first',
  ],
  [/^blockquote$/, 'for a quote start each line with "> "'],
  [
    /^(?:iframe|video|audio|embed|object|form|script)$/,
    'videos, forms, and programs of other sites cannot be shown; link to them: [text](https://example.com)',
  ],
]

/** The message for a component under a name that is not the one meant. */
export const unknownName = (name: string, near: string): string =>
  `unknown component <${name}>; did you mean <${near}>?`

/**
 * The message for a tag of HTML in a text.
 * @param source The address of the picture in the tag; empty without one.
 */
export const htmlMessage = (name: string, source: string, setup: Setup): string => {
  const component = Object.keys(setup.components).find((each) => each.toLowerCase() === name.toLowerCase())
  if (component) return unknownName(name, component)
  if (name.toLowerCase() === 'img') return htmlPictureMessage(source, setup)
  if (name.toLowerCase() === 'a')
    return `HTML such as <${name}> cannot be used; for a link write [text](${setup.links.example.address})`
  const help = marks.find(([names]) => names.test(name.toLowerCase()))?.[1]
  return `HTML such as <${name}> cannot be used; ${help ?? 'remove it'}`
}
