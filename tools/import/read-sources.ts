import { isUtf8 } from 'node:buffer'
import { readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { listFolder } from '@site/content-check/node'
import { XMLParser } from 'fast-xml-parser'
import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import { Failure } from '../setup/command.mjs'

/** An article as another system has it. */
export interface Source {
  /** Path below the folder, and behind `#` the name of an article in an export. */
  path: string
  /** The file, and where in it the article begins, whose lines are counted. */
  written: string
  start: number
  fields: Readonly<Record<string, unknown>>
  body: string
  isHtml: boolean
}

const texts = /\.(?:md|mdx|markdown|html?|xml)$/i
/** Texts that are passed over, and named. */
const otherTexts = /\.(?:adoc|asciidoc|docx?|ipynb|org|rst|rtf|textile|txt)$/i
const images = /\.(?:avif|gif|jpe?g|png|svg|tiff?|webp)$/i
const notArticles = /(?:^|\/)(?:_index\.\w+|(?:readme|license|contributing|changelog|code_of_conduct)\.md)$/i

/** Fields between lines of hyphens (YAML) or plus signs (TOML). */
const frontMatter = /^\s*(?<fence>---|\+{3})[ \t]*\n(?<inside>[\s\S]*?)(?<=\n)\k<fence>[ \t]*(?:\n|$)/

const readArticle = (path: string, text: string): Source => {
  const isHtml = /\.html?$/i.test(path)
  const { 0: head = '', groups: { fence, inside = '' } = {} } = frontMatter.exec(text) ?? {}
  const fields = fence === '+++' ? parseToml(inside) : parseYaml(inside, { uniqueKeys: false, logLevel: 'silent' })
  const day = /(?:article:published_time"\s+content|<time\b[^>]*\sdatetime)="([^"]*)"/i
  const said = (form: RegExp) => (isHtml ? form.exec(text)?.[1] : undefined)
  const description = said(/<meta\s+name="description"\s+content="([^"]*)"/i)
  const all = { date: said(day), description, ...Object(fields) }
  return { path, written: text, start: 0, fields: all, body: text.slice(head.length), isHtml }
}

/** The HTML of WordPress: empty lines are paragraphs where no tag is, and captions in brackets figures. */
const fromWordPress = (written: string): string =>
  (/<p[\s>]/.test(written)
    ? written
    : written.replace(/<pre[\s\S]*?<\/pre>|\n\s*\n/g, (part) => part.trim() || '\n<p>\n')
  )
    .replace(/<!--\s*\/?wp:[\s\S]*?-->/g, '')
    .replace(
      /\[(?:wp_)?caption\b[^\]]*\](.*?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*?)\[\/(?:wp_)?caption\]/g,
      '<figure>$1<figcaption>$2</figcaption></figure>',
    )
    .replace(/\[\/?(?:audio|contact-form|embed|gallery|playlist|video)\b[^\]]*\]|\[\w+ \w+=[^\]]*\]/g, '<!--$&-->')

/** The articles of an export of WordPress (WXR). Its pages, pictures, and menus are none. */
const readExport = (path: string, written: string): Source[] => {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(written.replace(/<rss[\s\S]*/, ''))) throw new Error('it declares entities')
  const parser = new XMLParser({ parseTagValue: false, isArray: (name) => /^(?:item|category)$/.test(name) })
  const items: Record<string, unknown>[] = parser.parse(written).rss?.channel?.item ?? []
  let end = 0
  return items.flatMap(({ title, link, category: tags, 'excerpt:encoded': excerpt, ...item }) => {
    const { 'wp:status': status, 'wp:post_date': date, 'content:encoded': text = '' } = item
    if (item['wp:post_type'] !== 'post' || status === 'trash') return []
    const body = String(text)
    const start = Math.max(end, written.indexOf(body, end))
    end = start + body.length
    const fields = { title, excerpt, tags, link, date, draft: status !== 'publish' && status !== 'future' }
    const slug = item['wp:post_name'] || item['wp:post_id']
    return { path: `${path}#${slug}`, written, start, fields, body: fromWordPress(body), isHtml: true }
  })
}

/**
 * Reads the articles of a folder or a file, lists the pictures beside them, and says which texts it passes over.
 * @throws Failure for what is missing, large, or no text.
 */
export function readSources(given: string) {
  const info = statSync(given, { throwIfNoEntry: false })
  if (!info) throw new Failure(`There is no file or folder ${given}.`)
  const root = info.isDirectory() ? given : dirname(given)
  const files = listFolder(root).filter(({ path, folder }) => !folder && !/(?:^|\/)(?:\.|node_modules\/)/.test(path))
  const wanted = files.filter(({ path }) => info.isDirectory() || path === basename(given))
  const isArticle = ({ path, symbolic }: (typeof files)[number]) =>
    !symbolic && texts.test(path) && !notArticles.test(path)
  const sources = wanted.filter(isArticle).flatMap(({ path }) => {
    const [file, isExport] = [join(root, path), /\.xml$/i.test(path)]
    if (statSync(file).size > (isExport ? 30_000_000 : 1_000_000))
      throw new Failure(`${path} is larger than any article; take it out of the folder.`)
    try {
      const bytes = readFileSync(file)
      const text = new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes).replace(/\r\n?/g, '\n')
      if (text.includes('\0')) throw new Error('it is no text')
      return isExport ? readExport(path, text) : readArticle(path, text)
    } catch (error) {
      const [reason] = String(Object(error).message).split('\n')
      throw new Failure(`${path} cannot be read (${reason}); correct it, or take it out of the folder.`)
    }
  })
  const pictures = files.flatMap(({ path, symbolic }) => (symbolic || !images.test(path) ? [] : path))
  const passedOver = wanted.flatMap((file) => {
    if (file.symbolic) return `${file.path}  is passed over: it is a symbolic link, which could lead anywhere`
    const isText = texts.test(file.path) || otherTexts.test(file.path)
    return isText && !isArticle(file) ? `${file.path}  is passed over: it is no article in Markdown or HTML` : []
  })
  return { root, sources: sources.sort((a, b) => (a.path < b.path ? -1 : 1)), pictures, passedOver }
}
