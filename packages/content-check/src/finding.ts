/** A place in a file, both counted from 1, columns in UTF-16 units as code editors count them. */
export interface Position {
  line: number
  column: number
}

/** Path of a field in an entry: `['responsibilities', 1, 'color']`. */
export type FieldPath = readonly PropertyKey[]

/** Lines of a file, and what is written in their place. */
export interface Repair {
  /** The first and the last line that are replaced, counted from 1; `to` is `from - 1` where lines are only put before `from`. */
  from: number
  to: number
  lines: readonly string[]
  /** Whether it may be applied without being read: it changes no words, and nothing else can be meant. */
  safe: boolean
}

/** A repair of a part of a text, by its offsets. */
export interface TextRepair {
  start: number
  end: number
  replacement: string
  /** Whether it may be applied without being read; where it is left out, whether it only changes quotes. */
  safe?: boolean | undefined
}

/** What the sentence of a finding names. */
export type Params = Readonly<Record<string, unknown>>

/** What is written in place of what is wrong, where that is certain. */
export interface Fix {
  replacement?: string | undefined
  /** What it takes the place of on the line; by default, the whole piece that is wrong. */
  find?: RegExp | string
  safe?: boolean | undefined
}

/** What is wrong: a finding without its place. */
export interface BareFinding extends Fix {
  /** The name of what is wrong, such as `link/no-address`. */
  id: string
  params: Params
  /** What is wrong, what was found, and what to write, in one sentence. */
  message: string
  /** Absent for errors, with which the content may not be published. */
  severity?: 'warning'
}

/** A finding in a text, whose offsets are counted from the start of the text. */
export interface TextFinding extends BareFinding {
  index: number
  /** What its replacement takes the place of. */
  span?: { start: number; end: number }
}

/** A mistake that the author has to correct, or a warning, with which the content may be published. */
export interface Finding extends Omit<BareFinding, keyof Fix>, Position {
  /** Path of the file as the author writes it, such as `content/cooks/ada.yaml`. */
  file: string
  /** Field, such as `responsibilities[1].color`; `body` for the text below the fields; empty for the whole file. */
  path: string
  /** What removes it, where that is certain. No two of a file overlap. */
  repair?: Repair
  /** What may be the repair, in the text that was read. The result of a check has the repair in its place. */
  textRepair?: TextRepair | undefined
}

/** A finding at a place in a body. Its replacement is written for what is found from the start of its line to `end`, or to the end of the line. */
export const lineFinding = (text: string, index: number, found: BareFinding, end = index): TextFinding => {
  const { find = '', replacement = '' } = found
  const next = text.indexOf('\n', end)
  const span = { start: text.lastIndexOf('\n', index - 1) + 1, end: next === -1 ? text.length : next }
  const old = text.slice(span.start, span.end)
  // In a very long line, nobody would find what has changed.
  const becomes = old.length > 2000 ? old : old.replace(find, replacement)
  return { ...found, index, span, safe: undefined, replacement: becomes === old ? undefined : becomes }
}

/** A finding about a piece of a text, which its replacement takes the place of. */
export const pieceFinding = (index: number, piece: string, found: BareFinding): TextFinding => ({
  ...found,
  index,
  span: { start: index, end: index + piece.length },
})

/** A finding in the part of a file that begins at an offset. */
export const findingIn = (source: Source, offset: number, path: string, found: TextFinding): Finding => {
  const { index, span, find: _, replacement, safe, ...words } = found
  const finding = { ...words, file: source.file, ...positionAt(source, offset + index), path }
  if (!span || replacement === undefined) return finding
  return { ...finding, textRepair: { start: span.start + offset, end: span.end + offset, replacement, safe } }
}

/** A finding at an offset of a file. */
export const findingAt = (source: Source, index: number, path: string, found: BareFinding): Finding =>
  findingIn(source, 0, path, { ...found, index })

/** A finding about a whole file or folder. */
export const fileFinding = (file: string, found: BareFinding): Finding =>
  findingAt(createSource(file, ''), 0, '', found)

/** Whether the content may not be published with a finding. */
export const isError = ({ severity }: Pick<Finding, 'severity'>): boolean => severity === undefined

/** Compares two texts by their characters, for sorting. */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Orders findings by file, then from top to bottom. */
export const compareFindings = (a: Finding, b: Finding): number =>
  byText(a.file, b.file) ||
  a.line - b.line ||
  a.column - b.column ||
  byText(a.path, b.path) ||
  byText(a.message, b.message)

/** Whether a field, by its path as text, is another one or part of it. */
export const isWithin = (path: string, other: string): boolean =>
  path.startsWith(other) && /^(?:$|[.[])/.test(path.slice(other.length))

/** `['responsibilities', 1, 'color']` → `responsibilities[1].color` */
export const formatPath = (path: FieldPath): string =>
  path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`
    return text === '' ? String(part) : `${text}.${String(part)}`
  }, '')

/** The text of one file, free of byte order mark and carriage returns, with the start of each line. */
export interface Source {
  file: string
  text: string
  lineStarts: readonly number[]
  /** For a text with repairs: the line of the file for each of its lines. */
  origins?: readonly number[]
  /** The lines of the file that repairs have changed. */
  changed?: ReadonlySet<number>
}

/** Splits text into lines once, so that positions are found quickly. */
export const createSource = (file: string, text: string): Source => ({
  file,
  text,
  lineStarts: [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)],
})

const lineIndexAt = ({ lineStarts }: Source, offset: number): number =>
  lineStarts.findLastIndex((start) => start <= offset)

/** Line and column in its file of an offset in a text. */
export const positionAt = (source: Source, offset: number): Position => {
  const index = lineIndexAt(source, offset)
  return { line: source.origins?.[index] ?? index + 1, column: offset - (source.lineStarts[index] ?? 0) + 1 }
}

export const applyTextRepair = (text: string, { start, end, replacement }: TextRepair): string =>
  text.slice(0, start) + replacement + text.slice(end)

/** The lines of a file after repairs, of which no two overlap. */
export const applyRepairs = (text: string, repairs: readonly Repair[]): string => {
  const lines = text.split('\n')
  for (const { from, to, lines: written } of [...repairs].sort((a, b) => b.from - a.from))
    lines.splice(from - 1, to - from + 1, ...written)
  return lines.join('\n')
}

/** The repair of lines that a repair of a text is; undefined in lines that another repair has changed already. */
export const repairOf = (source: Source, repair: TextRepair, safe: boolean): Repair | undefined => {
  const { text, origins, changed } = source
  const [first, last] = [lineIndexAt(source, repair.start), lineIndexAt(source, repair.end)]
  const end = text.indexOf('\n', repair.end)
  const start = source.lineStarts[first] ?? 0
  const whole = text.slice(start, end === -1 ? undefined : end)
  const old = whole.split('\n')
  const lines = applyTextRepair(whole, { ...repair, start: repair.start - start, end: repair.end - start }).split('\n')
  const lineOf = (index: number) => origins?.[index] ?? index + 1
  if (old.some((_, index) => changed?.has(lineOf(first + index)))) return undefined
  const most = Math.min(old.length, lines.length)
  let above = 0
  while (above < most && old[above] === lines[above]) above += 1
  let below = 0
  while (below < most - above && old.at(-1 - below) === lines.at(-1 - below)) below += 1
  const kept = lines.slice(above, lines.length - below)
  return { from: lineOf(first + above), to: lineOf(last) - below, lines: kept, safe }
}
