import { findHeadings, type MarkdownNode, parseMarkdown, saysNothing, textOf } from '@site/content-check'
import { raw } from 'hast-util-raw'
import { toMdast } from 'hast-util-to-mdast'
import { htmlTagNames } from 'html-tag-names'
import { toHast } from 'mdast-util-to-hast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { withoutCode } from '../../lib/content/plain-markdown'
import type { Source } from './read-sources'

/** A part of a text in HTML, or in Markdown. */
type Node = Omit<MarkdownNode, 'children'> & {
  tagName?: string
  properties?: Record<string, unknown>
  children?: Node[]
  meta?: string | null
}

export type Note = (sentence: string) => void

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
  .use(remarkStringify, { bullet: '-', rule: '-', listItemIndent: 'one', resourceLink: true })
  .freeze()

const all = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(all)]
const wordsIn = (node: Node): string => textOf(node).replace(/\s+/g, ' ').trim()
const text = (value: string): Node => ({ type: 'text', value })
const link = (url: string, ...children: Node[]): Node => ({ type: 'link', url, children })
const block = (name: string, values: Record<string, unknown>, children: Node[] = []): Node => ({
  ...{ type: 'mdxJsxFlowElement', name, children },
  attributes: Object.entries(values).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
})

/** What readers do not see: comments, imports, and instructions; in MDX code and components, too. */
const unseen =
  /<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}|^import\s[^\n]*?['"][^'"\n]+['"];?[ \t]*$|\{\{[\s\S]*?\}\}|\{%[\s\S]*?%\}|[ \t]*\{[:#][^{}\n]*\}/gm
const components =
  /^export\s+(?:const|let|function|default)\b.*(?:\n.*\S.*)*|<\/?[A-Z][\w.]*(?:\s(?:[^<>"'{}]|"[^"]*"|'[^']*'|\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})*)?\/?>/gm

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
    if (properties['title']) note(`left out: ${properties['title']}`)
    if (own && !isSaid) note(`describe the picture ${own} for those who cannot see it`)
    if (own) return { type: 'image', url: own, alt: isSaid ? alt : `Picture for “${name}”` }
    const place = elsewhere ? 'of another site; there is a link to it' : 'not there'
    note(`the picture ${address.slice(0, 300)} is ${place}`)
    return elsewhere ? link(elsewhere, text(alt || 'Picture')) : text(alt)
  }
  const a = (state: State, node: Node): Node | Node[] => {
    const [address, isInside] = [String(node.properties?.['href'] ?? ''), isInLink]
    const to = places.has(address) ? address : linkTo(address)
    isInLink = true
    const children = state.all(node)
    isInLink = isInside
    if (to === undefined) note(`a link to “${address.slice(0, 300)}” is left out, since nothing here has this address`)
    if (to === undefined || isInside) return children
    const isSeen = children.flatMap(all).some(({ type, value }) => value?.trim() || type === 'image')
    return link(to, ...(isSeen ? children : [text(to)]))
  }
  const frame = (state: State, node: Node): Node | Node[] => {
    const [address] = all(node).flatMap(({ properties }) => properties?.['src'] ?? properties?.['data'] ?? [])
    if (!address) return state.all(node)
    note(`in place of a video or a frame there is a link to ${address}`)
    return link(linkTo(`${address}`) ?? `${address}`, text(String(node.properties?.['title'] || 'Video')))
  }
  const aside = (state: State, node: Node): Node => {
    const { title, className } = node.properties ?? {}
    return block('Callout', { title: title || `${className ?? 'Note'}` }, state.toFlow(state.all(node)))
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

/** The text of an article of another system as this site has it, its title, and its first paragraph. */
export function toBody({ path, body, isHtml: isPage }: Source, around: Surroundings) {
  const leave = (piece: string): string => {
    around.note(`left out: ${piece}`)
    return ''
  }
  const [, main = body] = /<(?:article|main|body)\b[^>]*>([\s\S]*)<\/(?:article|main|body)>/i.exec(body) ?? []
  const hidden = path.endsWith('.mdx') ? [unseen, components] : [unseen]
  const seen = (part: string): string =>
    hidden
      .reduce((left, mark) => left.replace(mark, leave), part)
      .replace(/^[ \t]*:{3,}.*/gm, (line) => line.replaceAll('"', '&quot;'))
      .replace(/^[ \t]*:{3,} *\{?\.?([a-z]\w*)[[}\] ]*(.*?)\]? *$/gm, '\n\n<aside class="$1" title="$2">\n\n')
      .replace(/^[ \t]*:{3,}[ \t]*$/gm, '\n\n</aside>\n\n')
  const marked = isPage ? main : withoutCode(body, seen)
  const page: Node = { type: 'root', children: [{ type: 'html', value: marked }] }
  const read = isPage ? page : (parseMarkdown(marked, 'md') as Node)
  for (const node of isPage ? [] : all(read)) if (node.type === 'html' && !isHtml(node.value)) node.type = 'inlineCode'

  // Code, and footnotes of Markdown, stay as they are.
  const keep = (_: unknown, { meta, ...node }: Node) => {
    if (meta) around.note(`settings of code are left out: ${meta}`)
    return { type: 'kept', children: [], node }
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
  for (const node of all(given as Node))
    if (/^(?:caption|datalist|dialog|math|menu|svg)$/.test(node.tagName ?? '') && wordsIn(node)) leave(wordsIn(node))
  const tree = toMdast(given, options) as Node

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
    paragraph: paragraphs.find((words) => words.length > 40) ?? paragraphs[0],
  }
}
