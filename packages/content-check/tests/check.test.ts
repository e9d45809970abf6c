import { expect, test } from 'vitest'
import { afterEdits, check, linesOf, treeOf, validFiles } from './kitchen'

const soup = 'recipes/soup.mdx'
const text = validFiles[soup] ?? ''

test('a valid folder has no problem, and its entries are in the result', () => {
  const { entries, ...result } = check.checkTree(treeOf())
  expect(result).toEqual({ problems: [], warnings: [], collections: 4 })
  expect(entries.map(({ collection, slug }) => `${collection} ${slug}`)).toEqual([
    'cooks ada',
    'cooks ben',
    'kitchen kitchen',
    'notes salt',
    'recipes soup',
  ])
})

test('every wrong field of an entry is reported in one run, with what to write', () => {
  const edits = [
    ['title: Pea soup', 'titel: Pea soup'],
    ['cook: ada', 'cook: adda'],
    ['cooked: 2026-01-31', 'cooked: 31 Jan 2026'],
    ['minutes: 20', 'minutes: "1.320"'],
    ['grams: 250', 'grams: many'],
  ] as const
  expect(afterEdits(soup, ...edits)).toEqual([
    'recipes/soup.mdx:2:1  titel  unknown field "titel"; did you mean "title"?',
    'recipes/soup.mdx:3:1  cook  there is no entry "adda" in the folder cooks; did you mean "ada"?',
    'recipes/soup.mdx:4:1  cooked  "31 Jan 2026" is not a date as year-month-day; did you mean 2026-01-31?',
    'recipes/soup.mdx:5:1  minutes  found the text "1.320" where a number is expected; write 1320 or 1.32 without quotes',
    'recipes/soup.mdx:8:5  ingredients[0].grams  found the text "many" where a number is expected; write digits only, such as 250',
  ])
})

test('links, headings, components, and braces of a body are checked', () => {
  const edits = [
    ['/cooks#ada', '/cooks#bob'],
    ['## First', '#### First'],
    ['<Tip title="Before you start">', '<Tip>'],
    ['Wash the peas.', 'Wash the peas {now}.'],
  ] as const
  expect(afterEdits(soup, ...edits)).toEqual([
    'recipes/soup.mdx:11:15  body  the page "/cooks" has no part "#bob"; write "/cooks", "/cooks#ben", or "/cooks#ada"',
    'recipes/soup.mdx:13:1  body  headings have two levels here; write "## First steps"',
    'recipes/soup.mdx:15:1  body  <Tip> needs the attribute "title"; write <Tip title="A tip">',
    'recipes/soup.mdx:17:15  body  braces cannot be used in the text of a recipe; write the text without { and }',
  ])
  // Beside a tag that cannot be read, the headings of the text are not certain.
  expect(afterEdits(soup, ['</Tip>\n', ''], ['It warms', '[It](#below) warms'], ...edits.slice(0, 2))).toEqual([
    'recipes/soup.mdx:11:25  body  the page "/cooks" has no part "#bob"; write "/cooks", "/cooks#ben", or "/cooks#ada"',
    'recipes/soup.mdx:13:1  body  headings have two levels here; write "## First steps"',
    'recipes/soup.mdx:15:1  body  <Tip> is not closed; write </Tip> on a line of its own after its text',
  ])
})

test('HTML and pictures of a body are refused with what to write', () => {
  const edits = [
    ['It warms', 'It <b>warms</b>'],
    ['Wash the peas.', '![peas](https://example.com/p.png)'],
  ] as const
  expect(afterEdits(soup, ...edits)).toEqual([
    'recipes/soup.mdx:11:4  body  HTML such as <b> cannot be used; for bold text write **text**',
    'recipes/soup.mdx:17:1  body  pictures of other sites cannot be shown; put the picture as a file into static/photos/, then write ![what it shows](/photos/name.webp)',
  ])
  expect(afterEdits(soup, ['Wash the peas.', '<Photo src="/photos/peas.png" caption="Peas" />'])).toEqual([
    'recipes/soup.mdx:17:1  body  <Photo> needs the attribute "alt"; write <Photo src="/photos/soup.png" alt="A bowl of soup" caption="The soup" />',
    expect.stringContaining('the picture "/photos/peas.png" is not in static/'),
  ])
})

test('files and folders at wrong places are told where they belong', () => {
  const moved = { [soup]: undefined, 'cooks/soup.mdx': text, 'recipes/Pea Stew.md': text, 'stew.mdx': text }
  expect(linesOf(treeOf({ ...moved, 'cooks/ada.yaml': 'name: Ada\n' }))).toEqual([
    'cooks/soup.mdx:1:1  files of this folder end in ".yaml"; move it to the folder recipes, or rename it to "soup.yaml"',
    'recipes/Pea Stew.md:1:1  files of this folder end in ".mdx"; rename it to "pea-stew.mdx"',
    'stew.mdx:1:1  recipes stand in the folder food/recipes; move the file there',
  ])
  const others = { 'cook/eve.yaml': 'name: Eve\n', 'recipes/a.png': '', 'recipes/index.mdx': text, 'words.txt': 'x' }
  expect(linesOf(treeOf({ ...others, 'kitchen.yaml': undefined }))).toEqual([
    'cook:1:1  unknown folder; did you mean food/cooks?',
    'kitchen.yaml:1:1  missing file; restore it, or write it with the fields name, open, and place',
    'recipes/a.png:1:1  pictures are not stored among the texts; move it to static/photos/a.png, then write ![what it shows](/photos/a.png)',
    'recipes/index.mdx:1:1  hosts take "index" for the list of pages above it, so nobody could open this page; rename the file after its title, such as "first-steps.mdx"',
  ])
})

test('a folder that is missing is one problem, unless it may be empty', () => {
  const gone = { 'notes/salt.md': undefined, 'cooks/ada.yaml': undefined, 'cooks/ben.yaml': undefined }
  expect(linesOf(treeOf({ ...gone, [soup]: text.replace('/cooks#ada', '/cooks') }))).toEqual([
    'cooks:1:1  missing folder; restore it, or write entries into it, such as food/cooks/my-name.yaml',
  ])
  expect(linesOf(treeOf({}, { exists: false, files: new Map(), folders: new Set() }))).toEqual([
    'food:1:1  missing folder; it holds all copy of the site, restore it',
  ])
})

test('rules of the project run, and copies are blamed', () => {
  expect(linesOf(treeOf({ 'cooks/ada-2.yaml': 'name: Ada\n' }))).toEqual([
    'cooks/ada-2.yaml:1:1  name  the name "Ada" is already used in line 1 of food/cooks/ada.yaml; write another in one of the two',
  ])
})

test('encodings and line ends are reported', () => {
  const files = { 'cooks/ben.yaml': '\uFEFFname: B\u200Ben\r\n', 'notes/salt.md': new Uint8Array([0x2d, 0xff]) }
  expect(linesOf(treeOf(files))).toEqual([
    'cooks/ben.yaml:1:1  the file starts with an invisible byte order mark; save it as "UTF-8" without "BOM", or run "kitchen fix"',
    'cooks/ben.yaml:1:8  invisible character U+200B; delete it',
    'cooks/ben.yaml:1:11  Windows line ends (CRLF) on 1 line; save the file with line ends "LF", or run "kitchen fix"',
    'notes/salt.md:1:1  the fields are missing; the first line must be "---", then the fields, then a line "---"',
    'notes/salt.md:1:2  "\uFFFD" is what is left of a character that a program could not read; save the file with the encoding "UTF-8", and write the character again',
  ])
})

test('pictures of fields are compared with files, and symbolic links, which could lead to any file, are refused', () => {
  const ben = { 'cooks/ben.yaml': 'name: Ben\nphoto: /photos/bem.png\n' }
  expect(linesOf(treeOf(ben, { publicFiles: new Set(['/photos/ben.png']), symbolicLinks: ['food/link'] }))).toEqual([
    'cooks/ben.yaml:2:1  photo  the picture "/photos/bem.png" is not in static/; did you mean "/photos/ben.png"?',
    'link:1:1  a link to another file (symbolic link) cannot be published; put the file itself here',
  ])
})

test('texts that are still to be written are errors or warnings, but not in drafts', () => {
  const edits = [['It warms you.', 'It warms you. TODO']] as const
  expect(afterEdits(soup, ['title: Pea soup', 'title: TODO'], ...edits)).toEqual([
    'recipes/soup.mdx:2:8  title  "TODO" stands for a text that is still to be written, and the site would print it; write the text',
    'recipes/soup.mdx:11:15  body  warning: the site prints "TODO"; write what belongs there, or remove it',
  ])
  expect(afterEdits(soup, ['title: Pea soup', 'title: TODO\ndraft: true'], ...edits)).toEqual([])
})

test('links of fields are compared with pages and their parts, and notes and curly quotes are seen', () => {
  expect(afterEdits('cooks/ada.yaml', ['first-steps', 'first-step'])).toEqual([
    'cooks/ada.yaml:2:1  page  the page "/recipes/soup" has no part "#first-step"; did you mean "/recipes/soup#first-steps"?',
  ])
  expect(afterEdits('cooks/ada.yaml', ['name: Ada', 'name: “Ada”'], ['page: /', 'page: # /'])).toEqual([
    'cooks/ada.yaml:2:7  page  "# /recipes/soup#first-steps" is a comment, so this field is empty; write "/recipes/soup#first-steps"',
    'cooks/ada.yaml:1:7  name  warning: the site prints these curly quotes; write "Ada", or run "kitchen fix"',
  ])
})

test('the repair of a line keeps what is reported beside it', () => {
  const changed = text.replace('It warms you.', 'It <b>warms</b> you :contentReference[oaicite:0].')
  const repairs = check.checkEntry(soup, changed, []).flatMap(({ repair }) => repair?.lines ?? [])
  expect(repairs).toEqual(['It **warms** you :contentReference[oaicite:0]. [Ada](/cooks#ada) makes it.'])
})

test('one entry is checked among others of which only the fields are known, and what it shares with one is reported at it', () => {
  const others = [
    { path: 'cooks/ben.yaml', fields: { name: 'Ben' } },
    { path: 'recipes/soup.mdx', fields: { title: 'Pea soup' } },
  ]
  const problemsOf = (path: string, text: string) =>
    check.checkEntry(path, text, others, 'food').map(({ file, message, repair }) => [file, message, repair?.lines])
  expect(problemsOf('cooks/Eve.yaml', 'name: 3\npage: /nowhere\nphoto: /photos/new.png\n')).toEqual([
    [
      'food/cooks/Eve.yaml',
      'a file name is made of lower-case words joined by hyphens; rename it to "eve.yaml"',
      undefined,
    ],
    ['food/cooks/Eve.yaml', 'found the number 3 where text is expected; write it in quotes: "3"', ['name: "3"']],
    [
      'food/cooks/Eve.yaml',
      '"/nowhere" is not a page of this site; the nearest are "/cooks", "/recipes/soup", and "/"',
      undefined,
    ],
  ])
  expect(problemsOf('cooks/ada.yaml', 'name: ben\npage: /recipes/soup#salt\n')).toEqual([
    [
      'food/cooks/ada.yaml',
      'the name "ben" is already used in line 1 of food/cooks/ben.yaml; write another in one of the two',
      undefined,
    ],
  ])
})
