/** Reading speed of adults for non-fiction in English (Brysbaert 2019: 238 words a minute), rounded down. */
const wordsPerMinute = 230

const word = /[\p{L}\p{N}]+(?:[’'.,:%-]+[\p{L}\p{N}]+)*/gu

/** Words that a visitor reads: Markdown and component syntax removed, link texts and component texts kept. */
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

/** Whole minutes that reading a Markdown or MDX body takes, rounded up, at least 1. */
export const readMinutes = (markdown: string): number => Math.max(1, Math.ceil(wordCount(markdown) / wordsPerMinute))
