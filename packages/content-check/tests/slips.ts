import { parse } from 'yaml'
import type { CheckResult, Problem, Repair } from '../src/index'

/** Slips of a hand in content files, with what was meant, and how well a check finds and mends them. */

/** Gives numbers from 0 to below 1, the same ones for the same seed. */
export const randomOf = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}
type Random = ReturnType<typeof randomOf>

const pick = <T>(all: readonly T[], random: Random): T => all[Math.floor(random() * all.length)] as T

/** A word with a letter too few or twice, or with two letters in each other's place. */
const misspell = (word: string, random: Random): string => {
  const at = 1 + Math.floor(random() * (word.length - 2))
  const [start, letter = '', next = '', end] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)]
  const slips = [start + next + end, start + letter + letter + next + end, start + next + letter + end]
  return pick(slips, random)
}

interface Slip {
  name: string
  where: 'fields' | 'body'
  /** The line, whose groups are given to `put`. */
  find: RegExp
  put: (found: string[], random: Random) => string
  /** The line that is then meant, if not the one that was there. */
  meant?: (found: string[]) => string
}

const key = String.raw`^( *(?:- )?[\w-]+):`

const slips: readonly Slip[] = [
  {
    name: 'no space after the colon',
    where: 'fields',
    find: new RegExp(`${key} (\\S.*)$`),
    put: ([, name, value]) => `${name}:${value}`,
  },
  {
    name: 'no colon',
    where: 'fields',
    find: new RegExp(`${key} (\\w.*)$`),
    put: ([, name, value]) => `${name} ${value}`,
  },
  {
    name: 'another sign for the colon',
    where: 'fields',
    find: new RegExp(`${key} (\\w.*)$`),
    put: ([, name, value], random) => `${name}${pick([' = ', ' => ', ' - ', '; '], random)}${value}`,
  },
  { name: 'a tab', where: 'fields', find: /^ {2,}(\S.*)$/, put: ([, rest]) => `\t${rest}` },
  { name: 'a space too many', where: 'fields', find: /^( {2,}\S.*)$/, put: ([, rest]) => ` ${rest}` },
  { name: 'two spaces too many', where: 'fields', find: /^( {2,}\w.*)$/, put: ([, rest]) => `  ${rest}` },
  { name: 'a space too few', where: 'fields', find: /^ ( +\S.*)$/, put: ([, rest = '']) => rest },
  { name: 'two spaces too few', where: 'fields', find: /^ {2}( *\w.*)$/, put: ([, rest = '']) => rest },
  { name: 'no dash', where: 'fields', find: /^( +)- (\S.*)$/, put: ([, start, rest]) => `${start}${rest}` },
  {
    name: 'no space after the dash',
    where: 'fields',
    find: /^( +)- (\w.*)$/,
    put: ([, start, rest]) => `${start}-${rest}`,
  },
  {
    name: 'another bullet',
    where: 'fields',
    find: /^( +)- (\w.*)$/,
    put: ([, start, rest], random) => `${start}${pick(['• ', '* ', '– '], random)}${rest}`,
  },
  {
    name: 'a quote that stays open',
    where: 'fields',
    find: new RegExp(`${key} ([A-Z].*)$`),
    put: ([, name, value], random) => `${name}: ${pick(['"', "'"], random)}${value}`,
  },
  {
    name: 'curly quotes',
    where: 'fields',
    find: new RegExp(`${key} ([A-Z].*)$`),
    put: ([, name, value]) => `${name}: “${value}”`,
  },
  {
    name: 'quotes left out',
    where: 'fields',
    find: new RegExp(`${key} '(.*: [^']*)'$`),
    put: ([, name, value]) => `${name}: ${value}`,
  },
  {
    name: 'a colon in a text',
    where: 'fields',
    find: new RegExp(`${key} ([A-Z][\\w,’ ]*)( \\w.*)$`),
    put: ([, name, start, rest]) => `${name}: ${start}:${rest}`,
    meant: ([, name, start, rest]) => `${name}: ${JSON.stringify(`${start}:${rest}`)}`,
  },
  {
    name: 'a date in another form',
    where: 'fields',
    find: new RegExp(`${key} (\\d{4})-(\\d\\d)-(\\d\\d)$`),
    put: ([, name, year, month, day], random) =>
      `${name}: ${pick([`${day}.${month}.${year}`, `${year}/${month}/${day}`, `${Number(month)}/${day}/${year}`], random)}`,
  },
  {
    name: 'a number in another form',
    where: 'fields',
    find: new RegExp(`${key} (\\d+)$`),
    put: ([, name, value], random) =>
      `${name}: ${pick([`"${value}"`, `$${value}`, `${value} a month`, `${value},00`], random)}`,
  },
  {
    name: 'yes for true',
    where: 'fields',
    find: new RegExp(`${key} true$`),
    put: ([, name], random) => `${name}: ${pick(['yes', 'Yes', '"true"', 'on'], random)}`,
  },
  {
    name: 'a misspelled name',
    where: 'fields',
    find: /^( *(?:- )?)([\w-]{5,})(:.*)$/,
    put: ([, start = '', name = '', rest = ''], random) => start + misspell(name, random) + rest,
  },
  {
    name: 'a misspelled value',
    where: 'fields',
    find: new RegExp(`${key} ([a-z]{5,})$`),
    put: ([, name, value = ''], random) => `${name}: ${misspell(value, random)}`,
  },
  { name: 'a line twice', where: 'fields', find: /^( *[\w-]+: .*)$/, put: ([, line]) => `${line}\n${line}` },
  {
    name: 'a misspelled address',
    where: 'fields',
    find: new RegExp(`${key} (/[a-z-]{4,}.*)$`),
    put: ([, name, value = ''], random) => `${name}: ${misspell(value, random)}`,
  },
  {
    name: 'bold text as HTML',
    where: 'body',
    find: /^(\w.*? )([a-z]{5,})( .*)$/,
    put: ([, start, word, rest]) => `${start}<b>${word}</b>${rest}`,
    meant: ([, start, word, rest]) => `${start}**${word}**${rest}`,
  },
  {
    name: 'a line break of HTML',
    where: 'body',
    find: /^(\w.*[a-z]\.) ([A-Z].*)$/,
    put: ([, start, rest]) => `${start}<br>${rest}`,
    meant: ([, start, rest]) => `${start}\n\n${rest}`,
  },
  {
    name: 'a sign for less',
    where: 'body',
    find: /^(\w.* )(\d+ .*)$/,
    put: ([, start, rest]) => `${start}<${rest}`,
    meant: ([, start, rest]) => `${start}\\<${rest}`,
  },
  {
    name: 'braces',
    where: 'body',
    find: /^(\w.*? )([a-z]{5,})( .*)$/,
    put: ([, start, word, rest]) => `${start}{${word}}${rest}`,
  },
  { name: 'a closing tag left out', where: 'body', find: /^<\/[A-Z]\w+>$/, put: () => '' },
  {
    name: 'a misspelled tag',
    where: 'body',
    find: /^<([A-Z]\w{4,})(.*)$/,
    put: ([, name = '', rest], random) => `<${misspell(name, random)}${rest}`,
  },
  {
    name: 'curly quotes around an attribute',
    where: 'body',
    find: /^(<[A-Z]\w+ \w+=)"([^"]*)"(.*)$/,
    put: ([, start, words, rest]) => `${start}“${words}”${rest}`,
  },
  {
    name: 'a misspelled link',
    where: 'body',
    find: /^(.*\]\()(\/[a-z-]{4,})(.*)$/,
    put: ([, start = '', address = '', rest = ''], random) => start + misspell(address, random) + rest,
  },
  { name: 'a space in a link', where: 'body', find: /^(.*\])(\(\/.*)$/, put: ([, start, rest]) => `${start} ${rest}` },
  {
    name: 'no space in a heading',
    where: 'body',
    find: /^(##+) (\w.*)$/,
    put: ([, signs, words]) => `${signs}${words}`,
  },
  { name: 'no space in an item', where: 'body', find: /^- ([A-Z].*)$/, put: ([, words]) => `-${words}` },
]

/** A file with a slip. */
export interface Slipped {
  name: string
  where: Slip['where']
  text: string
  /** The file as it is meant then. */
  meant: string
  /** The line of the slip, counted from 1. */
  line: number
}

/** A file with one slip more; undefined where none is possible. @param others Lines in whose neighbourhood none is made. */
export const slip = (
  path: string,
  text: string,
  random: Random,
  others: readonly number[] = [],
): Slipped | undefined => {
  const lines = text.split('\n')
  const bodyAt = path.endsWith('.yaml') ? lines.length : lines.indexOf('---', 1)
  for (let turn = 0; turn < 60; turn += 1) {
    const { name, where, find, put, meant } = pick(slips, random)
    const fits = lines.flatMap((line, index) => {
      const isThere = where === 'fields' ? index < bodyAt : index > bodyAt
      return isThere && find.test(line) && others.every((other) => Math.abs(other - index - 1) > 2) ? index : []
    })
    if (fits.length === 0) continue
    const at = pick(fits, random)
    const found = [...(find.exec(lines[at] ?? '') ?? [])]
    const withLine = (line: string) => lines.map((each, index) => (index === at ? line : each)).join('\n')
    const slipped = withLine(put(found, random))
    if (slipped !== text)
      return { name, where, text: slipped, meant: meant ? withLine(meant(found)) : text, line: at + 1 }
  }
  return undefined
}

/** A text with repairs that do not overlap. */
export const repaired = (text: string, repairs: readonly Repair[]): string => {
  const lines = text.split('\n')
  for (const { from, to, lines: put } of [...repairs].sort((a, b) => b.from - a.from))
    lines.splice(from - 1, to - from + 1, ...put)
  return lines.join('\n')
}

/** What a file says: its fields as values, and its text. */
const meaningOf = (path: string, text: string): string => {
  const [, fields = text, body = ''] = path.endsWith('.yaml') ? [] : (/^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [])
  try {
    return JSON.stringify([parse(fields), body])
  } catch {
    return 'unreadable'
  }
}

/** The files with the same meaning. */
export const isSame = (path: string, one: string, other: string): boolean =>
  meaningOf(path, one) === meaningOf(path, other)

export const allOf = ({ problems, warnings }: CheckResult): Problem[] => [...problems, ...warnings]

export interface Outcome {
  slipped: Slipped
  isCaught: boolean
  isOnLine: boolean
  /** What its repairs are: none, right or wrong, all or only the safe ones. */
  repair: 'none' | 'right' | 'wrong'
  safe: 'none' | 'right' | 'wrong'
}

/** What a check says of a file with a slip. */
export const judge = (path: string, slipped: Slipped, problems: readonly Problem[]): Outcome => {
  const own = problems.filter(({ file }) => file.endsWith(path))
  const judged = (repairs: readonly Repair[]): Outcome['repair'] => {
    if (repairs.length === 0) return 'none'
    return isSame(path, repaired(slipped.text, repairs), slipped.meant) ? 'right' : 'wrong'
  }
  const repairs = own.flatMap(({ repair }) => repair ?? [])
  return {
    slipped,
    isCaught: own.length > 0,
    isOnLine: own.some(
      ({ line }) => line === slipped.line || (slipped.name === 'a line twice' && line === slipped.line + 1),
    ),
    repair: judged(repairs),
    safe: judged(repairs.filter(({ safe }) => safe)),
  }
}
