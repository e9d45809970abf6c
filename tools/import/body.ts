import {
  findHeadings,
  type MarkdownNode,
  parseMarkdown,
  saysNothing,
  textOf,
  tidyCharacters,
} from '@site/content-check'
import { raw } from 'hast-util-raw'
import { toMdast } from 'hast-util-to-mdast'
import { htmlTagNames } from 'html-tag-names'
import { toHast } from 'mdast-util-to-hast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { readMarks } from './marks'
import type { Source } from './read-sources'

/** A part of a text in HTML, or in Markdown. */
type Node = Omit<MarkdownNode, 'children'> & {
  tagName?: string
  properties?: Record<string, unknown>
  children?: Node[]
  meta?: string | null
}

/** Says what became of a part of a source. `place` is how it is written there, so that its line is found. */
export type Note = (sentence: string, place?: string) => void

/** What a text is given: the addresses of pictures and links on this site, undefined where there are none. */
interface Surroundings {
  name: string
  pictureAt: (address: string) => string | undefined
  linkTo: (address: string) => string | undefined
  note: Note
}

const writer = unified()
  .use(remarkMdx)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, {
    ...{ bullet: '-', rule: '-', listItemIndent: 'one', resourceLink: true },
    // A paragraph that begins as an item or a heading without its space.
    unsafe: ['-', '#'].map((character) => ({ character, atBreak: true, after: '[A-Za-z]' })),
  })
  .freeze()

const all = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(all)]
const wordsIn = (node: Node): string => textOf(node).replace(/\s+/g, ' ').trim()
const text = (value: string): Node => ({ type: 'text', value })
const link = (url: string, ...children: Node[]): Node => ({ type: 'link', url, children })
const block = (name: string, values: Record<string, unknown>, children: Node[] = []): Node => ({
  ...{ type: 'mdxJsxFlowElement', name, children },
  attributes: Object.entries(values).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
})

/** A part without its type where that is a part of a word, which Markdown cannot say. */
const withinWord = (node: Node, before?: Node, after?: Node): Node | Node[] => {
  const isWithin = /[\p{L}\p{N}]$/u.test(before?.value ?? '') || /^[\p{L}\p{N}]/u.test(after?.value ?? '')
  return isWithin && /^(?:emphasis|strong|delete)$/.test(node.type) ? (node.children ?? []) : node
}

/** What is in the cell of a table, which can hold no paragraphs and lists: these follow each other. */
const inCell = (nodes: Node[]): Node[] =>
  nodes.flatMap((node, index) => {
    if (node.type === 'code') return { type: 'inlineCode', value: node.value?.replace(/\s+/g, ' ') ?? '' }
    if (!/^(?:blockquote|heading|list|listItem|paragraph)$/.test(node.type)) return node
    return [...(index > 0 ? [text('; ')] : []), ...inCell(node.children ?? [])]
  })

/** Others in angle brackets are code that nobody has marked, such as `List<T>`. */
const isHtml = (written = ''): boolean => {
  const [, name] = /^<\/?([\w-]+)/.exec(written) ?? []
  return name ? htmlTagNames.includes(name.toLowerCase()) : written.startsWith('<!')
}

/** What makes of the parts of HTML what this site can show. */
const handlersFor = ({ name, pictureAt, linkTo, note }: Surroundings, places: ReadonlySet<string>) => {
  type State = { all: (node: Node) => Node[]; toFlow: (nodes: Node[]) => Node[] }
  let isInLink = false
  const img = (_: State, { properties = {} }: Node): Node => {
    const [address, alt] = [String(properties['src'] ?? ''), String(properties['alt'] ?? '').replace(/\s+/g, ' ')]
    const own = pictureAt(address)
    const isSaid = alt !== '' && !saysNothing(alt)
    const elsewhere = own || isInLink || !/^(?:https?:)?\/\//.test(address) ? undefined : linkTo(address)
    if (own && !isSaid) note(`describe the picture ${own} for those who cannot see it`, address)
    if (own) return { type: 'image', url: own, alt: isSaid ? alt : `Picture for “${name}”` }
    const place = elsewhere ? 'of another site; there is a link to it' : 'not there'
    note(`the picture ${address.slice(0, 300)} is ${place}`, address)
    return elsewhere ? link(elsewhere, text(alt || 'Picture')) : text(alt)
  }
  const a = (state: State, node: Node): Node | Node[] => {
    const [address, isInside] = [String(node.properties?.['href'] ?? ''), isInLink]
    const to = places.has(address) ? address : linkTo(address)
    isInLink = true
    const children = state.all(node)
    isInLink = isInside
    if (to === undefined)
      note(`the link to “${address.slice(0, 300)}” is left out, since nothing here has this address`, address)
    if (to === undefined || isInside) return children
    const isSeen = children.flatMap(all).some(({ type, value }) => value?.trim() || type === 'image')
    return link(to, ...(isSeen ? children : [text(to)]))
  }
  const frame = (state: State, node: Node): Node | Node[] => {
    const [source] = all(node).flatMap(({ properties }) => properties?.['src'] ?? properties?.['data'] ?? [])
    if (!source) return state.all(node)
    const address = String(source)
    const to = linkTo(address)
    const said = `${address.slice(0, 300)} ${wordsIn(node)}`.trim()
    note(`${to ? 'a link stands in place of' : 'left out:'} a video or a frame, ${said}`, address)
    const name = text(String(node.properties?.['title'] || (to ? 'Video' : '')))
    return to ? link(to, name) : name
  }
  const aside = (state: State, node: Node): Node | Node[] => {
    const { title, className } = node.properties ?? {}
    const name = String(title || className || 'Note')
    const children = state.toFlow(state.all(node))
    return children.length > 0
      ? block('Callout', { title: name.charAt(0).toUpperCase() + name.slice(1) }, children)
      : []
  }
  const figure = (state: State, node: Node): Node | Node[] => {
    const inside = state.toFlow(state.all(node))
    const [picture, other] = inside.flatMap(all).filter(({ type }) => type === 'image')
    const captions = all(node).filter(({ tagName }) => tagName === 'figcaption')
    const caption = captions.map(wordsIn).join(' ') === wordsIn(node) && wordsIn(node)
    return picture && !other && caption ? block('Figure', { src: picture.url, alt: picture.alt, caption }) : inside
  }
  return { img, a, aside, figure, iframe: frame, video: frame, audio: frame, embed: frame, object: frame }
}

/** What the library of HTML leaves out. */
const ignored = /^(?:caption|datalist|dialog|frame|frameset|math|menu|noembed|noframes|script|style|svg|template)$/

/** The text of an article of another system as this site has it, its title, and its first paragraph. */
export function toBody({ path, body, isHtml: isPage }: Source, around: Surroundings) {
  const leave = (piece: string): string => {
    if (piece.trim()) around.note(`left out: ${piece.trim()}`, piece)
    return ''
  }
  const parts = isPage ? ['article', 'main', 'body'].map((name) => `<${name}\\b[^>]*>([^]*)</${name}>`) : []
  const [whole = body, main = body] = parts.map((part) => new RegExp(part, 'i').exec(body)).find(Boolean) ?? []
  leave(body.replace(whole, ' ').replace(/<(?:style|title)\b[\s\S]*?<\/\w+>|<[^>]*>/g, ' '))
  const marked = isPage ? main : readMarks(body, path.endsWith('.mdx'), leave)
  const page: Node = { type: 'root', children: [{ type: 'html', value: marked }] }
  const read = isPage ? page : (parseMarkdown(marked, 'md') as Node)
  for (const node of isPage ? [] : all(read)) if (node.type === 'html' && !isHtml(node.value)) node.type = 'inlineCode'

  // Code, and footnotes of Markdown, stay as they are.
  const keep = (_: unknown, { meta, ...node }: Node) => {
    if (meta) around.note(`settings of code are left out: ${meta}`, meta)
    const isText = /^(?:suggestion|markdown|mdx?)$/.test(node.lang ?? '')
    if (isText) around.note(`the language of code is “text” in place of “${node.lang}”`, node.lang ?? '')
    return { type: 'kept', node: isText ? { ...node, lang: 'text' } : node }
  }
  const kept = { code: keep, inlineCode: keep, footnoteReference: keep, footnoteDefinition: keep } as object
  const html = toHast(read as Parameters<typeof toHast>[0], { allowDangerousHtml: true, handlers: kept })
  const nodeHandlers = {
    kept: (_: unknown, { node }: { node: Node }) => node,
    comment: (_: unknown, { value = '' }: Node) => void leave(value),
  }
  const places = new Set(/\]\(#/.test(marked) ? findHeadings(marked).map(({ id }) => `#${id}`) : [])
  const options = { handlers: handlersFor(around, places), nodeHandlers } as object
  const given = raw(html, { passThrough: ['kept'] })
  for (const node of all(given as Node)) {
    const { title, src } = node.properties ?? {}
    if (ignored.test(node.tagName ?? '')) leave([src, wordsIn(node)].filter(Boolean).join(' '))
    else if (title && !/^(?:aside|audio|embed|iframe|object|video)$/.test(node.tagName ?? '')) leave(String(title))
  }
  const tree = toMdast(given, options) as Node
  for (const node of all(tree)) {
    if (node.type === 'text') node.value = tidyCharacters(node.value ?? '')
    if (node.type === 'tableCell') node.children = inCell(node.children ?? [])
    const isEmpty = (child: Node) =>
      child.type === 'heading' && !all(child).some(({ url, value }) => url || value?.trim())
    const own = node.children?.filter((child) => !isEmpty(child))
    node.children &&= own?.flatMap((child, at) => withinWord(child, own[at - 1], own[at + 1]))
  }

  const [first, ...others] = all(tree).filter(({ type }) => type === 'heading')
  const title = first && first === tree.children?.[0] && first.depth === 1 ? wordsIn(first) : undefined
  const headings = title !== undefined || !first ? others : [first, ...others]
  const top = Math.min(...headings.map(({ depth = 1 }) => depth))
  for (const [index, heading] of headings.entries()) heading.depth = heading.depth === top || index === 0 ? 2 : 3
  const children = (tree.children ?? []).filter((node) => title === undefined || node !== first)
  const paragraphs = children.filter(({ type }) => type === 'paragraph').map(wordsIn)
  return {
    body: writer.stringify({ type: 'root', children } as Parameters<typeof writer.stringify>[0]),
    title: title ?? (isPage ? /<title>([^<]*)/i.exec(body)?.[1] : undefined),
    paragraphs: [...paragraphs.filter((words) => words.length > 40), ...paragraphs],
  }
}
