/** A text on one line, so that no part of it begins a block of Markdown. */
export const markdownLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** A text as the label of a link or a picture: `A [B]` → `A \[B\]`. */
export const markdownLabel = (text: string): string => markdownLine(text).replace(/[\\[\]]/g, '\\$&')
