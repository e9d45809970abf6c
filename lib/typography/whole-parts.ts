/** A compound of at most 13 characters, which fits on any line: `mid-sized`. */
const short = String.raw`(?<![\p{L}\d-])(?=[\p{L}\d-]{3,13}(?![\p{L}\d-]))[\p{L}\d]+(?:-[\p{L}\d]+)+`

/** A longer one breaks, but not after one letter, AI, or a number, and not before its last two letters. */
const long = String.raw`\b(?:[a-z]|AI|\d+)-[a-z]+|\b[a-z]+-[a-z]{2}\b`

/** Ranges and telephone numbers. */
const numbers = String.raw`\b\d{3}-\d{4}\b|\b\d+–\d+`

/** The parts of a text that stay on one line although they contain a hyphen or a dash. */
export const wholeParts = new RegExp(`${short}|${long}|${numbers}`, 'giu')
