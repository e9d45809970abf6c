import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CheckResult, ContentTree, PictureFile } from '@site/content-check'
import { afterAll, expect, test, vi } from 'vitest'
import { today } from '@/lib/build/today'
import { photo } from '@/lib/content/schemas/addresses'
import { found } from '@/lib/content/sentences'
import { cachedRead } from '@/packages/content-check/tests/cached-read'
import { completed, sampleOf, samplePicture, toTree, validFiles } from './fixture'

// In transcripts a page is at the name of its route, so that the address of a page of the site can change.
vi.resetModules()
const { faqPath, routes } = await import('@/lib/routes')
for (const [name, route] of Object.entries(routes))
  Object.assign(route, { path: `/${name.replace('home', '').replace(/[A-Z]/g, '-$&').toLowerCase()}` })
const { checkTree, readEntry } = await import('@/tools/check/site-check')
const { checkLaunch } = await import('@/tools/launch')
afterAll(() => {
  vi.resetModules()
})

/** A change of a file that breaks it. */
interface Case {
  /** The change as it is written. */
  name: string
  /** Path of the file after the change, or of a copy with the change. */
  path: string
  isCopy: boolean
  /** The file after the change; undefined when it is deleted. */
  edit: (text: string) => string | Uint8Array | undefined
}

/** Changes that are not the replacement of one text, by the names that the cases give them. */
const named: Record<string, Case['edit']> = {
  '(deleted)': () => undefined,
  '(as it is)': (text) => text,
  '(copied)': (text) => text,
  '(moved)': (text) => text,
  '(spaces behind "---")': (text) => text.replaceAll(/^---$/gm, '---  '),
  '(Latin-1)': (text) => Buffer.from(text.replace('Remote', 'Caf\u00E9'), 'latin1'),
  '(UTF-16)': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  '(PNG)': () => Buffer.from(`\x89PNG\r\n\x1A\n${'\0\x01\xFF'.repeat(300)}`, 'latin1'),
  '(Word)': () => Buffer.from('PK\x03\x04 \xE9', 'latin1'),
}

const readSigns = (text: string): string =>
  text.replace(/\\(?:([\\nt])|u\{(\w+)\})/g, (_, sign: string | undefined, code = '') =>
    sign ? ({ n: '\n', t: '\t' }[sign] ?? '\\') : String.fromCodePoint(Number.parseInt(code, 16)),
  )

/** Replaces one text by another; throws when the text does not occur. */
const replacing =
  (old: string, replacement: string): Case['edit'] =>
  (text) => {
    // The first line of a file can be named with a line break above it, too.
    const [before, ...after] = `\n${text}`.split(old)
    if (after.length === 0) throw new Error(`"${old}" does not occur`)
    return [before + replacement + after.shift(), ...after].join(old).slice(1)
  }

/** Reads a case: `text → new text`, with `\n`, `\t`, `\\`, and `\u{…}` for characters, `(all) → new text`, or `(named change) → new path`. */
function caseOf(file: string, line: string): Case {
  const [left = '', right = ''] = line.split(/ →(?: |$)/)
  const change = named[left]
  const replacement = readSigns(right)
  const edit = change ?? (left === '(all)' ? () => replacement : replacing(readSigns(left), replacement))
  return { name: line, path: (change && right) || file, isCopy: left === '(copied)', edit }
}

/** Reads a picture as it is described: `picture a.svg: svg, 8 × 6, 0.1 MB, with <script>`; without format and size it is damaged. */
function picturesOf(line: string): PictureFile[] {
  const described = /^picture (.+?): (?:(\w+), (\d+) × (\d+), )?([\d.]+) MB(?:, with (.+))?$/
  const [, name, format, width, height, size, fault] = described.exec(line) ?? []
  if (!name) return []
  const place = { address: `/images/${name}`, file: `public/images/${name}`, bytes: Number(size) * 2 ** 20 }
  return [{ ...place, facts: format ? { format, width: Number(width), height: Number(height) } : undefined, fault }]
}

const read = cachedRead(readEntry)
const least = validFiles()
const { 'jobs/one.yaml': job = '' } = least

type Files = Readonly<Record<string, string | Uint8Array | undefined>>

/** What the check finds in files, where undefined is a file that is not there, with what else is in their tree. */
function check(files: Files, { published, day = today(), pictures = [] }: Partial<ContentTree> = {}) {
  const present = Object.entries(files).flatMap(([path, content]) => (content === undefined ? [] : [[path, content]]))
  const removed = Array.from(published ?? [], ([path, text = '']) => ({ path, text })).filter(
    ({ path }) => files[path] === undefined,
  )
  const addresses = pictures.map(({ address }) => address)
  return checkTree({ ...toTree(Object.fromEntries(present), addresses), published, removed, day, pictures }, read)
}

/** The findings as the check prints them, without `content/`, with the number that a line has for the reader of a transcript. */
const linesOf = (
  { errors, warnings }: Pick<CheckResult, 'errors' | 'warnings'>,
  lineIn = (_: string, line: number) => line,
): string[] =>
  [...errors, ...warnings].map(({ file, line, column, path, id, message, severity }) => {
    const own = file.replace(/^content\//, '')
    const numbers = /(?<=line )\d+(?: of content\/[^ ;]+)?|(?<=\()\d+(?=:\d+\))/g
    const told = message.replace(numbers, (words) =>
      words.replace(/^\d+/, (number) => `${lineIn(words.split('content/')[1] ?? own, Number(number))}`),
    )
    return [`${own}:${lineIn(own, line)}:${column}`, path, severity === 'warning' ? `warning: ${told}` : told, id]
      .filter(Boolean)
      .join('  ')
  })

/** What tells of all that the site has, and no case is about: lists of the fields of a group, of pages, folders, blocks, and placeholders. */
const lists = [
  /(?<=(?:the fields here are|with the fields|write) )\w+(?:, \w+)*,? and \w+(?=[.;,]| below| {2})(?:, each on a line such as "[^"]*")?/,
  /(?<=the nearest are )"[^"]*", .*?, and "[^"]*"/,
  /(?<=(?:one of the folders|move it to the folder) ).*?,? or \w+/,
  /(?<=write )\{\w+\}, .*?, or \{\w+\}/,
  /(?<=write one of )<\w+>, .*?, or <\w+>/,
]

/**
 * A transcript in `broken/` as the check writes it today. Below the path of a content file are its lines behind their numbers, from where on
 * the cases have that file; what its schema requires besides is added to it, and to the content folder, and is not told of. Then follow the cases,
 * and below each the indented lines that the check prints of the files of the transcript, which begin with line and column where they concern
 * the file itself. Before the cases may be changes that all of them have: `with`, a path, and the change; and the pictures that there are.
 */
function transcribe(name: string, text: string): string {
  // The first line says what the cases are about, and on which day.
  const [about = '', ...parts] = text.trimEnd().split('\n\n')
  const [, day = today()] = /On (\d{4}-\d\d-\d\d)/.exec(about) ?? []
  const valid = { ...least }
  const own = new Set<string>()
  const added = new Set<string>()
  const written = parts.map((part) => {
    const [file = '', ...lines] = part.split('\n')
    const shown = lines.flatMap((line) => /^ *\d*\| ?(.*)/.exec(line)?.slice(1) ?? [])
    if (shown.length > 0) {
      valid[file] = completed(file, `${shown.join('\n')}\n`)
      for (const line of valid[file].split('\n')) if (!['', ...shown].includes(line)) added.add(line)
    }
    own.add(file)
    const shared = lines.flatMap((line) => {
      const [, path = '', change = ''] = /^with (\S+): (.*)$/.exec(line) ?? []
      return path ? caseOf(path, change) : []
    })
    const pictures = lines.flatMap(picturesOf)
    const files = { ...valid }
    for (const { path, edit } of shared) files[path] = String(edit(files[path] ?? ''))
    const cases = lines
      .filter((line) => !/^(?:with |picture | {2}| *\d*\|)/.test(line))
      .map((line) => caseOf(file, line))
    const answers = cases.flatMap(({ name: change, path, isCopy, edit }) => {
      const published = new Map([file, path, ...shared.map((other) => other.path)].map((each) => [each, valid[each]]))
      const changed: Files = { ...files, ...(!isCopy && { [file]: undefined }), [path]: edit(files[file] ?? '') }
      const lineIn = (place: string, line: number) =>
        line -
        `${changed[place]}`
          .split('\n')
          .slice(0, line - 1)
          .filter((each) => added.has(each)).length
      const result = check(changed, { published: name === 'published.txt' ? published : undefined, day, pictures })
      const launch = { ...result, errors: checkLaunch(result.entries, day), warnings: [] }
      const printed = linesOf(name === 'launch.txt' ? launch : result, lineIn)
      const named = [...own, path, ...pictures.map((picture) => picture.file)]
      const isOwn = (place: string) => named.some((each) => each === place || each.startsWith(`${place}/`))
      const told = printed
        .filter((line) => isOwn(line.replace(/:.*/s, '')))
        .map((line) => lists.reduce((words, list) => words.replace(list, '…'), line))
      return [change, ...told.map((line) => `  ${line.startsWith(`${file}:`) ? line.slice(file.length + 1) : line}`)]
    })
    const numbered = shown.map((line, index) => `${String(index + 1).padStart(2)}| ${line}`.trimEnd())
    return [file, ...numbered, ...lines.filter((line) => /^(?:with|picture) /.test(line)), ...answers].join('\n')
  })
  expect(linesOf(check(valid)), `the files of ${name}`).toEqual([])
  return `${[about, ...written].join('\n\n')}\n`
}

/** The least files without those of some folders. */
const without = (...folders: string[]): Files =>
  Object.fromEntries(Object.entries(least).filter(([path]) => !folders.includes(path.replace(/\/.*/, ''))))

test('nothing is wrong without articles, jobs, and people', () => {
  expect(linesOf(check(without('articles', 'jobs', 'team')))).toEqual([])
})

test('a field for a picture gets one that exists', () => {
  expect(sampleOf(photo)).toHaveProperty('src', samplePicture.address)
})

const broken = join(import.meta.dirname, 'broken')

test.each(readdirSync(broken))(
  'the check says of broken content what %s has; else run this with -u, and read the difference',
  async (name) => {
    const file = join(broken, name)
    await expect(transcribe(name, readFileSync(file, 'utf8'))).toMatchFileSnapshot(file)
    expect({}).not.toHaveProperty('polluted')
  },
)

test('every finding of the rules of the site has a case', () => {
  const transcripts = readdirSync(broken).map((name) => readFileSync(join(broken, name), 'utf8'))
  expect([...found.listed.keys()].filter((id) => !transcripts.some((text) => text.includes(`  ${id}\n`)))).toEqual([])
})

test.each([
  '👩\u{200D}💻 \u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  '"\\ud83d\\ude00 \\u00e9 \\"here\\""',
])('what makes up visible signs is no mistake, as in %s', (location) => {
  expect(linesOf(check(validFiles({ 'jobs/one.yaml': `location: ${location}\n` })))).toEqual([])
})

test.each([
  ['faq', faqPath('one')],
  ['services', `${routes.services.path}#some-words`],
  ['legal', `${routes.privacy.path}#a-heading`],
  ['use-cases', routes.useCases.path],
])('without the folder %s, no link to its parts and no reference to its entries is reported', (folder, address) => {
  const article = `${least['articles/one.mdx']}\n[A link](${address})\n`
  expect(linesOf(check({ ...without(folder), 'articles/one.mdx': article }))).toEqual([
    expect.stringMatching(new RegExp(`^${folder}:1:1  missing folder; restore it`)),
  ])
})

test('the mistakes of a copied job are those of the copy, which is newer, not of its original', () => {
  const copy = 'jobs/aa-developer.yaml'
  const tree = { ...toTree({ ...least, [copy]: job }), newness: new Map([[copy, 1]]) }
  const found = linesOf(checkTree(tree, read)).map((line) => line.replace(/:\d+:\d+ {2}(\w+).*/, ' $1'))
  expect(found).toEqual(['id', 'title', 'order'].map((path) => `jobs/aa-developer.yaml ${path}`))
})
