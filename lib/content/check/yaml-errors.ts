import type { YAMLParseError } from 'yaml'

const quoting = 'put the whole text in double quotes'
const indentation =
  'the indentation is wrong; fields of one group start in the same column, two spaces further than their parent'
const noField = 'this line is not a field; write "name: value", or indent it to continue the text above'

const messages: Partial<Record<YAMLParseError['code'], string>> = {
  BAD_ALIAS: `text that starts with "*" or "&" must be quoted; ${quoting}`,
  BAD_DQ_ESCAPE: 'a backslash in double quotes starts a special character; write two backslashes',
  BAD_INDENT: indentation,
  BAD_SCALAR_START: `text cannot start with this character; ${quoting}`,
  BLOCK_AS_IMPLICIT_KEY: `a colon followed by a space inside the text looks like another field; ${quoting}`,
  BLOCK_IN_FLOW: 'lines with "- " or "name:" cannot be inside brackets or braces; write the whole list in one way',
  MISSING_CHAR: noField,
  MULTILINE_IMPLICIT_KEY: noField,
  MULTIPLE_DOCS: 'a line "---" starts a second document; a file holds one document only',
  TAB_AS_INDENT: 'a tab is used for indentation; write two spaces for each level',
  UNEXPECTED_TOKEN: `this cannot be read as a field; ${quoting}, or check quotes and brackets before it`,
}

/** Messages for errors whose code is too general. */
const byMessage: [RegExp, (...found: string[]) => string][] = [
  [/Missing closing (.)/, (mark) => `a closing ${mark} is missing; write it at the end of the text`],
  [/end with a (\S)/, (mark) => `a closing ${mark} is missing before this; write it at the end of the list or group`],
  [/item without - indicator/, () => indentation],
  [/block-seq-ind on same line/, () => 'a list starts on the line below its field; write each item after "- " there'],
  [
    /scalar at node end/,
    () => 'text goes on after its closing quote; put all of it in one pair of double quotes, inner ones as \\"',
  ],
]

/** The message of the first error of a broken YAML document; the others mostly follow from it. */
export const yamlErrorMessage = (errors: readonly YAMLParseError[]): string => {
  const [error, next] = errors
  if (!error) return ''
  for (const [pattern, message] of byMessage) {
    const found = pattern.exec(error.message)
    if (found) return message(...found.slice(1))
  }
  // Text that runs into an indented field is reported as a field whose name spans lines.
  const spansLines =
    error.code === 'BLOCK_AS_IMPLICIT_KEY' && next?.code === 'MULTILINE_IMPLICIT_KEY' && next.pos[0] === error.pos[0]
  if (spansLines)
    return 'the next line is indented as if it belonged to this text; start the fields of one group in the same column'
  return messages[error.code] ?? `this is not valid YAML; ${quoting} (${error.message})`
}
