import { fence } from '@site/content-check'
import { withoutCode } from '../../lib/content/plain-markdown'
import { toSlug } from '../../lib/text/slug'

const kinds =
  'note|tip|info|important|caution|danger|warning|success|hint|question|alert|notice|callout|admonition|aside|panel'
const tags = kinds.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())

const valueIn = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}=(["'])(.*?)\\1`).exec(tag)?.[2]

const end = '\n\n</aside>\n\n'
const start = (title: string, indent = ''): string =>
  `\n\n${indent}<aside title="${title.trim().replaceAll('"', '&quot;')}">\n\n`

/** The title of a note in its tag, or what kind of note it is. */
const titleIn = (name: string, tag: string): string =>
  valueIn(tag, 'title') ?? /"([^"=]+)"\s*$/.exec(tag)?.[1] ?? new RegExp(`\\b(?:${kinds})\\b`).exec(tag)?.[0] ?? name

/** Notes of GitHub, and of MkDocs: their lines stand behind a sign, or behind spaces. */
const quotedNote = /^([ \t]*)>[ \t]*\[!(\w+)\][-+]?[ \t]*(.*)\n((?:[ \t]*>.*(?:\n|$))*)/gm
const indentedNote =
  /^([ \t]*)(?:!!!|\?\?\?)\+?[ \t]+([\w-]+)[\w \t-]*(?:"(.*?)")?[ \t]*\n((?:\1(?: {4}|\t).*(?:\n|$)|[ \t]*\n)+)/gm
const readNote =
  (sign: RegExp) =>
  (_: string, indent = '', name = '', title = '', lines = ''): string =>
    start(title || name.toLowerCase(), indent) + lines.replace(sign, indent) + end

/** Notes of Docusaurus and others, and of components. */
const openNote = new RegExp(
  `^([ \\t]*)(?::{3,}[ \\t]*\\{?\\.?([a-z]\\w*)\\}?[ \\t]*\\[?(.*?)\\]?[ \\t]*$|<(${tags})\\b([^<>]*)(?<!/)>)`,
  'gm',
)
const closedNote = new RegExp(`^[ \\t]*:{3,}[ \\t]*$|</(?:${tags})>`, 'gm')

/** Code of Jekyll and Hugo. */
const highlight =
  /\{(?:%-?|\{[<%])\s*highlight\s+"?([\w+#]+)"?(.*?)\s*(?:-?%|[>%]\})\}\n?([\s\S]*?)\n?\{(?:%-?\s*end|\{[<%]\s*\/)highlight\s*(?:-?%|[>%]\})\}/g

/** `{{< figure … >}}`, `{{% /note %}}`, `{% include … %}`: whether it ends something, its name, and what else it says. */
const shortcode = /\{(?:\{[<%]|%-?)\s*(\/|end)?([\w./-]+)([\s\S]*?)(?:[>%]\}|-?%)\}/g

/** What readers do not see: comments, imports, and instructions; in MDX code and components, too. */
const unseen =
  /<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}|^import\s[^\n]*?['"][^'"\n]+['"];?[ \t]*$|\{\{[\s\S]*?\}\}|[ \t]*\{[:#][^{}\n]*\}|\[\[?_?(?:toc|TOC)_?\]\]?(?![([])/gm
const components =
  /^export\s+(?:const|let|function|default)\b.*(?:\n.*\S.*)*|<\/?[A-Z][\w.]*(?:\s(?:[^<>"'{}]|"[^"]*"|'[^']*'|\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})*)?\/?>/gm

/** Code, also in quotes and items. */
const code = new RegExp(`${fence.source}|<(?<tag>pre|code)\\b[\\s\\S]*?</\\k<tag>>|\`[^\`\\n]+\``, 'gm')

/** What stands in place of a shortcode; undefined where it has no meaning here. */
const readShortcode = (ending = '', name = '', said = ''): string | undefined => {
  const [, first = ''] = /^\s*(?:id=)?["']?([^"'\s>]+)/.exec(said) ?? []
  const [src, alt, title, caption] = ['src', 'alt', 'title', 'caption'].map((each) => valueIn(said, each))
  const words = [title, caption].filter(Boolean).join(' ')
  if (/^(?:fig|figure|image|img)$/.test(name) && src)
    return `\n\n<figure><img src="${src}" alt="${alt ?? words}"><figcaption>${words}</figcaption></figure>\n\n`
  if (name === 'youtube') return `[Video](https://www.youtube.com/watch?v=${first})`
  if (name === 'vimeo') return `[Video](https://vimeo.com/${first})`
  if (/^(?:(?:rel)?ref|post_url|link)$/.test(name)) return `/${first}`
  if (!new RegExp(`^(?:${kinds})$`).test(name)) return undefined
  return ending ? end : start(titleIn(name, said))
}

/** Markdown of other systems as Markdown and HTML alone. @param leave Is told each piece that is left out. */
export function readMarks(body: string, isMdx: boolean, leave: (piece: string) => string): string {
  // Names of headings that other systems give them.
  const headings = body.matchAll(/^#+[ \t]+(.*?)[ \t]*\{#([\w-]+)\}/gm)
  const names = new Map(Array.from(headings, ([, words = '', name = '']) => [name, toSlug(words)]))
  const read = withoutCode(body, (rest) =>
    rest
      .replace(/(?<=\]\(#)([\w-]+)(?=\))/g, (name) => names.get(name) ?? name)
      .replace(quotedNote, readNote(/^[ \t]*> ?/gm))
      .replace(indentedNote, readNote(/^[ \t]*?(?: {4}|\t)/gm))
      .replace(highlight, '\n\n~~~~~$1$2\n$3\n~~~~~\n\n'),
  )
  const hidden = isMdx ? new RegExp(`${unseen.source}|${components.source}`, 'gm') : unseen
  const change = (rest: string, restore: (part: string) => string): string =>
    rest
      .replace(/\{\{-?\s*(?:site|page)\.(?:base_?url|url)[^}]*\}\}/gi, '')
      .replace(shortcode, (whole, ...said) => readShortcode(...said.slice(0, 3)) ?? leave(restore(whole)))
      .replace(openNote, (_, indent, name, title, tag, said) => start(title || name || titleIn(tag, said), indent))
      .replace(closedNote, end)
      .replace(/<(\/?)(A|Link|Image|Img)\b/g, (_, sign, name) => `<${sign}${/^I/.test(name) ? 'img' : 'a'}`)
      // HTML has no tags that end themselves, and would take the rest of the text for what is in it.
      .replace(/<(a|audio|div|iframe|object|p|section|span|video)(?=[\s/])([^<>]*)\/>/g, '<$1$2></$1>')
      .replace(hidden, (piece) => leave(restore(piece)))
  return withoutCode(read, change, code)
}
