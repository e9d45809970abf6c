import { z } from 'zod'
import type { Entry } from '../entry'
import { insideCurlyQuotes } from '../fields/printed-signs'
import { applyEdit, type Edit, type Problem, type Repair, repairOf, type Source } from '../problem'
import { type PartAt, partsOf, unwrap } from '../schema/walk'
import { parseYaml } from '../yaml/lines'
import { rangeOf, readPath, type YamlFields } from '../yaml/texts'
import { bodyRows } from './body-rows'

/** An edit that may be what a message asks for. */
interface Proposal extends Edit {
  safe: boolean
}

const quoted = String.raw`"(?:[^"\\]|\\.)*(?<!…)"`
/** What a message ends with: the text that is to be written. */
const advised = new RegExp(
  String.raw`(?:write|did you mean|written as|one text:|in quotes:) (${quoted}|\(\d+\) \S+|[{</#\d-][^\s"]*?|https?:[^\s"]*?|true|false)(?: without quotes| without letters| in digits only|, or run "[^"]*")?(?:\?.*)?$`,
)
/** What a message begins with: signs that are to be replaced. */
const begins = new RegExp(
  String.raw`^(?:the site prints |unknown placeholder |there is no entry |<\w+> has no attribute |the page "\S*" has no part )?(${quoted}|[\[{$]\S*?[\]}]+|<\/\w+>)`,
)

const unquote = (text: string): string => {
  try {
    return text.startsWith('"') ? String(JSON.parse(text)) : text
  } catch {
    return text
  }
}

/** A text as YAML takes it. */
const asYaml = (text: string): string => {
  const document = parseYaml(`- ${text}`)
  return document.errors.length === 0 && document.getIn([0]) === text ? text : JSON.stringify(text)
}

const itemsOf = (text: string): string =>
  text
    .trim()
    .split(/\s*[,;|]\s*/)
    .map(asYaml)
    .join(', ')

/** What is written in place of a text, as YAML, by what the message says. Of other messages, it is what they say is to be written. */
const valueRows: readonly [wrong: RegExp, meant: (text: string, raw: string) => string][] = [
  [/ a comment\b|makes fields of this text/, (_, raw) => JSON.stringify(raw)],
  [/prints these curly quotes/, (text) => asYaml(insideCurlyQuotes(text) ?? '')],
  [/spaces at the start or end|must be one line/, (text) => asYaml(text.replace(/\s*\n\s*/g, ' ').trim())],
  [/found the text .* where a list is expected/, (text) => `[${itemsOf(text)}]`],
  [/as separate items$/, itemsOf],
]

/** Whether a field has certain values only, so that a near match is what is meant. */
const isFixed = (schema: unknown): boolean =>
  [z.ZodNumber, z.ZodISODate, z.ZodBoolean, z.ZodEnum, z.ZodLiteral].some((kind) => unwrap(schema) instanceof kind)

const withoutQuotes = (text: string): string => text.replace(/["'“”„‘’‚\\]/g, '').trim()

/** The signs that a message is about, and what it says is to be written. */
const readMessage = (message: string): { piece?: string | undefined; put?: string | undefined } => {
  const [, begin] = begins.exec(message) ?? []
  const [, end] = advised.exec(message) ?? []
  const put = /write a space$/.test(message) ? ' ' : /^"&.*delete it$/.test(message) ? '' : end && unquote(end)
  const page = /^the page "(\S*)" has no part/.exec(message)?.[1] ?? ''
  return { piece: begin && page + unquote(begin), put }
}

function* forField(
  { message, path }: Problem,
  source: Source,
  fields: YamlFields,
  partAt: PartAt,
): Generator<Proposal> {
  const place = readPath(path)
  const part = partAt(place)
  const range = rangeOf(parseYaml(source.text.slice(fields.start, fields.end)), place)
  if (!range || part.value === undefined) return
  const isComment = / a comment\b/.test(message)
  const start = fields.start + range.value
  const until = isComment ? source.text.indexOf('\n', fields.start + range.end) : fields.start + range.end
  const raw = source.text.slice(start, until).trimEnd()
  const edit = { start, end: start + raw.length }
  const { piece, put: said } = readMessage(message)
  if (piece && said !== undefined && typeof part.value === 'string' && part.value !== piece) {
    const becomes = /^["']/.test(raw) ? raw.replace(piece, () => said) : asYaml(part.value.replace(piece, () => said))
    yield { ...edit, put: becomes, safe: false }
    return
  }
  const [, meant] = valueRows.find(([wrong]) => wrong.test(message)) ?? []
  const put = meant
    ? meant(String(part.value), raw)
    : unwrap(part.schema) instanceof z.ZodString && said
      ? asYaml(said)
      : said
  if (!put) return
  const isQuoting = withoutQuotes(put) === withoutQuotes(raw) && !isComment
  yield { ...edit, put, safe: isQuoting || isFixed(part.schema) }
}

function* forBody({ message, line, column }: Problem, source: Source): Generator<Proposal> {
  const start = source.lineStarts[source.origins ? source.origins.lastIndexOf(line) : line - 1] ?? 0
  const [text = ''] = source.text.slice(start).split('\n', 1)
  const { piece, put } = readMessage(message)
  if (piece && put !== undefined) {
    const inLink = text.indexOf(`(${piece}`, column - 1)
    const at = start + (inLink === -1 ? text.indexOf(piece, column - 1) : inLink + 1)
    if (at >= start) yield { start: at, end: at + piece.length, put, safe: false }
  }
  const [, name = '', meant = ''] = /^unknown component <(\w+)>; did you mean <(\w+)>/.exec(message) ?? []
  if (name) {
    const end = source.text.indexOf(`</${name}>`, start) + name.length + 3
    const whole = source.text.slice(start, Math.max(end, start + text.length))
    const becomes = whole.replace(`<${name}`, `<${meant}`).replace(`</${name}>`, `</${meant}>`)
    yield { start, end: start + whole.length, put: becomes, safe: false }
  }
  for (const row of bodyRows) {
    const becomes = row.wrong.test(message) ? text.replace(row.find, row.put) : text
    if (becomes !== text) yield { start, end: start + text.length, put: becomes, safe: false }
  }
}

/** The most edits that are tried for the problems of one file. */
const mostProposals = 60

const keyOf = ({ path, message }: Problem): string => `${path} ${message}`

/**
 * Puts a repair beside each problem for which one is found, where fields and texts can be read: what the message says is to be written, and
 * a few edits by what it says is wrong. An edit counts if this problem is then gone, and no other has come.
 * @param problems Those of one entry.
 * @param check Finds the problems of its file with another text.
 */
export const proposeRepairs = (
  problems: readonly Problem[],
  { source, fields, schema }: Pick<Entry, 'source' | 'fields' | 'schema'>,
  check: (text: string) => readonly Problem[],
): Problem[] => {
  if (problems.every(({ repair, path }) => repair || path === '')) return [...problems]
  const before = new Set(check(source.text).map(keyOf))
  const partAt = partsOf(schema, fields.data)
  let tries = 0
  const repairFor = (problem: Problem): Repair | undefined => {
    const proposals = problem.path === 'body' ? forBody(problem, source) : forField(problem, source, fields, partAt)
    for (const proposal of proposals) {
      tries += 1
      if (tries > mostProposals) return undefined
      const after = check(applyEdit(source.text, proposal)).map(keyOf)
      const isRepaired = !after.includes(keyOf(problem)) && after.every((key) => before.has(key))
      if (isRepaired) return repairOf(source, proposal, proposal.safe)
    }
    return undefined
  }
  return problems.map((problem) => {
    const repair = problem.repair || problem.path === '' ? undefined : repairFor(problem)
    return repair ? { ...problem, repair } : problem
  })
}
