/** A part of a page that may have to be rewritten: a whole script, or one tag or comment. */
export interface Piece {
  /** main: the part that says how much framework the page needs. */
  kind: 'script' | 'link' | 'main' | 'comment'
  /** Where it starts and ends (exclusive) in the page. */
  start: number
  end: number
  attributes: ReadonlyMap<string, string>
  /** What stands in a script; empty for the others. */
  body: string
}

const attributes = `(?:[^>"']|"[^"]*"|'[^']*')*`
const opening = new RegExp(
  String.raw`<!--[\s\S]*?-->|<(script|style|title|textarea|template|link|main)\b(${attributes})>`,
  'gi',
)
const attribute = /([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

/** `a &gt; b` → `a > b`: the five characters that React escapes. */
export const decodeEntities = (value: string): string =>
  value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** `src="/a.js" async=""` → src: /a.js, async: ''. Names are in lower case. */
export function readAttributes(source: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [, name = '', double, single, bare] of source.matchAll(attribute))
    found.set(name.toLowerCase(), decodeEntities(double ?? single ?? bare ?? ''))
  return found
}

/** Elements whose content is not markup: what looks like a tag in there is none. */
const rawText = new Set(['script', 'style', 'title', 'textarea'])

/**
 * Finds scripts, links, the tag of the page's main part and comments without building a tree, which would cost seconds on
 * thousands of pages. Whatever stands in scripts, styles, titles and text fields is passed over.
 * @param html A whole page.
 */
export function* scan(html: string): Generator<Piece> {
  opening.lastIndex = 0
  for (let match = opening.exec(html); match; match = opening.exec(html)) {
    const start = match.index
    const name = match[1]?.toLowerCase()
    let end = opening.lastIndex
    if (name === undefined) {
      yield { kind: 'comment', start, end, attributes: new Map(), body: '' }
    } else if (rawText.has(name)) {
      const closing = html.slice(end).search(new RegExp(`</${name}[\\s/>]`, 'i'))
      const bodyEnd = closing < 0 ? html.length : end + closing
      const body = html.slice(end, bodyEnd)
      end = closing < 0 ? html.length : html.indexOf('>', bodyEnd) + 1
      if (name === 'script') yield { kind: 'script', start, end, attributes: readAttributes(match[2] ?? ''), body }
    } else if (name !== 'template') {
      yield {
        kind: name === 'link' ? 'link' : 'main',
        start,
        end,
        attributes: readAttributes(match[2] ?? ''),
        body: '',
      }
    }
    opening.lastIndex = end
  }
}

/** Replaces pieces of a page; what stands between them stays as it is. */
export function replacePieces(html: string, replacements: readonly { piece: Piece; by: string }[]): string {
  const parts: string[] = []
  let at = 0
  for (const { piece, by } of replacements) {
    parts.push(html.slice(at, piece.start), by)
    at = piece.end
  }
  return parts.join('') + html.slice(at)
}
