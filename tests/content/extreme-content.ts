import { type ContentTree, type FieldPath, formatPath } from '@site/content-check'
import { parse, parseDocument } from 'yaml'
import { z } from 'zod'
import { collections, type SiteCollection } from '@/lib/content/collections'
import { checkTree, placeFiles } from '@/tools/check/site-check'
import { cachedEntries } from './cached-entries'

/** Text of every content file by path, such as `site.yaml`. */
type Files = Readonly<Record<string, string>>

/** A value in a file, with the schema of its field. */
export interface Place {
  file: string
  path: FieldPath
  value: unknown
  schema: unknown
}

const frontMatter = /^---\n(.*?)^---\n/ms

const fieldsIn = (text = ''): string => frontMatter.exec(text)?.[1] ?? text

const unwrap = (schema: unknown): unknown => (schema instanceof z.ZodOptional ? unwrap(schema.unwrap()) : schema)

const placesBelow = (place: Place): Place[] => {
  const schema = unwrap(place.schema)
  const { value } = place
  if (typeof value !== 'object' || value === null) return [{ ...place, schema }]
  const below = Object.entries(value).flatMap(([name, each]) => {
    const isItem = schema instanceof z.ZodArray
    const fields: Record<string, unknown> = schema instanceof z.ZodObject ? schema.shape : {}
    const inner = isItem ? schema.element : fields[name]
    return placesBelow({ ...place, path: [...place.path, isItem ? Number(name) : name], value: each, schema: inner })
  })
  return [{ ...place, schema }, ...below]
}

/** A tree with the texts of other files. */
const treeOf = (tree: ContentTree, files: Files): ContentTree => ({
  ...tree,
  files: new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])),
})

/** Every value in the fields of files; groups and lists stand before what they contain. */
export const placesIn = (tree: ContentTree, files: Files): Place[] =>
  placeFiles(treeOf(tree, files)).placed.flatMap(({ path: file, collection }) =>
    placesBelow({ file, path: [], value: parse(fieldsIn(files[file])), schema: collections[collection].schema }),
  )

/** The files with other values at these places. */
export const edited = (files: Files, edits: readonly Place[]): Record<string, string> => {
  const result = { ...files }
  for (const name of new Set(edits.map(({ file }) => file))) {
    const fields = parseDocument(fieldsIn(files[name]))
    for (const { file, path, value } of edits.toReversed()) if (file === name) fields.setIn(path, value)
    result[name] = (files[name] ?? '').replace(fieldsIn(files[name]), () => fields.toString({ lineWidth: 0 }))
  }
  return result
}

/** Of edits as many as the check lets pass. */
export const allowed = (tree: ContentTree, files: Files, edits: readonly Place[]): readonly Place[] => {
  const read = cachedEntries()
  for (let left = edits; ; ) {
    const { errors } = checkTree(treeOf(tree, edited(files, left)), read)
    if (errors.length === 0) return left
    const without = (isWrong: (edit: Place, error: { path: string }) => boolean) =>
      left.filter((edit) => !errors.some((error) => error.file.endsWith(`/${edit.file}`) && isWrong(edit, error)))
    const fewer = [
      without(({ path }, error) => error.path === formatPath(path)),
      without(() => true),
      // Questions name the categories of the FAQ page, so that their files are wrong.
      left.filter(({ path }) => path[0] !== 'categories'),
    ].find(({ length }) => length < left.length)
    if (!fewer) throw new Error(`${errors[0]?.file}: ${errors[0]?.message}`)
    left = fewer
  }
}

/** Words of at most 9 letters, which a column of the narrowest picture holds. */
const filler = ' and for every small customer in the county who calls us on a Monday morning before seven'.repeat(9)
const longWord = 'Wolfeschlegelsteinhausenbergerdorffmeier'
const signs = ['Đỗ Thị Hồng', '李雷 韩梅梅', 'مرحبا بالعالم', 'Ελλάδα', '$& “§” — 50%', 'Ñandú 🙂 1:1', 'हिन्दी ไทย']

/** Texts of at most so many characters in place of another one, the best first. */
const texts: Record<string, (text: string, most: number, index: number) => string[]> = {
  longest: (text, most) =>
    /^[\d.,$]+$/.test(text)
      ? ['1,000,000,000'.slice(0, most), '1'.repeat(most)]
      : [text + filler.slice(0, most - text.length), text + filler.slice(0, most - text.length - 1)],
  words: (text, most) =>
    [40, 24, 14, 9].map((length) =>
      text
        .replace(/(?<!\{[\w ]*)\p{L}+(?![\w ]*\})/u, longWord.slice(0, length))
        .slice(0, most)
        .trim(),
    ),
  signs: (text, most, index) =>
    [...signs.slice(index % signs.length), ...signs]
      .flatMap((sign) => [`${text} ${sign}`, sign])
      .filter(({ length }) => length <= most),
}

/** Other texts of a mode in every field that limits its length. The brand stays, since no other text may repeat it. */
export const otherTexts = (mode: string, places: readonly Place[]): Place[] =>
  places.flatMap((place, index) => {
    const { schema, value, path } = place
    if (!(schema instanceof z.ZodString) || !schema.maxLength || schema.meta()?.['choices']) return []
    const all =
      path[0] === 'categories' || path[0] === 'brand' ? [] : texts[mode]?.(String(value), schema.maxLength, index)
    const found = all?.find((text) => schema.safeParse(text).success)
    return found ? [{ ...place, value: found }] : []
  })

/** Lists with as many items as they may have. */
const longerLists = (places: readonly Place[]): Place[] =>
  places.flatMap((place) => {
    const { schema, value } = place
    if (!(schema instanceof z.ZodArray) || !Array.isArray(value) || value.length === 0) return []
    const all = Array.from({ length: 24 }, (_, index) => structuredClone(value[index % value.length]))
    const most = all.findLastIndex((_, index) => schema.safeParse(all.slice(0, index + 1)).success)
    return most >= value.length ? [{ ...place, value: all.slice(0, most + 1) }] : []
  })

/** The files with copies of the entries of each kind, so that there are so many. */
const multiplied = (tree: ContentTree, files: Files, count: number): Files => {
  const all = { ...files }
  const { placed } = placeFiles(tree)
  for (const [index, { path, collection }] of placed.entries()) {
    const { isSingle, onlyNames, unique = [], isNamedById, earlier, search }: SiteCollection = collections[collection]
    const differing = [
      ...unique.map(({ field }) => field),
      ...Object.values(search ?? {}),
      ...(isNamedById ? ['id'] : []),
    ]
    const siblings = placed.filter((each) => each.collection === collection).map((each) => each.path)
    const last = isSingle || onlyNames ? 0 : Math.ceil((count - siblings.indexOf(path)) / siblings.length)
    for (let copy = 2; copy <= last; copy++) {
      const fields = parseDocument(fieldsIn(files[path]))
      if (earlier) fields.delete(earlier.field)
      for (const field of differing) {
        const value = fields.get(field)
        if (typeof value === 'number') fields.set(field, value + copy * 1000 + index)
        if (typeof value === 'string')
          fields.set(field, /^[a-z-]+$/.test(value) ? `${value}-${copy}` : `${value.slice(0, -3)} ${copy}`)
      }
      const text = fields.toString({ lineWidth: 0 })
      all[path.replace(/(?=\.\w+$)/, `-${copy}`)] = (files[path] ?? '').replace(fieldsIn(files[path]), () => text)
    }
  }
  return all
}

/** Content made of other content: with every text at its limit (`longest`), very long `words`, `signs` of many scripts, or `much` of each kind. */
export const extremeContent = (mode: string, tree: ContentTree): Files => {
  const own = Object.fromEntries(Array.from(tree.files, ([path, bytes]) => [path, Buffer.from(bytes).toString()]))
  const files = mode === 'much' ? multiplied(tree, own, 24) : own
  const places = placesIn(tree, files)
  return edited(files, allowed(tree, files, mode === 'much' ? longerLists(places) : otherTexts(mode, places)))
}
