import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCheck } from '@site/content-check'
import { addEditMode } from '@site/editor-page'
import { type BodyTexts, type IndexedSite, indexTexts, textsOfBody } from '@site/editor-page/text-index'
import { expect, it, onTestFinished } from 'vitest'
import { placeFinder, type SourceText } from '../src/edit-mode/find-places'
import { site } from './site'

const { checkTree, readEntry } = createCheck({
  collections: site.collections,
  components: site.components,
  placeholders: ['town'],
  files: { folder: 'static', pictures: '/photos' },
  targets: () => ({ pages: new Map(), unread: new Set() }),
  fixCommand: 'npm run fix',
})

type Name = keyof typeof site.collections

const bakery: IndexedSite<Name> = {
  ...site,
  paths: ({ collection }) => site.collections[collection].paths,
  expand: (text) => text.replaceAll('{town}', 'Riverton'),
  print: (value) => (typeof value === 'number' ? [`${value} g`] : []),
}

const files = {
  'shop.yaml': 'name: Bakery of {town}\nkinds:\n  - Rye\n  - Wheat\n',
  'breads/rye.yaml': [
    'id: rye',
    'title: Dark Rye',
    'kind: Rye',
    'weight: 750',
    'steps:',
    '  - name: Knead',
    '    minutes: 10',
    '  - name: Bake',
    '    minutes: 45',
    '  - name: Rest for {minutes} minutes',
    '    minutes: 30',
    '',
  ].join('\n'),
  'breads/spelt.yaml': 'id: spelt\ntitle: Spelt\nkind: Wheat\nweight: 500\nsteps:\n  - name: Knead\n    minutes: 12\n',
  'notes/salt.md': '---\ntitle: Salt\n---\n\nA *pinch* of salt.\n\n- Sea salt\n- Rock salt\n',
  'stories/first.mdx':
    '---\ntitle: The first loaf\nbread: rye\n---\n\n<Hint title="Be patient">\n\nIt takes a day.\n\n</Hint>\n',
  'notes/draft.md': '---\ntitle: Secret\n---\n\nNobody knows.\n',
}

const indexOf = (changed: Partial<typeof files> = {}) => {
  const bodies: BodyTexts = new Map()
  const { entries } = checkTree(
    {
      label: 'content',
      exists: true,
      files: new Map(
        Object.entries({ ...files, ...changed }).map(([path, text]) => [path, new TextEncoder().encode(text)]),
      ),
      folders: new Set(['breads', 'notes', 'stories']),
      unreadable: [],
      publicFiles: new Set(),
    },
    (file, label, bytes) =>
      readEntry(file, label, bytes, ({ collection, slug }, tree) => {
        bodies.set(`${collection}/${slug}`, [...textsOfBody(tree)])
      }),
  )
  const shown = entries.filter(({ slug }) => slug !== 'draft')
  return indexTexts(bakery, shown, bodies)
}

/** The texts of a page, each with the places that it may come from. */
const placesOn = (html: string, address: string, index = indexOf()): Record<string, string[]> => {
  document.body.innerHTML = html
  const found = placeFinder(index, address).find(document.body)
  const placeOf = ({ file, line, label }: SourceText) => `${file.label} › ${label}, ${file.path}:${line}`
  return Object.fromEntries(found.map(({ range, sources }) => [range.toString().trim(), sources.map(placeOf)]))
}

const breadsPage = `
  <header><a href="/">Bakery of <b>River</b>ton</a></header>
  <main>
    <h1><span>Dark</span><span>Rye</span></h1>
    <p><span>Rye</span> <data value="750">750&nbsp;g</data></p>
    <ol><li>Knead <small>10</small></li><li>Bake <small>45</small></li><li>Rest for 30 minutes</li></ol>
    <h2>Spelt</h2>
    <p><span>Wheat</span> <span>500 g</span></p>
    <ol><li>Knead <small>12</small></li></ol>
  </main>`

it('every word of a page has exactly one place, in the labels of its form, with file and line', () => {
  expect(placesOn(breadsPage, '/breads')).toEqual({
    'Bakery of Riverton': ['Shop › Name of the shop, content/shop.yaml:1'],
    DarkRye: ['Bread “Dark Rye” › title, content/breads/rye.yaml:2'],
    Rye: ['Bread “Dark Rye” › kind, content/breads/rye.yaml:3'],
    '750\u00a0g': ['Bread “Dark Rye” › weight, content/breads/rye.yaml:4'],
    '10': ['Bread “Dark Rye” › steps 1, minutes, content/breads/rye.yaml:7'],
    Bake: ['Bread “Dark Rye” › steps 2, name, content/breads/rye.yaml:8'],
    '45': ['Bread “Dark Rye” › steps 2, minutes, content/breads/rye.yaml:9'],
    'Rest for 30 minutes': ['Bread “Dark Rye” › steps 3, name, content/breads/rye.yaml:10'],
    Spelt: ['Bread “Spelt” › title, content/breads/spelt.yaml:2'],
    Wheat: ['Bread “Spelt” › kind, content/breads/spelt.yaml:3'],
    '500 g': ['Bread “Spelt” › weight, content/breads/spelt.yaml:4'],
    // The second of two; the first is in Rye.
    Knead: ['Bread “Spelt” › steps 1, name, content/breads/spelt.yaml:6'],
    '12': ['Bread “Spelt” › steps 1, minutes, content/breads/spelt.yaml:7'],
  })
  document.body.innerHTML = breadsPage
  const index = indexOf()
  const found = placeFinder(index, '/breads').find(document.body)
  const words = found.map(({ range }) => range.toString().replace(/\s/g, '')).join('')
  expect(words).toBe(document.body.textContent?.replace(/\s/g, ''))
  expect(found.filter(({ sources }) => sources.length !== 1)).toEqual([])
})

it('texts of bodies lead to their paragraph, and those in components to the component', () => {
  expect(
    placesOn('<main><h1>Salt</h1><p>A <em>pinch</em> of salt.</p><ul><li>Sea salt</li></ul></main>', '/notes'),
  ).toEqual({
    Salt: ['Note “Salt” › title, content/notes/salt.md:2'],
    'A pinch of salt.': ['Note “Salt” › Text, content/notes/salt.md:5'],
    'Sea salt': ['Note “Salt” › Text, content/notes/salt.md:7'],
  })
  expect(placesOn('<main><aside><b>Be patient</b><p>It takes a day.</p></aside></main>', '/stories')).toEqual({
    'Be patient': ['Story “The first loaf” › Text, Hint, Title, content/stories/first.mdx:6'],
    'It takes a day.': ['Story “The first loaf” › Text, Hint, content/stories/first.mdx:8'],
  })
})

it('a text that several fields have names all of them, and words that no field has are left out', () => {
  expect(placesOn('<main><p>Knead</p><p>Secret</p><p>Seven</p></main>', '/breads')).toEqual({
    Knead: [
      'Bread “Dark Rye” › steps 1, name, content/breads/rye.yaml:6',
      'Bread “Spelt” › steps 1, name, content/breads/spelt.yaml:6',
    ],
  })
})

it('a text with a value that the page fills in leads to the text, before one of which it has fewer words', () => {
  const changed = indexOf({ 'shop.yaml': 'kinds:\n  - "{weight} today"\nname: Loaves of {weight} today\n' })
  expect(placesOn('<main><p>Loaves of 500 g today</p></main>', '/breads', changed)).toEqual({
    'Loaves of 500 g today': ['Shop › Name of the shop, content/shop.yaml:3'],
  })
})

it('an export becomes a preview by one folder, and one script element in each page', async () => {
  const out = await mkdtemp(join(tmpdir(), 'preview-'))
  onTestFinished(() => rm(out, { recursive: true }))
  const page = '<!DOCTYPE html><html><head></head><body><p>Bread</p></body></html>'
  await mkdir(join(out, 'notes'))
  const redirect = '<head><meta http-equiv="refresh" content="0; url=/"></head><body></body>'
  for (const [file, text] of Object.entries({
    'index.html': page,
    'notes/salt.html': page,
    'old.html': redirect,
    'admin.html': page,
  }))
    await writeFile(join(out, file), text)
  await addEditMode(out, indexOf())
  const element = '<script type="module" src="/edit/start.js"></script>'
  for (const file of ['index.html', 'notes/salt.html'])
    expect(await readFile(join(out, file), 'utf8')).toBe(page.replace('</body>', `${element}</body>`))
  expect(readFileSync(join(out, 'old.html'), 'utf8')).toBe(redirect)
  expect(readFileSync(join(out, 'admin.html'), 'utf8')).toBe(page)
  expect(readFileSync(join(out, 'edit/texts.json'), 'utf8')).not.toContain('Secret')
})
