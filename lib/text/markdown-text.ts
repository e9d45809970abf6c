/** Signs that are markup in Markdown: everywhere, beside a word, at the start of a line, and at the end of a heading. */
const marks = /[\\`*[\]<~]|(?<![\p{L}\d])_|_(?![\p{L}\d])|&(?=#?\w+;)|^[#>+=-]|(?<=^\d+)[.)](?=\s|$)|(?<=\s)#(?=#*$)/gu

/** A text as Markdown that shows it as it is, on one line, so that no part of it begins a block: `A [B]` → `A \[B\]`. */
export const markdownText = (text: string): string => text.replace(/\s+/g, ' ').trim().replace(marks, '\\$&')
