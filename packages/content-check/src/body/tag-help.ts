import type { LineAdvice } from '../problem'
import type { Setup } from '../settings'
import { alternatives, nearest } from '../words'

/** How a picture of this site is put into a text. */
export const pictureHelp = (address: string, words = 'what it shows'): string => `write ![${words}](${address})`

/** The folder of pictures as authors write it. */
export const pictureFolder = ({ files }: Setup): string => `${files.folder}${files.pictures}`

/** Pictures that are elsewhere: in the text itself, where word processors put them, where GitHub's editor stores them, or on another site. */
const outside: readonly [address: RegExp, wrong: string][] = [
  [/^data:/i, 'the picture itself stands in the text here'],
  [
    /^https:\/\/(?:github\.com\/.*(?:user-attachments|assets)\/|[\w-]+\.githubusercontent\.com\/)/,
    'dropping a picture here stores it at GitHub, where the site cannot show it',
  ],
  [/^(?:https?:)?\/\//, 'pictures of other sites cannot be shown'],
]

/** The message for the address of a picture elsewhere; undefined for one of this site. */
export const outsidePictureMessage = (address: string, setup: Setup): string | undefined => {
  const [, wrong] = outside.find(([form]) => form.test(address)) ?? []
  const help = pictureHelp(`${setup.files.pictures}/name.webp`)
  return wrong && `${wrong}; put the picture as a file into ${pictureFolder(setup)}/, then ${help}`
}

/** The address of the picture in an HTML tag; empty without one. */
export const sourceIn = (tag: string): string => /\ssrc=["']?([^"'\s>]*)/i.exec(tag)?.[1] ?? ''

/** Names of HTML tags, each group with what to write in Markdown. */
const marks: readonly [names: RegExp, help: string, find?: RegExp, put?: string][] = [
  [/^(?:b|strong)$/, 'for bold text write **text**', /<(b|strong)>(.{0,300}?)<\/\1>/gi, '**$2**'],
  [/^(?:i|em)$/, 'for slanted text write *text*', /<(i|em)>(.{0,300}?)<\/\1>/gi, '*$2*'],
  [/^(?:br|p)$/, 'for a new paragraph leave a line empty', / ?<br ?\/?> ?/gi, '\n\n'],
  [/^a$/, 'for a link write [text](/address)', /<a\b[^>]*\shref="([^"\s]*)"[^>]*>(.{0,300}?)<\/a>/gi, '[$2]($1)'],
  [/^h[1-6]$/, 'for a heading write "## Heading"'],
  [/^(?:ul|ol|li)$/, 'for a list start each line with "- "'],
  [
    /^(?:table|thead|tbody|t[rdh])$/,
    'for a table write its rows as | a | b |, with a line | --- | --- | below the first',
  ],
  [/^blockquote$/, 'for a quote start each line with "> "'],
  [
    /^(?:iframe|video|audio|embed|object|form|script)$/,
    'videos, forms, and programs of other sites cannot be shown; link to them: [text](https://example.com)',
  ],
]

/** What to write for a component under a name that is not the one meant. */
export const unknownName = (name: string, near: string): LineAdvice => ({
  message: `unknown component <${name}>; did you mean <${near}>?`,
  find: new RegExp(`(?<=</?)${name}(?=[\\s/>])`, 'g'),
  put: near,
})

/**
 * What to write for a tag that is no component: one with a similar name, or Markdown in place of HTML.
 * @param source The address of the picture in the tag; empty without one.
 */
export const tagAdvice = (name: string, source: string, setup: Setup): LineAdvice => {
  const names = Object.keys(setup.components)
  const near = nearest(name, names)
  if (near) return unknownName(name, near)
  const lower = name.toLowerCase()
  if (lower === 'img') {
    const help = pictureHelp(source || `${setup.files.pictures}/name.webp`)
    return { message: outsidePictureMessage(source, setup) ?? `a picture is not written as HTML; ${help}` }
  }
  if (/^[A-Z]/.test(name) && names.length > 0)
    return { message: `unknown component <${name}>; write one of ${alternatives(names.map((each) => `<${each}>`))}` }
  const [, help = 'remove it', find, put = ''] = marks.find(([tags]) => tags.test(lower)) ?? []
  return { message: `HTML such as <${name}> cannot be used; ${help}`, ...(find && { find, put }) }
}
