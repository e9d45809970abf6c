import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { type CheckResult, checkTree } from '@/lib/content/check'
import { type FileCase, fileCases } from './broken/file-cases'
import { cachedEntries } from './cached-entries'
import { toTree, validFiles } from './fixture'

const valid = validFiles()
const publicFiles = ['/images/there.webp']
const read = cachedEntries()
const article = 'articles/smart-shelves-retail-ai.mdx'
/** Headings are known when only the fields of an article are broken, so this is a mistake of its own. */
const deadPart =
  'faq/how-soon.md:8:38  body  the page "/blog/smart-shelves-retail-ai" has no part "#fix"; write "/blog/smart-shelves-retail-ai", or add #fix-the-counting-first'

/** The problems as the check prints them, without `content/`. */
const linesOf = ({ problems, warnings }: CheckResult): string[] =>
  [...problems, ...warnings].map(({ file, line, column, path, message, severity }) => {
    const words = severity === 'warning' ? `warning: ${message}` : message
    return [`${file.replace(/^content\//, '')}:${line}:${column}`, path, words].filter(Boolean).join('  ')
  })

/** Replaces one text by another; throws when the text does not occur. */
const replacing = (name: string, [old, replacement]: readonly [string, string]) => {
  return (text: string): string => {
    if (!text.includes(old)) throw new Error(`"${name}" replaces nothing`)
    return text.replace(old, () => replacement)
  }
}

/**
 * The cases of a file in broken/: by broken file and name of the case, the text that is replaced and its replacement,
 * and the lines that the check prints. A line begins with line and column; its path is added where it is the broken file's.
 */
const casesIn = (name: string): FileCase[] =>
  Object.entries<Record<string, [[string, string], ...string[]]>>(
    parse(readFileSync(join(import.meta.dirname, `broken/${name}.yaml`), 'utf8')),
  ).flatMap(([file, cases]) =>
    Object.entries(cases).map(([title, [edit, ...expected]]) => ({
      name: title,
      file,
      edit: replacing(title, edit),
      expected,
    })),
  )

const groups = {
  files: fileCases,
  YAML: casesIn('yaml'),
  schemas: casesIn('schemas'),
  bodies: casesIn('bodies'),
  site: casesIn('site'),
  'as new editors write it': casesIn('editors'),
  'names and layout': casesIn('structure'),
  'pasted text': casesIn('pasted'),
  collections: casesIn('collections'),
}
const allCases = Object.values(groups).flat()

/** The valid files with the edits of some cases. */
const broken = (cases: readonly FileCase[]): Record<string, string | Uint8Array> => {
  const files: Record<string, string | Uint8Array> = { ...valid }
  for (const { name, file, edit = (text: string) => text, rename = file } of cases) {
    const text = files[file]
    if (typeof text !== 'string') throw new Error(`"${name}" needs ${file}`)
    delete files[file]
    if (edit) files[rename] = edit(text)
  }
  return files
}

const expectedOf = ({ file, expected }: FileCase): string[] =>
  expected.map((line) => (/^\d+:\d+ /.test(line) ? `${file}:${line}` : line))

const check = (cases: readonly FileCase[]): string[] => linesOf(checkTree(toTree(broken(cases), publicFiles), read))

test('the fixture is valid', () => {
  expect(check([])).toEqual([])
})

test('a missing content folder is one problem', () => {
  expect(linesOf(checkTree({ ...toTree({}), exists: false }))).toEqual([
    'content:1:1  missing folder; it holds all copy of the site, restore it',
  ])
})

test('at least 120 kinds of broken content are covered, with different names', () => {
  expect(allCases.length).toBeGreaterThanOrEqual(120)
  expect(new Set(allCases.map(({ name }) => name)).size).toBe(allCases.length)
})

describe.each(Object.entries(groups))('broken content: %s', (_, cases) => {
  test.each(cases)('$name', (each) => {
    expect(check([each])).toEqual(expectedOf(each))
  })
})

test.each<[string, (files: Record<string, string>) => void]>([
  [
    'a new job',
    (files) => {
      const text = files['jobs/engineer.yaml'] ?? ''
      files['jobs/office-manager.yaml'] = text
        .replace('id: engineer', 'id: office-manager')
        .replace('title: Engineer', 'title: Office Manager')
        .replace('preview: One sentence', 'preview: Another sentence')
        .replace('order: 10', 'order: 30')
    },
  ],
  ['a closed job', (files) => delete files['jobs/engineer.yaml']],
  [
    'a testimonial with nothing but words',
    (files) => {
      const text = files['testimonials/launch.yaml'] ?? ''
      files['testimonials/bakery.yaml'] = text
        .replace(/^figure:.*?(?=^order:)/ms, '')
        .replace('name: Ana', 'name: Zoë')
        .replace('quote: They did it.', 'quote: They answer.')
        .replace('order: 10', 'order: 20')
    },
  ],
  [
    'two testimonials',
    (files) => {
      const text = files['testimonials/launch.yaml'] ?? ''
      files['testimonials/bakery.yaml'] = text
        .replace('name: Ana', 'name: Zoë')
        .replace('quote: They did it.', "quote: 'They answer: always.'")
        .replace('order: 10', 'order: 20')
    },
  ],
])('%s is no mistake', (_, change) => {
  const files = { ...valid }
  change(files)
  expect(Object.keys(files)).not.toEqual(Object.keys(valid))
  expect(linesOf(checkTree(toTree(files, publicFiles), read))).toEqual([])
})

test.each([
  'location: 👩\u{200D}💻 \u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  'location: "\\ud83d\\ude00 \\u00e9 \\"here\\""',
])('what makes up a visible sign is no invisible character: %s', (field) => {
  const files = {
    ...valid,
    'jobs/engineer.yaml': valid['jobs/engineer.yaml']?.replace('location: Remote', field) ?? '',
  }
  expect(linesOf(checkTree(toTree(files, publicFiles), read))).toEqual([])
})

test.each([
  ['cannot be read', article, (text: string) => text.replace('</Callout>\n', ''), '14:1'],
  ['has broken fields', article, (text: string) => text.replace('published: ', 'published:'), '5:1'],
  ['has a wrong name', 'articles/smart-shelves-retail-ai.md', (text: string) => text, '1:1'],
])('links to an article that %s are left out', (_, path, edit, place) => {
  const files: Record<string, string> = {
    ...valid,
    'faq/how-soon.md': valid['faq/how-soon.md']?.replace('(/services)', '(/blog/smart-shelves-retail-ai#fix)') ?? '',
  }
  delete files[article]
  files[path] = edit(valid[article] ?? '')
  const found = linesOf(checkTree(toTree(files, publicFiles), read))
  expect(found.filter((line) => !line.startsWith(`${path}:${place} `))).toEqual(place === '5:1' ? [deadPart] : [])
})

test('links to the anchor of a service whose fields cannot be read are left out', () => {
  const service = valid['services/consulting.yaml'] ?? ''
  const files: Record<string, string> = {
    ...valid,
    'services/training.yaml': service.replace(/^anchor: .*$/m, 'anchor:training'),
    'faq/how-soon.md': valid['faq/how-soon.md']?.replace('(/services)', '(/services#training)') ?? '',
  }
  const places = checkTree(toTree(files, publicFiles), read).problems.map(({ file }) => file)
  expect([...new Set(places)]).toEqual(['content/services/training.yaml'])
})

test('a missing page is reported although another folder has a file of its name', () => {
  const files: Record<string, string> = {
    ...valid,
    'testimonials/services.yaml': valid['testimonials/launch.yaml'] ?? '',
  }
  delete files['pages/services.yaml']
  delete files['testimonials/launch.yaml']
  const [line, ...more] = linesOf(checkTree(toTree(files, publicFiles), read))
  expect(line).toContain('pages/services.yaml:1:1  missing file; restore it')
  expect(more).toEqual([])
})

test('links are checked whatever the address of the live site is', () => {
  const files = {
    ...valid,
    'site.yaml': valid['site.yaml']?.replace('www.northwind.example', 'www.north(wind.example') ?? '',
    'faq/how-soon.md': valid['faq/how-soon.md']?.replace('(/services)', '(http://example.com/page)') ?? '',
  }
  expect(linesOf(checkTree(toTree(files, publicFiles), read))).toEqual([
    'faq/how-soon.md:8:38  body  "http://example.com/page" is not encrypted; write "https://example.com/page"',
    'site.yaml:5:1  origin  "https://www.north(wind.example" is not a full web address; write one such as https://example.com/page',
  ])
})

test('a link to the page of a job whose file has a wrong name is no mistake of its own', () => {
  const files: Record<string, string> = {
    ...valid,
    'jobs/engineer.yml': valid['jobs/engineer.yaml'] ?? '',
    'faq/how-soon.md': valid['faq/how-soon.md']?.replace('(/services)', '(/careers/engineer)') ?? '',
  }
  delete files['jobs/engineer.yaml']
  expect(linesOf(checkTree(toTree(files, publicFiles), read))).toEqual([
    'jobs/engineer.yml:1:1  files of this folder end in ".yaml"; rename it to "engineer.yaml"',
  ])
})

test.each(['jobs/developer.yaml', 'jobs/aa-developer.yaml', 'jobs/engineer-2.yaml'])(
  'the mistakes of a copied job are those of %s, not of its original',
  (copy) => {
    const files = { ...valid, [copy]: valid['jobs/engineer.yaml'] ?? '' }
    const found = checkTree(toTree(files, publicFiles), read).problems
    expect(found.map(({ file, path }) => `${file} ${path}`)).toEqual(
      ['id', 'title', 'order'].map((path) => `content/${copy} ${path}`),
    )
  },
)

test('a copy of a legal text, which no page shows, is the only mistake', () => {
  const files = { ...valid, 'legal/cookies.md': valid['legal/privacy.md'] ?? '' }
  expect(linesOf(checkTree(toTree(files, publicFiles), read))).toEqual([
    'legal/cookies.md:1:1  no page shows this document; the documents here are privacy and terms',
  ])
})

test.each([
  ['faq', '/faq#how-soon'],
  ['services', '/services#consulting'],
  ['legal', '/privacy#one'],
  ['use-cases', '/use-cases'],
])('without the folder %s, links to its parts and references to its documents are left out', (folder, address) => {
  const files = Object.fromEntries(Object.entries(valid).filter(([path]) => !path.startsWith(`${folder}/`)))
  const linking = files[article]?.replace('(/services#consulting)', `(${address})`) ?? ''
  const found = linesOf(checkTree(toTree({ ...files, [article]: linking }, publicFiles), read))
  expect(found).toEqual([expect.stringMatching(new RegExp(`^${folder}:1:1  missing folder; restore it`))])
})

test('one run reports every problem of every file, in order', () => {
  const names = [
    'a misspelt folder',
    'a value that is not allowed',
    'an empty text',
    'an impossible day',
    'a component closed by another name',
    'an unknown placeholder',
    'a legal text without sections',
    'an unknown kind of illustration',
    'a link field to an unknown page',
    'a web address without encryption',
  ]
  const cases = allCases.filter(({ name }) => names.includes(name))
  expect(cases).toHaveLength(names.length)
  const lines = check(cases)
  expect([...lines].sort()).toEqual(cases.flatMap(expectedOf).sort())
  const places = lines.map((line) =>
    line.replace(/:(\d+):(\d+) .*/, (_, row, column) => `:${row.padStart(4, '0')}:${column.padStart(4, '0')}`),
  )
  expect(places).toEqual([...places].sort())
})
