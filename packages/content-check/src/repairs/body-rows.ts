const address = String.raw`(?:/|#|https?:|mailto:|tel:)[^()\s]*`

/** Edits of the line of a text on which something is wrong, by what its message says. */
export const bodyRows: readonly { wrong: RegExp; find: RegExp; put: string }[] = [
  { wrong: /in double quotes/, find: /=\{["']?([^{}"']*)["']?\}/g, put: '="$1"' },
  { wrong: /in double quotes/, find: /=[“”„]([^“”"]*)[“”"]/g, put: '="$1"' },
  { wrong: /in double quotes/, find: /(\w+)=([^"'\s>{“]+)(?=[\s>/])/, put: '$1="$2"' },
  { wrong: /double quote is missing/, find: /^(<[A-Z].*="[^"]*?)( ?\/?>)$/, put: '$1"$2' },
  { wrong: /end it with "\/>"/, find: /(?<!\/)>$/, put: ' />' },
  { wrong: /\\< for the sign itself/, find: /(?<!\\)<(?![A-Z/!])/, put: '\\<' },
  { wrong: /braces cannot be used/, find: /\{(?!\/\*)([^{}]*)\}/g, put: '$1' },
  { wrong: /for bold text write \*\*text/, find: /<(b|strong)>(.*?)<\/\1>/gi, put: '**$2**' },
  { wrong: /for slanted text write/, find: /<(i|em)>(.*?)<\/\1>/gi, put: '*$2*' },
  { wrong: /for a link write/, find: /<a\b[^>]*\shref="([^"\s]*)"[^>]*>(.*?)<\/a>/gi, put: '[$2]($1)' },
  { wrong: /leave a line empty/, find: / ?<br ?\/?> ?/gi, put: '\n\n' },
  { wrong: /second page title/, find: /^#(?=\s)/, put: '##' },
  { wrong: /two levels here/, find: /^#{4,6}(?=\s)/, put: '###' },
  { wrong: /skips a level/, find: /^###(?=\s)/, put: '##' },
  { wrong: /space after its # signs/, find: /^#(?=[^#\s])/, put: '## ' },
  { wrong: /space after its # signs/, find: /^(#{2,6})(?=[^#\s])/, put: '$1 ' },
  { wrong: /no space stands between/, find: new RegExp(String.raw`\] +\((?=${address}\))`, 'g'), put: '](' },
  {
    wrong: /closing parenthesis is missing/,
    find: new RegExp(String.raw`(\[[^\]\n]+\]\(${address}?)([.,;:!?]*)(?=\s|$)`),
    put: '$1)$2',
  },
  {
    wrong: /closing bracket is missing/,
    find: new RegExp(String.raw`(\[[^\][\n()]+)(\(${address}\))`),
    put: '$1]$2',
  },
  {
    wrong: /its address in parentheses, otherwise/,
    find: new RegExp(String.raw`\(([^()\n]+)\)\[(${address})\]`),
    put: '[$1]($2)',
  },
  { wrong: /an address has no spaces/, find: /(\]\([^()\n"]*?) +(#[^()\n\s]*\))/, put: '$1$2' },
  { wrong: /unencrypted link/, find: /(?<![/(\w])(www\.[\w.-]+\w)/, put: '[$1](https://$1)' },
  { wrong: /these asterisks/, find: /\*\* +(.*?) +\*\*/, put: '**$1**' },
  {
    wrong: /starts with a hyphen and a space|space after its dash/,
    find: /^[ \t]*(?:[•·]\s*|[–—][ \t\u00a0]+|o(?:\t| {2})\s*|[-*](?=[A-Za-z]))/,
    put: '- ',
  },
  { wrong: /four spaces/, find: /^ {4,}/, put: '' },
]
