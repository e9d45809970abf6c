import { basename } from 'node:path'
import { dayIn, isGroup, kebabCase, parseMarkdown, schemaAt, textOf, tidyCharacters } from '@site/content-check'
import { git } from '../../lib/build/changes'
import { articles } from '../../lib/content/collections/articles'
import { articlePath } from '../../lib/routes'
import { dayOf } from '../../lib/text/dates'
import { toSlug } from '../../lib/text/slug'
import type { Note } from './body'
import type { Source } from './read-sources'

type Start = Readonly<Record<'title' | 'paragraph', string | undefined>>

/** Each field of articles with the names, and the values, that mean the same in other systems. */
const meanings = Object.keys(articles.schema.shape).map((field) => {
  const { aliases } = schemaAt(articles.schema, [field])?.meta() ?? {}
  return [field, new RegExp(`^(?:${field}:${typeof aliases === 'string' ? `|${aliases}` : ''})`, 'i')] as const
})

/** The fields of another system under the names that they have here. The first one of a name with a value counts. */
const rename = (fields: Source['fields'], note: Note): Record<string, unknown> => {
  const known: Record<string, unknown> = {}
  const all = Object.entries(fields).flatMap(([name, value]) =>
    isGroup(value) && /^(?:params|taxonomies|extra|seo)$/i.test(name)
      ? Object.entries(value)
      : [[name, value] as const],
  )
  for (const [name, value] of all.filter(([, each]) => (each ?? '') !== '')) {
    const isState = name === 'published' && typeof value === 'boolean'
    const field = isState ? 'draft' : meanings.find(([, form]) => form.test(`${name}: ${String(value)}`))?.[0]
    if (field === 'draft') known[field] = isState ? !value : !/^(?:false|no|off|0)$/i.test(String(value))
    else if (field && known[field] === undefined) known[field] = value
    else if (!/^(?:slug|permalink|url|link|layout)$/i.test(name))
      note(`left out: ${name}: ${JSON.stringify(value)}`, `\n${name}`)
  }
  return known
}

/** A text as fields have it: one line without Markdown, HTML, and braces. */
const plain = (value: unknown): string => {
  const written = tidyCharacters(String(value ?? '')).replace(/<[^<>]*>/g, ' ')
  const tree = parseMarkdown(written.replace(/^(\d+)([.)])/, '$1\\$2').replace(/^[#>+-]/, '\\$&'), 'md')
  const words = (tree ? textOf(tree) : written).replace(/[<>*`]/g, '').replace(/\s+/g, ' ')
  return words.replaceAll('{', '(').replaceAll('}', ')').trim()
}

/** A text of at most so many characters, in whole words. */
const shorten = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\s,;:–—-]+\S*$/, '')}…`

/** The day that a field, or the name of a file, tells, as it is written there, whatever the time zone. */
const readDay = (value: unknown): string | undefined => {
  const written = value instanceof Date ? value.toISOString() : String(value ?? '')
  const forms = [/\d{4}[-/.]\d{1,2}[-/.]\d{1,2}/, /\p{L}+\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}/u, /\d{1,2} \p{L}+ \d{4}/u]
  return [written, ...forms.map((form) => form.exec(written)?.[0] ?? '')].map(dayIn).find(Boolean)
}

/** The last part of an address, or the name of a file or its folder: `/2019/old-name/`, `old-name/index.md` → `old-name`. */
const lastPart = (address: string): string => {
  const path = address.replace(/^.*\.xml#|[?#].*$/g, '').replace(/(?<=.)\/(?:_?index(?:\.\w+)?)?$/i, '')
  return basename(path).replace(/(?:\.(?:html?|mdx?|markdown|aspx|php))+$/i, '')
}

/** The name that an article has here. */
export const slugOf = (path: string, fields: Source['fields'] = {}): string => {
  const given = String(fields['slug'] ?? fields['permalink'] ?? fields['url'] ?? '')
  const name = (!/[:{]/.test(given) && lastPart(given)) || lastPart(path)
  const words = name.replace(/^\d{4}-\d{1,2}-\d{1,2}-/, '').replace(/\./g, '-')
  return toSlug(words).slice(0, 80).replace(/-+$/, '')
}

/** The topics of an article, and those that it cannot have. */
const tagsOf = (written: unknown) => {
  const items = Array.isArray(written) ? written : String(written ?? '').split(/\s*[,;|]\s*/)
  const given = items.map((each) => plain(isGroup(each) ? (each['name'] ?? each['label']) : each))
  const names = given.map((name) => name.replace(/[,;|]/g, ' ')).filter(Boolean)
  const all = [...new Map(names.map((name) => [toSlug(name), name])).values()]
  const tags = all.filter((name) => name.length <= 24 && name !== 'Uncategorized').slice(0, 4)
  return { tags: tags.length > 0 ? tags : ['News'], left: all.filter((name) => !tags.includes(name)) }
}

/** What the fields of an article tell, as this site has it, and the comment above them. */
export function toFields(source: Source, slug: string, root: string, start: Start, note: Note) {
  const { path, fields } = source
  const known = rename(fields, note)
  const added = () => git(root, 'log', '--follow', '--diff-filter=A', '--format=%cs', '--', path)?.split('\n').at(-1)
  const day = readDay(known['published']) ?? readDay(path) ?? readDay(added())
  const published = day ?? dayOf(new Date())
  const written = plain(known['title'] ?? start.title ?? slug.replaceAll('-', ' '))
  const title = written.length < 10 ? `${written || slug}, ${published}` : shorten(written, 70)
  const given = plain(known['preview'])
  const preview = shorten(given || plain(start.paragraph) || title, 180)
  const { tags, left } = tagsOf(known['tags'])
  const old = [known['oldSlugs'] ?? []].flat().map(String)
  const names = [...old, path].map((each) => lastPart(each).toLowerCase())
  const updated = readDay(known['updated'])
  if (!day) note('no day is known, so the article is a draft of today; write its day')
  if (title !== written) note(`the title was “${written}”, which has too few or too many characters`, written)
  if (start.title && start.title !== written) note(`the heading “${start.title}” is left out`, start.title)
  if (!given) note('the preview is from the first paragraph; read it')
  if (given && preview !== given) note(`the preview was “${given}”, which has too many characters`, given)
  if (left.length > 0) note(`topics are left out, since an article has four of up to 24 characters: ${left.join(', ')}`)
  if (tags[0] === 'News') note('the article has no topic, so it has “News”; write a better one')
  for (const from of [...old, String(fields['link'] ?? fields['permalink'] ?? '').replace(/^https?:\/\/[^/]*/, '')])
    if (/^[^:]*\/[^:]*$/.test(from)) note(`its address needs a redirect: ${from} → ${articlePath(slug)}`, from)
  return {
    comment: given ? '' : 'title: x\n# From the first paragraph; read it.\npreview: x\n',
    fields: {
      ...{ title, preview, tags, published, ...(updated && updated > published && { updated }) },
      ...{ callToAction: 'lead-form', callToActionText: 'Tell us what you would like to change.' },
      ...((known['draft'] === true || !day) && { draft: true }),
      oldSlugs: [...new Set(names)].filter((name) => kebabCase.test(name) && name !== slug),
    },
  }
}
