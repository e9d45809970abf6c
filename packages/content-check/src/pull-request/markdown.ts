import { toMarkdown } from 'mdast-util-to-markdown'

/** Lines as a block of code, whatever they contain. */
export const codeBlock = (lines: readonly string[], lang?: string): string =>
  toMarkdown({ type: 'code', value: lines.join('\n'), lang }, { fences: true }).trimEnd()

/** A text without line breaks, and without signs that cannot be seen, such as those that turn the direction of writing. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').replace(/\p{C}/gu, '')

/** A text as inline code, in which GitHub gives nothing a meaning. */
export const code = (text: string): string => toMarkdown({ type: 'inlineCode', value: oneLine(text) }).trimEnd()

/** What is quoted, and each word that GitHub would make a mention, a reference to another pull request, or a link. */
const literal = /((?:"(?:[^"\\]|\\.)*"|\S{0,100}(?:[@#]|:\/\/|www\.|GH-\d)\S*)+)/i

/** A text as GitHub prints it, without markup, HTML, mentions, and links. What it quotes becomes inline code. */
export const plain = (text: string): string =>
  oneLine(text)
    .split(literal)
    .map((part, index) =>
      index % 2 === 1 ? code(part) : part.replace(/[&<>\\`*_~[\]|$!^]/g, (sign) => `&#${sign.codePointAt(0)};`),
    )
    .join('')

/** A message as a sentence. */
export const sentence = (message: string): string => {
  const text = plain(message.charAt(0).toUpperCase() + message.slice(1))
  return /[.?!]$/.test(message) ? text : `${text}.`
}
