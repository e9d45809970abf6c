import type { z } from 'zod'
import type { Component, MarkdownFormat } from './body/nodes'
import type { Listed } from './catalogue'
import type { BareFinding } from './finding'
import { schemaAt } from './schema/walk'
import { type FindingId, found } from './sentences'

/** How an entry is written: fields only, or fields above a Markdown or MDX body. */
export type Format = 'yaml' | MarkdownFormat

/** One kind of entry: where its files are, how they are written, and what they must contain. */
export interface Collection {
  /** Name of the collection in forms and guides. */
  label: string
  /** Name of one entry, for collections that have many. */
  item?: string
  /** What an entry is, in one sentence. */
  summary: string
  /** Addresses of the pages that show it. */
  paths: readonly string[]
  /** Path below the content folder: one file, or every file of a folder (`recipes/*.yaml`). */
  pattern: string
  /** The folder of its files below the content folder; empty for files that are in no folder. */
  folder: string
  /** Ending of its files: `.yaml`. */
  extension: string
  /** Whether it is one file. */
  isSingle: boolean
  format: Format
  schema: z.ZodObject
}

/** Collections by name. */
export type Collections = Readonly<Record<string, Collection>>

/** Declares a collection; its format follows from the ending of its files. */
export const collection = <Schema extends z.ZodObject>(
  pattern: string,
  schema: Schema,
  presentation: Pick<Collection, 'label' | 'item' | 'summary' | 'paths'>,
) => {
  const folder = pattern.slice(0, Math.max(0, pattern.lastIndexOf('/')))
  const extension = pattern.slice(pattern.lastIndexOf('.'))
  const format: Format = extension === '.mdx' ? 'mdx' : extension === '.md' ? 'md' : 'yaml'
  const isSingle = !pattern.includes('*')
  return { pattern, folder, extension, isSingle, format, schema, ...presentation } satisfies Collection
}

/**
 * The entry in a file: the name of its collection, the collection, and its own name.
 * @param path Path of the file below the content folder.
 */
export function entryIn<Name extends string>(collections: Readonly<Record<Name, Collection>>, path: string) {
  for (const name of Object.keys(collections) as Name[]) {
    const { pattern, folder, extension, isSingle } = collections[name]
    const slug = path.slice(folder.length + 1, -extension.length)
    const isMember = path === `${folder}/${slug}${extension}` && !slug.includes('/')
    if (isSingle ? path === pattern : isMember) return { name, collection: collections[name], slug }
  }
  return undefined
}

/** `points[1].color` → `Points 2, Color`: a field as its form calls it. */
export function labelOf({ schema }: Pick<Collection, 'schema'>, field: string): string {
  if (field === 'body') return 'Text'
  const path: (string | number)[] = []
  const labels: string[] = []
  for (const [, name, index] of field.matchAll(/([^.[\]]+)|\[(\d+)\]/g)) {
    path.push(name ?? Number(index))
    if (name === undefined) labels.push(`${labels.pop()} ${Number(index) + 1}`)
    else labels.push(schemaAt(schema, path)?.meta()?.title ?? name)
  }
  return labels.join(', ')
}

/** What becomes of findings, by their ids, where that is not what the catalogues say. */
export type Severities<Own extends string = never> = Readonly<Partial<Record<FindingId | Own, 'off' | 'warning'>>>

/** What the check is given for reading entries one by one. */
export interface GivenSettings<Name extends string = string> {
  collections: Collections & Readonly<Record<Name, Collection>>
  /**
   * What is true of collections besides their schemas: whether an owner may empty one, so that its folder, which Git then does not keep, may be
   * missing; whether the names of its files are addresses of pages; and what to do when its folder is missing, if that is not to write entries.
   */
  options?: Partial<Record<Name, { mayBeEmpty?: boolean; namesPages?: boolean; restore?: string }>>
  /** By name. MDX bodies can use no others. */
  components?: Readonly<Record<string, Component>>
  /** Names that texts may contain in braces, `{email}`, for values that the pages put there. MDX bodies have none. */
  placeholders?: readonly string[]
  /** The folder of public files, as authors write it (`public`), and the address of the folder of pictures (`/images`). */
  files: { folder: string; pictures: string }
  links?: {
    /** Where texts get at people: the placeholders of the addresses in links, and the page for bodies without placeholders. */
    contact?: { mailto: string; tel: string; page: string }
    /** The address of the page that a content file makes, from the path of the file: `/content/recipes/soup.md` → `/recipes/soup`. */
    addressOf?: (path: string) => string
  }
  /** Path of the project's own words below the content folder; it is no entry. */
  dictionaryPath?: string
  /** The command that brings entries into canonical form, for messages. */
  fixCommand: string
  /** Whether fields are those of an entry that is still being written. */
  isDraft?: (fields: unknown) => boolean
  /** Findings that are switched off, or only warn. */
  severities?: Readonly<Record<string, 'off' | 'warning'>>
  /** The findings of the site's own rules. */
  own?: { listed: ReadonlyMap<string, Listed> }
}

/** The settings with what follows from them. */
export interface Settings extends Required<Omit<GivenSettings, 'own'>> {
  /** What entries with components are called: one with its article, and many. */
  richText: { one: string; many: string }
  /** A component with an attribute, for messages. */
  tagExample: string
  /** What the catalogues say of an id. */
  listedOf: (id: string) => Listed | undefined
  /** The findings with what is set for their ids. */
  weigh: <Each extends Pick<BareFinding, 'id' | 'severity'>>(findings: readonly Each[]) => Each[]
}

/**
 * Works out what follows from the settings.
 * @throws Error when `severities` names a finding without which the build would break.
 */
export const prepare = (given: GivenSettings): Settings => {
  const { collections, components = {}, severities = {} } = given
  const listedOf = (id: string) => found.listed.get(id) ?? given.own?.listed.get(id)
  const fatal = Object.keys(severities).find((id) => listedOf(id)?.weight === 'fatal')
  if (fatal)
    throw new Error(
      `The finding "${fatal}" cannot be switched off or be a warning: the build would break where it is found. Remove it from "severities".`,
    )
  const withAttribute = Object.values(components).find(({ example }) => example.includes('="'))
  const { item = 'text', label = 'other texts' } =
    Object.values(collections).find(({ format }) => format === 'mdx') ?? {}
  const one = `${/^[aeiou]/i.test(item) ? 'an' : 'a'} ${item}`.toLowerCase()
  return {
    options: {},
    links: {},
    placeholders: [],
    dictionaryPath: '',
    isDraft: () => false,
    ...given,
    severities,
    components,
    richText: { one, many: label.toLowerCase() },
    tagExample: withAttribute?.example ?? '<Name title="Text">',
    listedOf,
    weigh: (findings) =>
      findings.flatMap((finding) => {
        const severity = severities[finding.id]
        return severity === 'off' ? [] : severity ? { ...finding, severity } : finding
      }),
  }
}
