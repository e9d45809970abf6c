import { parse } from 'yaml'
import { z } from 'zod'
import { applyRepairs, type Finding } from '../src/index'
import { unwrap } from '../src/schema/walk'

/** Slips of a hand in content files, with what is meant, and how well a check finds and repairs them. */

type Random = () => number

/** Gives numbers from 0 to below 1, the same ones for the same seed. */
const randomOf = (seed: number): Random => {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

const pick = <T>(all: readonly T[], random: Random): T => all[Math.floor(random() * all.length)] as T

/** A word with a letter too few or twice, or with two letters in each other's place. */
const misspell = (word: string, random: Random): string => {
  const at = 1 + Math.floor(random() * (word.length - 2))
  const [start, letter = '', next = '', end] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)]
  return pick([start + next + end, start + letter + letter + next + end, start + next + letter + end], random)
}

type Where = 'fields' | 'body' | 'mdx'

/** A line, what may be written in its place, where `~2` is its second group misspelled, and what is then meant, if not the line. */
type Slip = [name: string, where: Where, find: RegExp, put: readonly string[], meant?: string]

/** A line with a field whose value has a form. */
const field = (value: string): RegExp => new RegExp(`^( *(?:- )?[\\w-]+): ${value}$`)

const slips: readonly Slip[] = [
  ['no space after a colon', 'fields', field('(\\S.*)'), ['$1:$2']],
  ['no colon', 'fields', field('(\\w.*)'), ['$1 $2']],
  ['another sign for a colon', 'fields', field('(\\w.*)'), ['$1 = $2', '$1 => $2', '$1 - $2', '$1; $2']],
  ['a tab', 'fields', /^ {2,}(\S.*)$/, ['\t$1']],
  ['spaces too many', 'fields', /^( {2,}\S.*)$/, [' $1', '  $1']],
  ['a space too few', 'fields', /^ ( +\S.*)$/, ['$1']],
  ['two spaces too few', 'fields', /^ {2}( *\w.*)$/, ['$1']],
  ['no dash', 'fields', /^( +)- (\S.*)$/, ['$1$2']],
  ['no space after a dash', 'fields', /^( +)- (\w.*)$/, ['$1-$2']],
  ['another bullet', 'fields', /^( +)- (\w.*)$/, ['$1• $2', '$1* $2', '$1– $2']],
  ['an open quote', 'fields', field('([A-Z].*)'), ['$1: "$2', "$1: '$2"]],
  ['curly quotes', 'fields', field('([A-Z].*)'), ['$1: “$2”']],
  ['quotes left out', 'fields', field("'(.*: [^']*)'"), ['$1: $2']],
  ['a colon in a text', 'fields', field('([A-Z][\\w,’ ]*)( \\w[^"]*)'), ['$1: $2:$3'], '$1: "$2:$3"'],
  [
    'another form of a date',
    'fields',
    field('(\\d{4})-(\\d\\d)-(\\d\\d)'),
    ['$1: $4.$3.$2', '$1: $2/$3/$4', '$1: $3/$4/$2'],
  ],
  ['another form of a number', 'fields', field('(\\d+)'), ['$1: "$2"', '$1: $$$2', '$1: $2 a month', '$1: $2,00']],
  ['yes for true', 'fields', field('true'), ['$1: yes', '$1: Yes', '$1: "true"']],
  ['a misspelled name', 'fields', /^( *(?:- )?)([\w-]{5,})(:.*)$/, ['$1~2$3']],
  ['a misspelled value', 'fields', field('([a-z]{5,})'), ['$1: ~2']],
  ['a line twice', 'fields', /^( *[\w-]+: .*)$/, ['$1\n$1']],
  ['a misspelled address', 'fields', field('(/[a-z-]{4,}.*)'), ['$1: ~2']],
  ['bold text of HTML', 'body', /^(\w.*? )([a-z]{5,})( .*)$/, ['$1<b>$2</b>$3'], '$1**$2**$3'],
  ['a line break of HTML', 'body', /^(\w.*[a-z]\.) ([A-Z].*)$/, ['$1<br>$2'], '$1\n\n$2'],
  ['a sign for less', 'mdx', /^(\w.* )(\d+ .*)$/, ['$1<$2'], '$1\\<$2'],
  ['braces', 'mdx', /^(\w.*? )([a-z]{5,})( .*)$/, ['$1{$2}$3']],
  ['a closing tag left out', 'mdx', /^<\/[A-Z]\w+>$/, ['']],
  ['a misspelled tag', 'mdx', /^(<)([A-Z]\w{2,})(.*)$/, ['$1~2$3']],
  ['curly quotes in a tag', 'mdx', /^(<[A-Z]\w+ \w+=)"([^"]*)"(.*)$/, ['$1“$2”$3']],
  ['a misspelled link', 'body', /^(.*\]\()(\/[a-z-]{4,})(.*)$/, ['$1~2$3']],
  ['a space in a link', 'body', /^(.*\])(\(\/.*)$/, ['$1 $2']],
  ['no space in a heading', 'body', /^(##+) (\w.*)$/, ['$1$2']],
  ['no space in an item', 'body', /^- ([A-Z].*)$/, ['-$1']],
]

/** A file with a slip. */
interface Slipped {
  name: string
  where: Where
  text: string
  /** The file as it is then meant. */
  meant: string
  /** The line of the slip, counted from 1. */
  line: number
}

/**
 * A file with one slip more; undefined where none is possible.
 * @param fixed The values that only certain fields have: others can be written in any way.
 * @param others Lines in whose neighbourhood none is made.
 */
const slip = (
  path: string,
  text: string,
  random: Random,
  fixed: ReadonlySet<string>,
  others: readonly number[] = [],
): Slipped | undefined => {
  const lines = text.split('\n')
  const bodyAt = path.endsWith('.yaml') ? lines.length : lines.indexOf('---', 1)
  for (let turn = 0; turn < 60; turn += 1) {
    const [name, where, find, puts, meant] = pick(slips, random)
    if (where === 'mdx' && !path.endsWith('.mdx')) continue
    const fits = lines.flatMap((line, index) => {
      const isThere = where === 'fields' ? index < bodyAt : index > bodyAt
      const isNear = others.some((other) => Math.abs(other - index - 1) < 3)
      const [, , value = ''] = find.exec(line) ?? []
      return isThere && !isNear && find.test(line) && (name !== 'a misspelled value' || fixed.has(value)) ? index : []
    })
    const at = pick(fits, random)
    if (at === undefined) continue
    const withLine = (put: string) =>
      lines.map((line, index) => (index === at ? line.replace(find, put) : line)).join('\n')
    const [, , second = ''] = find.exec(lines[at] ?? '') ?? []
    const put = pick(puts, random)
    const slipped = withLine(put.includes('~2') ? put.replace('~2', misspell(second, random)) : put)
    if (slipped !== text) return { name, where, text: slipped, meant: meant ? withLine(meant) : text, line: at + 1 }
  }
  return undefined
}

/** What a file says: its fields as values, and its text. */
const meaningOf = (path: string, text: string): string => {
  const [, fields = text, body = ''] = path.endsWith('.yaml') ? [] : (/^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [])
  try {
    return JSON.stringify([parse(fields), body])
  } catch {
    return text
  }
}

/** What a check says of a file with a slip. */
const judge = (path: string, { name, text, meant, line }: Slipped, findings: readonly Finding[]) => {
  const judgeRepairs = (onlySafe: boolean) => {
    const repairs = findings.flatMap(({ repair }) => (repair && (repair.safe || !onlySafe) ? repair : []))
    if (repairs.length === 0) return 'none'
    return meaningOf(path, applyRepairs(text, repairs)) === meaningOf(path, meant) ? 'right' : 'wrong'
  }
  // A tag that is not closed is named where it opens.
  const isThere = (at: number): boolean =>
    at === line || (name === 'a line twice' && at === line + 1) || (name === 'a closing tag left out' && at < line)
  return {
    isCaught: findings.length > 0,
    isOnLine: findings.some((finding) => isThere(finding.line)),
    repair: judgeRepairs(false),
    safe: judgeRepairs(true),
  }
}

/** The values that only certain fields of some schemas have. */
export const fixedIn = (schema: unknown): string[] => {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodObject) return Object.values(inner.shape).flatMap(fixedIn)
  if (inner instanceof z.ZodArray) return fixedIn(inner.element)
  return inner instanceof z.ZodEnum ? inner.options.map(String) : []
}

/** Files to make slips in, and what a check finds in one of them with another text. */
interface Checked {
  texts: ReadonlyMap<string, string>
  findingsOf: (path: string, text: string) => readonly Finding[]
  fixed: ReadonlySet<string>
}

/** Counts what a check finds and rightly repairs of slips that are made one by one, and in how many files with three it names every line. */
export const measureSlips = ({ texts, findingsOf, fixed }: Checked, seed: number, singles: number, triples: number) => {
  const random = randomOf(seed)
  const paths = [...texts.keys()]
  const failures: string[] = []
  const judged: (ReturnType<typeof judge> & Pick<Slipped, 'where'>)[] = []
  while (judged.length < singles) {
    const path = pick(paths, random)
    const slipped = slip(path, texts.get(path) ?? '', random, fixed)
    if (!slipped) continue
    const result = judge(path, slipped, findingsOf(path, slipped.text))
    judged.push({ ...result, where: slipped.where })
    if (!result.isOnLine || result.repair === 'wrong' || result.safe === 'wrong')
      failures.push(`${path}:${slipped.line}  ${slipped.name}`)
  }
  let [allLines, made] = [0, 0]
  while (made < triples) {
    const path = pick(paths, random)
    let text = texts.get(path) ?? ''
    const lines: number[] = []
    for (let tries = 0; lines.length < 3 && tries < 20; tries += 1) {
      const slipped = slip(path, text, random, fixed, lines)
      // Others would change the lines below, or are named at another line.
      if (!slipped || /twice|left out|line break/.test(slipped.name)) continue
      text = slipped.text
      lines.push(slipped.line)
    }
    if (lines.length < 3) continue
    made += 1
    const named = new Set(findingsOf(path, text).map(({ line }) => line))
    if (lines.every((line) => named.has(line))) allLines += 1
    else failures.push(`${path}  lines ${lines.join(', ')}`)
  }
  const count = (isCounted: (each: (typeof judged)[number]) => boolean) => judged.filter(isCounted).length
  return {
    ...{ singles, triples, allLines, failures },
    caught: count(({ isCaught }) => isCaught),
    onLine: count(({ isOnLine }) => isOnLine),
    inFields: count(({ where }) => where === 'fields'),
    repairable: count(({ where, repair }) => where === 'fields' && repair === 'right'),
    repairs: count(({ repair }) => repair !== 'none'),
    right: count(({ repair }) => repair === 'right'),
    safe: count(({ safe }) => safe !== 'none'),
    safeRight: count(({ safe }) => safe === 'right'),
  }
}
