import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CheckResult, ContentTree } from '@site/content-check'
import { expect, test } from 'vitest'
import { today } from '@/lib/build/today'
import { checkTree } from '@/lib/content/check'
import { photo } from '@/lib/content/schemas/addresses'
import { faqPath, routes } from '@/lib/routes'
import { cachedEntries } from './cached-entries'
import { handwritten, sampleOf, samplePicture, toTree, validFiles } from './fixture'

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
  '(copied)': (text) => text,
  '(moved)': (text) => text,
  '(moved, with its id)': (text) => text.replace('id: engineer', 'id: index'),
  '(empty)': () => '',
  '(only a comment)': () => '# nothing yet\n',
  '(twice, with "---" between)': (text) => `${text}---\n${text}`,
  '(without fields)': (text) => text.slice(text.lastIndexOf('---') + 4),
  '(without text)': (text) => text.slice(0, text.lastIndexOf('---') + 4),
  '(spaces behind "---")': (text) => text.replaceAll(/^---$/gm, '---  '),
  '(an empty line above)': (text) => `\n${text}`,
  '(a hyphen above)': (text) => `-${text}`,
  '(Windows line ends)': (text) => text.replaceAll('\n', '\r\n'),
  '(one Windows line end)': (text) => text.replace('\n', '\r\n'),
  '(byte order mark)': (text) => `\uFEFF${text}`,
  '(Latin-1)': (text) => Buffer.from(text.replace('Good work', 'Good caf\u00E9'), 'latin1'),
  '(UTF-16)': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  '(PNG)': () => Buffer.from(`\x89PNG\r\n\x1A\n${'\0\x01\xFF'.repeat(300)}`, 'latin1'),
  '(GIF)': () => 'GIF89a: a picture',
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

/** Reads a case: `text → new text`, with `\n`, `\t`, `\\`, and `\u{…}` for characters, or `(named change) → new path`. */
function caseOf(file: string, line: string): Case {
  const [left = '', right = ''] = line.split(/ →(?: |$)/)
  const change = named[left]
  const edit = change ?? replacing(readSigns(left), readSigns(right))
  return { name: line, path: (change && right) || file, isCopy: left === '(copied)', edit }
}

const valid = validFiles()
const read = cachedEntries()
const article = 'articles/smart-shelves-retail-ai.mdx'
const { 'jobs/engineer.yaml': job = '', [article]: text = '' } = valid

/** The errors as the check prints them, without `content/`. */
const linesOf = ({ errors, warnings }: CheckResult): string[] =>
  [...errors, ...warnings].map(({ file, line, column, path, id, message, severity }) => {
    const words = severity === 'warning' ? `warning: ${message}` : message
    return [`${file.replace(/^content\//, '')}:${line}:${column}`, path, words, id].filter(Boolean).join('  ')
  })

/** What the check prints of the valid files with some changes, where undefined deletes a file, compared with what is published. */
function check(
  changes: Readonly<Record<string, string | Uint8Array | undefined>>,
  published?: ContentTree['published'],
  day = today(),
): string[] {
  const files = Object.entries({ ...valid, ...changes }).flatMap(([path, content]) =>
    content === undefined ? [] : [[path, content] as const],
  )
  const removed = Array.from(published ?? [], ([path, text = '']) => ({ path, text })).filter(({ path }) =>
    files.every(([file]) => file !== path),
  )
  return linesOf(checkTree({ ...toTree(Object.fromEntries(files)), published, removed, day }, read))
}

const generated = Object.keys(valid)
  .filter((path) => !Object.hasOwn(handwritten(), path))
  .join('|')
const placeInGenerated = new RegExp(`^(${generated}):(\\d+)|(?<=in line )\\d+(?= of content/(?:${generated}))`)

/**
 * A line without what no case is about: the routes and folders nearby, and the lines of files that follow from schemas. Those of the file
 * of the case are counted from its first change.
 */
const withoutOthers = (line: string, { path, edit }: Case, old = ''): string => {
  const now = String(edit(old) ?? '').split('\n')
  const changed = old.split('\n').findIndex((each, index) => each !== now[index])
  return line
    .replace(placeInGenerated, (_, file?: string, at?: string) => {
      if (!file) return '…'
      return `${file}:${file === path ? `~${Number(at) - changed - 1}` : '…'}`
    })
    .replace(/(?<=the nearest are )"[^"]*", .*?, and "[^"]*"/, '…')
    .replace(/(?<=(?:one of the folders|move it to the folder) ).*?,? or \w+/, '…')
}

/**
 * A transcript in `broken/` as the check writes it today. The path of a content file stands above its cases, and below each case are the
 * indented lines that the check prints, which begin with line and column where they concern the file itself. Before the cases may be changes
 * that all of them have: `with`, a path, and the change.
 */
function transcribe(name: string, text: string): string {
  // The first line says what the cases are about, and on which day.
  const [about = '', ...parts] = text.trimEnd().split('\n\n')
  const [, day = today()] = /On (\d{4}-\d\d-\d\d)/.exec(about) ?? []
  const written = parts.map((part) => {
    const [file = '', ...lines] = part.split('\n')
    const shared = lines.flatMap((line) => {
      const [, path = '', change = ''] = /^with (\S+): (.*)$/.exec(line) ?? []
      return path ? caseOf(path, change) : []
    })
    const files = { ...valid }
    for (const { path, edit } of shared) files[path] = String(edit(files[path] ?? ''))
    const cases = lines.filter((line) => !/^(?:with | {2})/.test(line)).map((line) => caseOf(file, line))
    const answers = cases.flatMap((each) => {
      const { name: change, path, isCopy, edit } = each
      const published = new Map([file, path, ...shared.map((other) => other.path)].map((name) => [name, valid[name]]))
      const changes = { ...files, ...(!isCopy && { [file]: undefined }), [path]: edit(files[file] ?? '') }
      const printed = check(changes, name === 'published.txt' ? published : undefined, day).map((line) =>
        withoutOthers(line, each, files[file]),
      )
      return [change, ...printed.map((line) => `  ${line.startsWith(`${file}:`) ? line.slice(file.length + 1) : line}`)]
    })
    return [file, ...lines.filter((line) => line.startsWith('with ')), ...answers].join('\n')
  })
  return `${[about, ...written].join('\n\n')}\n`
}

test('the fixture is valid', () => expect(check({})).toEqual([]))

test('nothing is wrong without articles, jobs, and people', () => {
  const gone = Object.keys(valid).flatMap((path) => (/^(?:articles|jobs|team)\//.test(path) ? [[path, undefined]] : []))
  expect(gone.length).toBeGreaterThan(1)
  expect(check(Object.fromEntries(gone))).toEqual([])
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

test.each([
  '👩\u{200D}💻 \u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  '"\\ud83d\\ude00 \\u00e9 \\"here\\""',
])('what makes up visible signs is no mistake, as in %s', (location) => {
  expect(check({ 'jobs/engineer.yaml': job.replace('Remote', location) })).toEqual([])
})

test.each([
  ['faq', faqPath('how-soon')],
  ['services', `${routes.services.path}#consulting`],
  ['legal', `${routes.privacy.path}#one`],
  ['use-cases', routes.useCases.path],
])('without the folder %s, no link to its parts and no reference to its entries is reported', (folder, address) => {
  const gone = Object.keys(valid).flatMap((path) => (path.startsWith(`${folder}/`) ? [[path, undefined]] : []))
  const linking = text.replace('(/)', `(${address})`)
  const found = check({ ...Object.fromEntries(gone), [article]: linking })
  expect(found).toEqual([expect.stringMatching(new RegExp(`^${folder}:1:1  missing folder; restore it`))])
})

test('the mistakes of a copied job are those of the copy, which is newer, not of its original', () => {
  const copy = 'jobs/aa-developer.yaml'
  const tree = { ...toTree({ ...valid, [copy]: job }), newness: new Map([[copy, 1]]) }
  const found = linesOf(checkTree(tree, read)).map((line) => line.replace(/:\d+:\d+ {2}(\w+).*/, ' $1'))
  expect(found).toEqual(['id', 'title', 'order'].map((path) => `jobs/aa-developer.yaml ${path}`))
})
