/** A part of a style sheet. Groups such as `@media` hold parts; everything else is kept as text. */
export type CssNode =
  | { kind: 'statement'; text: string }
  | { kind: 'block'; prelude: string; body: string }
  | { kind: 'rule'; selectors: readonly string[]; body: string }
  | { kind: 'group'; prelude: string; children: readonly CssNode[] }

const isGroup = /^@(?:media|supports|layer|container|starting-style|scope)\b/

/** Index after the bracket that closes the one at `open`; strings and comments are passed over. */
function skipBlock(css: string, open: number): number {
  let depth = 0
  for (let at = open; at < css.length; at = step(css, at)) {
    if (css[at] === '{') depth++
    else if (css[at] === '}' && --depth === 0) return at + 1
  }
  return css.length
}

/** The next position that can mean something: over a string, a comment or an escaped character in one go. */
function step(css: string, at: number): number {
  const character = css[at]
  if (character === '\\') return at + 2
  if (character === '/' && css[at + 1] === '*') {
    const end = css.indexOf('*/', at + 2)
    return end < 0 ? css.length : end + 2
  }
  if (character !== '"' && character !== "'") return at + 1
  let end = at + 1
  while (end < css.length && css[end] !== character) end += css[end] === '\\' ? 2 : 1
  return end + 1
}

/** Splits at a separator outside brackets and strings: `a,b(c,d)` → `a`, `b(c,d)`. */
export function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < text.length; at = step(text, at)) {
    const character = text[at] ?? ''
    if ('([{'.includes(character)) depth++
    else if (')]}'.includes(character)) depth--
    else if (character === separator && depth === 0) {
      parts.push(text.slice(from, at))
      from = at + 1
    }
  }
  parts.push(text.slice(from))
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** Reads a style sheet, minified or not. */
export function parseCss(css: string): readonly CssNode[] {
  const nodes: CssNode[] = []
  let from = 0
  for (let at = 0; at < css.length; ) {
    if (css[at] === ';') {
      nodes.push({ kind: 'statement', text: css.slice(from, at).trim() })
      from = ++at
    } else if (css[at] === '{') {
      const end = skipBlock(css, at)
      nodes.push(nodeOf(css.slice(from, at).trim(), css.slice(at + 1, end - 1)))
      at = from = end
    } else at = step(css, at)
  }
  return nodes
}

function nodeOf(prelude: string, body: string): CssNode {
  if (isGroup.test(prelude)) return { kind: 'group', prelude, children: parseCss(body) }
  if (prelude.startsWith('@')) return { kind: 'block', prelude, body }
  return { kind: 'rule', selectors: splitOutside(prelude, ','), body }
}
