import { htmlPictureMessage } from './picture-help'

/** Names of HTML tags, each group with what to write in Markdown. */
const marks: readonly [names: RegExp, help: string][] = [
  [/^(?:b|strong)$/, 'for bold text write **text**'],
  [/^(?:i|em)$/, 'for slanted text write *text*'],
  [/^a$/, 'for a link write [text](/services)'],
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

/**
 * The message for a tag of HTML in a text.
 * @param source The address of the picture in the tag; empty without one.
 */
export const htmlMessage = (name: string, source: string): string => {
  if (name.toLowerCase() === 'img') return htmlPictureMessage(source)
  const help = marks.find(([names]) => names.test(name.toLowerCase()))?.[1]
  return `HTML such as <${name}> cannot be used; ${help ?? 'remove it'}`
}
