const letter = String.raw`[\p{L}\d]`
const letterOrHyphen = String.raw`[\p{L}\d-]`

/** A compound of at most 13 characters, which fits on any line: `mid-sized`. */
const shortCompound = [
  // From its first letter: the first group is what stands before it, since Safari before 16.4 has no lookbehind,
  String.raw`([^\p{L}\d-]|^)`,
  // over 3 to 13 characters to its last,
  `(?=${letterOrHyphen}{3,13}(?!${letterOrHyphen}))`,
  // with a letter on both sides of each hyphen.
  `${letter}+(?:-${letter}+)+`,
].join('')

/** The start of a longer compound, after one letter, AI, or a number: `AI-enhancements`. */
const shortStart = String.raw`\b(?:[a-z]|AI|\d+)-[a-z]+`

/** The end of a longer compound, before its last two letters: `troubleshoot-it`. */
const shortEnd = String.raw`\b[a-z]+-[a-z]{2}\b`

/** The last part of a telephone number: `555-0134`. */
const telephone = String.raw`\b\d{3}-\d{4}\b`

/** A range with a dash: `5–7`. */
const range = String.raw`\b\d+–\d+`

/** The parts of a text that stay on one line although they contain a hyphen or a dash, without their first group. */
export const wholeParts = new RegExp([shortCompound, shortStart, shortEnd, telephone, range].join('|'), 'giu')
