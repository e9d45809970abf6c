/** Words a minute that adults read in English non-fiction (Brysbaert 2019: 238), rounded down. */
const wordsPerMinute = 230

const word = /[\p{L}\p{N}]+(?:[’'.,:%-]+[\p{L}\p{N}]+)*/gu

/** The text that a visitor reads: without Markdown and component syntax, with link texts and component texts. */
const visibleText = (markdown: string): string =>
  markdown
    .replace(/<\/?[A-Za-z](?:"[^"]*"|[^">])*>/g, (tag) =>
      [...tag.matchAll(/="([^"]*)"/g)].map(([, text]) => text).join(' '),
    )
    .replace(/\]\([^)]*\)/g, '] ')
    .replace(/^\[[^\]]+\]:.*$/gm, '')
    .replace(/^\s*\d+[.)]\s/gm, '')
    .replace(/https?:\/\/\S+/g, 'link')

/** Number of words of a Markdown or MDX body without its syntax. */
export const wordCount = (markdown: string): number => visibleText(markdown).match(word)?.length ?? 0

/** Minutes for reading a Markdown or MDX body, rounded up to whole minutes, at least 1. */
export const readMinutes = (markdown: string): number => Math.max(1, Math.ceil(wordCount(markdown) / wordsPerMinute))
