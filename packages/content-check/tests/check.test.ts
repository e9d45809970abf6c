import { expect, test } from 'vitest'
import { createCatalogue, createCheck } from '../src/index'
import { afterEdits, check, linesOf, settings, treeOf, validFiles } from './kitchen'

const soup = 'recipes/soup.mdx'
const text = validFiles[soup] ?? ''

test('a valid folder has no finding, and its entries are in the result', () => {
  const { entries, ...result } = check.checkTree(treeOf())
  expect(result).toEqual({ errors: [], warnings: [], collections: 4 })
  expect(entries.map(({ collection, slug }) => `${collection} ${slug}`)).toEqual([
    'cooks ada',
    'cooks ben',
    'kitchen kitchen',
    'notes salt',
    'recipes soup',
  ])
})

test('a folder that is missing is one finding, unless it may be empty', () => {
  const gone = { 'notes/salt.md': undefined, 'cooks/ada.yaml': undefined, 'cooks/ben.yaml': undefined }
  expect(linesOf(treeOf({ ...gone, [soup]: text.replace('/cooks#ada', '/cooks') }))).toEqual([
    'cooks:1:1  missing folder; restore it, or write entries into it, such as food/cooks/my-name.yaml',
  ])
  expect(linesOf(treeOf({}, { exists: false, files: new Map(), folders: new Set() }))).toEqual([
    'food:1:1  missing folder; it holds all copy of the site, restore it',
  ])
})

test('pictures of fields are compared with files, and symbolic links, which could lead to any file, are refused', () => {
  const ben = { 'cooks/ben.yaml': 'name: Ben\nphoto: /photos/bem.png\n' }
  expect(linesOf(treeOf(ben, { publicFiles: new Set(['/photos/ben.png']), symbolicLinks: ['food/link'] }))).toEqual([
    'cooks/ben.yaml:2:1  photo  the picture "/photos/bem.png" is not in static/; did you mean "/photos/ben.png"?',
    'link:1:1  a link to another file (symbolic link) cannot be published; put the file itself here',
  ])
})

test('links of fields are compared with pages and their parts', () => {
  expect(afterEdits('cooks/ada.yaml', ['first-steps', 'first-step'])).toEqual([
    'cooks/ada.yaml:2:1  page  the page "/recipes/soup" has no part "#first-step"; did you mean "/recipes/soup#first-steps"?',
  ])
})

test.each([
  ['5*4*3', 'mark/product'],
  ['2*x*y', 'mark/emphasis'],
  ['a*b*c', 'mark/emphasis'],
  ['x**2** and y', 'mark/emphasis'],
  ['(a)*(b)*(c)', 'mark/emphasis'],
  ['un*believ*able', 'warning mark/emphasis-in-word'],
  ['**soup**s', 'warning mark/emphasis-in-word'],
  ['**N**atural **L**anguage', ''],
  ['a *whole* word', ''],
])('emphasis of %s is %j', (words, expected) => {
  const note = `---\ntitle: Salt\n---\n\nSo: ${words} here.\n`
  const found = check.checkEntry('notes/salt.md', note, []).map(({ severity, id }) => [severity, id].filter(Boolean))
  expect(found.map((each) => each.join(' ')).join()).toBe(expected)
})

test('the repair of a line keeps what is reported beside it', () => {
  const changed = text.replace('It warms you.', 'It <b>warms</b> you :contentReference[oaicite:0].')
  const repairs = check.checkEntry(soup, changed, []).flatMap(({ repair }) => repair?.lines ?? [])
  expect(repairs).toEqual(['It **warms** you :contentReference[oaicite:0]. [Ada](/cooks#ada) makes it.'])
})

test('one entry is checked among others of which only the fields are known, and what it shares with one is reported at it', () => {
  const file = 'food/cooks/Eve.yaml'
  const others = [
    { path: 'cooks/b.yaml', fields: { name: 'Ben' } },
    { path: 'recipes/soup.mdx', fields: { title: 'Pea soup' } },
  ]
  const findingsOf = (path: string, text: string) =>
    check
      .checkEntry(path, text, others, 'food')
      .map(({ file, id, formMessage, repair }) => [file, id, formMessage, repair?.lines])
  expect(findingsOf('cooks/Eve.yaml', 'name: 3\npage: /nowhere\nphoto: /photos/new.png\n')).toMatchObject([
    [file, 'file/name', 'a name in the address is made of lower-case words joined by hyphens; write eve.', undefined],
    [file, 'type/text', 'found the number 3 where text is expected; write it in quotes: "3".', ['name: "3"']],
    [
      file,
      'link/unknown-page',
      '"/nowhere" is not a page of this site; the nearest are "/cooks", "/recipes/soup", and "/".',
      undefined,
    ],
  ])
  const note = (body: string) => `---\ntitle: Salt\n---\n\n${body}\n`
  const [wrong, ...more] = check.checkEntry('notes/salt.md', note('Ask <ada@food.example> first.'), others)
  expect([wrong, more]).toMatchObject([{ id: 'tag/address', place: 'ada@food.example' }, []])
  expect(wrong?.repair?.lines).toEqual(['Ask ada@food.example first.'])
  const taken = ['food/cooks/ada.yaml', 'entry/taken', '"ben" is already used in “Ben”; write another.', undefined]
  expect(findingsOf('cooks/ada.yaml', 'name: ben\npage: /recipes/soup#salt\n')).toEqual([taken])
})

test('a finding is switched off, or only warns, by its id, unless the build would break with it', () => {
  const { checkTree, readEntry } = createCheck({
    ...settings,
    severities: { 'text/curly-quotes': 'off', 'link/unknown-page': 'warning', 'mark/heading': 'warning' },
  })
  const note = '---\ntitle: Salt\n---\n\n##Late\n'
  const changed = treeOf({ 'cooks/ada.yaml': 'name: “Ada”\npage: /nowhere\n', 'notes/salt.md': note })
  const { errors, warnings } = checkTree(changed)
  expect([errors, warnings.map(({ id }) => id)]).toEqual([[], ['link/unknown-page', 'mark/heading']])
  const bodies: string[] = []
  const file = { path: 'notes/salt.md', collection: 'notes', slug: 'salt' } as const
  readEntry(file, 'food', new TextEncoder().encode(note), ({ path }, { type }) => bodies.push(path, type))
  expect(bodies).toEqual([file.path, 'root'])
  const refused = () => createCheck({ ...settings, severities: { 'yaml/tab': 'off' } })
  expect(refused).toThrow('The finding "yaml/tab" cannot be switched off or be a warning: the build would break')
  const unsaid = () => createCatalogue({ fatal: {}, error: { 'text/long': 'the line is long' }, warning: {} }, {})
  expect(unsaid).toThrow('The finding "text/long" names what a form does not show')
})
