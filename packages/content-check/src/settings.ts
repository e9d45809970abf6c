import { z } from 'zod'
import type { MarkdownNode } from './body/nodes'
import type { Collections } from './collection'
import type { BodyFinding } from './problem'
import { type KnownFields, unwrap } from './schema/walk'

/** A component that MDX bodies may use. */
export interface Component {
  /** Attributes by name; `true` marks a required one. */
  attributes: Readonly<Record<string, boolean>>
  /** Whether there is text between the opening and the closing tag. */
  children: boolean
  /** An example for messages and guides: the opening tag, or the whole component where there is no text inside. */
  example: string
  /** The whole component with a picture (`src` and `alt`) in place of its text, where it may show one. */
  pictureExample?: string
  /** What else is wrong with one, where its content has a form of its own. */
  check?: (node: MarkdownNode) => BodyFinding[]
}

/** What is true of a collection besides its schema. */
export interface CollectionOptions {
  /** Whether an owner may empty it; since Git keeps no empty folder, its folder may then be missing. */
  mayBeEmpty?: boolean
  /** Whether the names of its files are addresses of pages. */
  namesPages?: boolean
  /** What to do when its folder is missing, where that is not simply to write entries. */
  restore?: string
}

/** Where the files are that texts link to. */
export interface FileSettings {
  /** The folder of public files, as authors write it: `public`. */
  folder: string
  /** The address of the folder of pictures: `/images`. */
  pictures: string
}

/** How links are written. */
export interface LinkSettings {
  /** A link for messages. */
  example: { words: string; address: string; part: string }
  /** Where texts get at people: the placeholders of the addresses in links, and the page for bodies without placeholders. */
  contact?: { mailto: string; tel: string; page: string }
  /** The address of the page that a content file makes, from the path of the file: `/content/recipes/soup.md` → `/recipes/soup`. */
  addressOf?: (path: string) => string
}

/** What the check is given for reading entries one by one. */
export interface Settings<Name extends string = string> {
  collections: Collections & Readonly<Record<Name, Collections[string]>>
  options?: Partial<Record<Name, CollectionOptions>>
  /** By name. MDX bodies can use no others. */
  components?: Readonly<Record<string, Component>>
  /** Names that texts may contain in braces, `{email}`, for values that the pages put there. MDX bodies have none. */
  placeholders?: readonly string[]
  files: FileSettings
  links: LinkSettings
  /** Path of the project's own words below the content folder; it is no entry. */
  dictionaryPath?: string
  /** The command that brings entries into canonical form, for messages. */
  fixCommand: string
  /** Whether fields are those of an entry that is still being written. */
  isDraft?: (fields: unknown) => boolean
}

/** Where the entries of a collection are. */
export interface Place {
  collection: string
  folder: string
  extension: string
  /** Path of the only file, for collections of one entry. */
  single?: string
}

/** The settings with what follows from them. */
export interface Setup extends Required<Settings> {
  known: KnownFields
  places: readonly Place[]
  /** Paths of the entries that are alone in their collection. */
  singles: readonly string[]
  /** Folders of entries. */
  folders: readonly string[]
  /** What entries with components are called: one with its article, and many. */
  richText: { one: string; many: string }
  /** A component with an attribute, for messages. */
  tagExample: string
}

type Field = [name: string, schema: unknown]

const fieldsIn = (schema: unknown): Field[] => {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodArray) return fieldsIn(inner.element)
  if (inner instanceof z.ZodUnion) return inner.options.flatMap(fieldsIn)
  if (!(inner instanceof z.ZodObject)) return []
  return Object.entries(inner.shape).flatMap(([name, field]): Field[] => [[name, field], ...fieldsIn(field)])
}

const knownFields = (collections: Collections): KnownFields => {
  const fields = Object.values(collections).flatMap(({ schema }) => fieldsIn(schema))
  const all = new Set(fields.map(([name]) => name))
  const namesOf = (isKind: (schema: unknown) => boolean): ReadonlySet<string> => {
    const others = new Set(fields.flatMap(([name, schema]) => (isKind(unwrap(schema)) ? [] : name)))
    return new Set([...all].filter((name) => !others.has(name)))
  }
  return {
    all,
    numbers: namesOf((schema) => schema instanceof z.ZodNumber),
    days: namesOf((schema) => schema instanceof z.ZodISODate),
  }
}

/** What entries with components are called in messages. */
const richTextOf = (collections: Collections): Setup['richText'] => {
  const { item, label } = Object.values(collections).find(({ format }) => format === 'mdx') ?? {}
  const one = item?.toLowerCase() ?? 'text'
  return { one: `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`, many: label?.toLowerCase() ?? 'other texts' }
}

/** Works out what follows from the settings. */
export const prepare = (settings: Settings): Setup => {
  const { collections, components = {} } = settings
  const places = Object.entries(collections).map(([collection, { pattern, folder, extension, isSingle }]) => ({
    collection,
    folder,
    extension,
    ...(isSingle && { single: pattern }),
  }))
  return {
    options: {},
    placeholders: [],
    dictionaryPath: '',
    isDraft: () => false,
    ...settings,
    components,
    known: knownFields(collections),
    places,
    singles: places.flatMap(({ single }) => single ?? []),
    folders: [...new Set(places.map(({ folder }) => folder).filter(Boolean))],
    richText: richTextOf(collections),
    tagExample:
      Object.values(components).find(({ example }) => example.includes('="'))?.example ?? '<Name title="Text">',
  }
}
