import { z } from 'zod'
import { type CheckSettings, type Content, type ContentTree, checkUnique, collection, createCheck } from '../src/index'

/** A small site of recipes, which no other part of the project knows. */

const labeled = <Field extends z.ZodType>(field: Field, title: string, ...examples: unknown[]): Field =>
  field.meta(examples.length > 0 ? { title, examples } : { title })
const text = (title: string, example: string) => labeled(z.string().min(1).max(80), title, example)

const ingredient = z.strictObject({ name: text('Name', 'peas'), grams: labeled(z.number().min(0), 'Weight', 250) })

const recipeSchema = z.strictObject({
  title: text('Title', 'Pea soup'),
  cook: text('Cook', 'ada').meta({ reference: 'cooks', description: 'Name of a file in cooks/' }),
  cooked: labeled(z.iso.date(), 'Cooked on', '2026-01-31'),
  minutes: labeled(z.int().min(1).max(5000), 'Minutes', 20),
  ingredients: labeled(z.array(ingredient).min(1), 'Ingredients'),
  level: labeled(z.enum(['easy', 'hard']).optional(), 'Level'),
  draft: labeled(z.boolean().optional(), 'Draft'),
})

const picture = z.string().regex(/^\/photos\/\S+\.png$/, 'must be the address of a picture')
const page = z.string().regex(/^\/\S*$/, 'must start with a slash')

const cookSchema = z.strictObject({
  name: text('Name', 'Ada'),
  page: page.meta({ title: 'Page', link: 'internal' }).optional(),
  photo: picture.meta({ title: 'Photo', link: 'picture' }).optional(),
})

const placeSchema = z.strictObject({ street: text('Street', 'Main Street'), rooms: labeled(z.int(), 'Rooms', 3) })
const kitchenSchema = z.strictObject({
  name: text('Name', 'Our kitchen'),
  open: labeled(z.boolean(), 'Open', true),
  place: labeled(placeSchema, 'Place'),
})

const shown = (label: string, item?: string) => ({ label, ...(item && { item }), summary: `${label}.`, paths: ['/'] })

export const collections = {
  recipes: collection('recipes/*.mdx', recipeSchema, shown('Recipes', 'Recipe')),
  cooks: collection('cooks/*.yaml', cookSchema, shown('Cooks', 'Cook')),
  notes: collection('notes/*.md', z.strictObject({ title: text('Title', 'Salt') }), shown('Notes', 'Note')),
  kitchen: collection('kitchen.yaml', kitchenSchema, shown('Kitchen')),
}

type Name = keyof typeof collections

/** Every recipe is a page with the headings of its body, and every cook a part of one page. */
const targets = ({ entries }: Content<Name>) => ({
  pages: new Map<string, ReadonlySet<string>>([
    ['/', new Set<string>()],
    ['/cooks', new Set(entries.flatMap(({ collection: name, slug }) => (name === 'cooks' ? slug : [])))],
    ...entries
      .filter(({ collection: name }) => name === 'recipes')
      .map(({ slug, body }) => [`/recipes/${slug}`, new Set(body?.headings.map(({ id }) => id))] as const),
  ]),
  unread: new Set(entries.flatMap(({ slug, body }) => (body?.parsed === false ? `/recipes/${slug}` : []))),
})

export const settings: CheckSettings<Name> = {
  collections,
  options: { notes: { mayBeEmpty: true }, recipes: { namesPages: true } },
  components: {
    Tip: { attributes: { title: true }, children: true, example: '<Tip title="A tip">' },
    Photo: {
      attributes: { caption: true, src: false, alt: false },
      children: true,
      example: '<Photo caption="A photo">',
      pictureExample: '<Photo src="/photos/soup.png" alt="A bowl of soup" caption="The soup" />',
    },
  },
  placeholders: ['kitchen'],
  files: { folder: 'static', pictures: '/photos' },
  links: {
    addressOf: (path) => path.replace(/^.*\/recipes\/(.*)\.mdx$/, '/recipes/$1'),
  },
  dictionaryPath: 'words.txt',
  fixCommand: 'kitchen fix',
  isDraft: (fields) => Object(fields).draft === true,
  targets,
  rules: [checkUnique<Name>({ cooks: [{ field: 'name' }] })],
}

export const check = createCheck(settings)

/** The text of every file of a kitchen without mistakes, in canonical form. */
export const validFiles: Readonly<Record<string, string>> = {
  'kitchen.yaml': 'name: Our kitchen\nopen: true\nplace:\n  street: Main Street\n  rooms: 3\n',
  'cooks/ada.yaml': 'name: Ada\npage: /recipes/soup#first-steps\n',
  'cooks/ben.yaml': 'name: Ben\n',
  'recipes/soup.mdx': `---
title: Pea soup
cook: ada
cooked: 2026-01-31
minutes: 20
ingredients:
  - name: peas
    grams: 250
---

It warms you. [Ada](/cooks#ada) makes it.

## First steps

<Tip title="Before you start">

Wash the peas.

</Tip>
`,
  'notes/salt.md': '---\ntitle: Salt\n---\n\nSalt late, says {kitchen}.\n',
}

/** A content folder in memory: the valid files with some changes, where undefined deletes a file. */
export const treeOf = (
  changes: Readonly<Record<string, string | Uint8Array | undefined>> = {},
  more: Partial<ContentTree> = {},
): ContentTree => {
  const files = Object.entries({ ...validFiles, ...changes }).flatMap(([path, content]) =>
    content === undefined
      ? []
      : [[path, typeof content === 'string' ? new TextEncoder().encode(content) : content] as const],
  )
  const folders = files.flatMap(([path]) => (path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : []))
  const none = { unreadable: [], publicFiles: new Set<string>() }
  return { label: 'food', exists: true, files: new Map(files), folders: new Set(folders), ...none, ...more }
}

/** What the check prints, without the name of the folder. */
export const linesOf = (tree: ContentTree): string[] => {
  const { errors, warnings } = check.checkTree(tree)
  return [...errors, ...warnings].map(({ file, line, column, path, message, severity }) =>
    [`${file.replace('food/', '')}:${line}:${column}`, path, severity ? `${severity}: ${message}` : message]
      .filter(Boolean)
      .join('  '),
  )
}

/** The same after replacements of texts in one file. */
export const afterEdits = (path: string, ...edits: readonly (readonly [string, string])[]): string[] => {
  let edited = validFiles[path] ?? ''
  for (const [old, replacement] of edits) {
    if (!edited.includes(old)) throw new Error(`"${old}" does not occur in ${path}`)
    edited = edited.replace(old, () => replacement)
  }
  return linesOf(treeOf({ [path]: edited }))
}
