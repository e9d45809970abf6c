import {
  type Entry,
  fieldText,
  formatPath,
  labelOf,
  type MarkdownNode,
  positionAt,
  textOf,
  toWords,
  valueAt,
} from '@site/content-check'
import { formSchema, isFreeText, type JsonSchema, namingField } from '../fields'
import type { EditorSite } from '../site'

/** A text of an entry as a page may show it, with its place. */
export interface IndexedText {
  /** The field, such as `hero.chips.2.title`; `body` for the text below the fields. */
  path: string
  line: number
  /** The field in the labels of its form: `First screen, Notes 3, Title`. */
  label: string
  text: string
  /** A value stands for something (a number, a day, a name of a kind), and is a likely source of fewer words than a text. */
  isValue?: boolean
  /** Other forms in which pages print it. */
  printed?: string[]
}

/** A file with texts, by its path in the repository. */
export interface IndexedFile {
  path: string
  /** Where the editor page has its form. */
  form: string
  label: string
  /** Addresses of the pages that show it; `<…>` stands for any name in one. */
  paths: readonly string[]
  texts: IndexedText[]
}

/** All texts of the content that is shown, as a preview publishes them. */
export interface PublishedIndex {
  files: IndexedFile[]
  /** Whether the content is edited while the preview is served. */
  follows?: true
  /** What a click opens: forms of the editor page, files below an address on GitHub, or nothing. */
  opens?: 'form' | `https://${string}`
}

export interface IndexedSite<Name extends string = string>
  extends Pick<EditorSite<Name>, 'collections' | 'contentFolder' | 'groups'> {
  /** Addresses of the pages that show an entry; `<…>` stands for any name in one. */
  paths: (entry: Entry<Name>) => readonly string[]
  /** A text with the facts of the site in place of their placeholders. */
  expand: (text: string) => string
  /** How pages print a value besides as it is written: days, prices. */
  print: (value: string | number, schema: JsonSchema) => string[]
}

/** The texts of bodies with their places, by collection and slug, such as `faq/prices`. */
export type BodyTexts = Map<string, readonly IndexedText[]>

const blocks = new Set(['paragraph', 'heading', 'tableCell', 'code'])

/** The blocks of a body, and the attributes and descriptions in it. They are taken before its tree is rendered, which changes it. */
export function* textsOfBody(node: MarkdownNode, label = 'Text'): Generator<IndexedText> {
  const place = { path: 'body', line: node.position?.start.line ?? 1 }
  if (blocks.has(node.type)) yield { ...place, label, text: textOf(node) }
  if (node.alt) yield { ...place, label: `${label}, Picture`, text: node.alt }
  const inner = node.name ? `${label}, ${toWords(node.name)}` : label
  for (const { name = '', value } of node.attributes ?? [])
    if (typeof value === 'string' && name !== 'src')
      yield { ...place, label: `${inner}, ${toWords(name)}`, text: value }
  for (const child of node.children ?? []) yield* textsOfBody(child, inner)
}

const childOf = ({ items, properties }: JsonSchema, key: PropertyKey): JsonSchema =>
  ((typeof key === 'number' ? items : properties?.[String(key)]) ?? {}) as JsonSchema

/** Lists where each text of the content is written, from the entries of a check that has found no mistake. */
export function indexTexts<Name extends string>(
  site: IndexedSite<Name>,
  entries: readonly Entry<Name>[],
  bodies: BodyTexts,
): PublishedIndex {
  const files = entries.map((entry): IndexedFile => {
    const { collection: name, slug, source, fields } = entry
    const collection = site.collections[name]
    const group = site.groups.find(({ members }) => members.includes(name))
    const schema = formSchema(collection.schema, site)
    const title = fieldText(entry, namingField(schema) ?? '') ?? slug
    const ofFields = fields.texts.map(({ path, start }): IndexedText => {
      const field = path.reduce(childOf, schema)
      const value = valueAt(fields.data, path) as string | number
      return {
        path: path.join('.'),
        line: positionAt(source, start).line,
        label: labelOf(collection, formatPath(path)),
        text: String(value),
        isValue: !isFreeText(field) || undefined,
        printed: site.print(value, field),
      }
    })
    return {
      path: `${site.contentFolder}/${collection.pattern.replace('*', slug)}`,
      form: group ? `${group.name}/entries/${name}` : `${name}/entries/${slug}`,
      label: collection.isSingle ? collection.label : `${collection.item} “${title}”`,
      paths: site.paths(entry),
      texts: [...ofFields, ...(bodies.get(`${name}/${slug}`) ?? [])]
        .map((text) => ({ ...text, text: site.expand(text.text).replace(/\s+/g, ' ').trim() }))
        .filter(({ text }) => text !== ''),
    }
  })
  return { files }
}
