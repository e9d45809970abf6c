import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { readTree } from '@site/content-check/node'
import { describe, expect, it } from 'vitest'
import { checkTree } from '@/lib/content/check'
import { renderBody } from '@/tools/content/render-body'
import { temporaryFolder } from '../support/temporary-folder'
import { cachedEntries } from './cached-entries'
import { toTree, validFiles } from './fixture'

/** Code and HTML that articles, which are MDX, would otherwise run or show. */
const code = [
  'import fs from "node:fs"',
  'export * from "/etc/passwd"',
  '{process.exit(1)}',
  'Text {globalThis.process.env.HOME} text',
  '<Callout title={process.env.HOME}>\n\nText\n\n</Callout>',
  '<Callout {...props} title="A">\n\nText\n\n</Callout>',
  '<Callout title="A" onClick="alert(1)">\n\nText\n\n</Callout>',
  '<constructor>\n\nText\n\n</constructor>',
  '<svg:use href="#x" />',
  '<>\n\nText\n\n</>',
]

/** HTML, which neither Markdown nor MDX may contain. */
const html = [
  '<script>alert(1)</script>',
  '<img src="x" onerror="alert(1)" />',
  '<svg onload="alert(1)"></svg>',
  '<iframe src="https://evil.example"></iframe>',
  '<base href="https://evil.example/" />',
  '<meta http-equiv="refresh" content="0;url=https://evil.example" />',
  '<style>body { display: none }</style>',
  '<form action="https://evil.example"><input name="password" /></form>',
  '<a href="javascript:alert(1)">text</a>',
  '<div style="position: fixed; inset: 0">text</div>',
  '<!-- --><script>alert(1)</script>',
]

/** Addresses that links and pictures may not have. */
const addresses = [
  'javascript:alert(1)',
  'javascript&#58;alert(1)',
  'java&#x0A;script:alert(1)',
  'data:text/html,alert(1)',
  'http://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/../../etc/passwd',
]

/** Fields that abuse what YAML and front matter can do, in place of an article's first field. */
const fields = [
  'title: !!js/function "function () { return process }"',
  'title: !include /etc/passwd',
  'title: &a Smart\npreview2: *a',
  'a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\nd: [*c, *c]\ntitle: Smart',
  '<<: { draft: true }\ntitle: Smart',
  '__proto__: { polluted: yes }\ntitle: Smart',
  '%TAG ! tag:evil.example,2026:\ntitle: Smart',
  'title: { text: x }',
  'body: "<script>alert(1)</script>"\ntitle: Smart',
  '_raw: { flattenedPath: ../../etc/passwd }\ntitle: Smart',
  'oldSlugs: [../../index]\ntitle: Smart',
]

const files = validFiles()
const article = 'articles/smart-shelves-retail-ai.mdx'
const answer = 'faq/how-soon.md'

const read = cachedEntries()

/** The places (`line:column`) where the check finds errors after an edit; the file must have each of them. */
function faultsAfter(file: string, edit: (text: string) => string): string[] {
  const text = edit(files[file] ?? '')
  expect(text).not.toBe(files[file])
  const { errors } = checkTree(toTree({ ...files, [file]: text }), read)
  const own = errors.filter((finding) => finding.file === `content/${file}`)
  const lines = text.split('\n')
  for (const { line, column } of own) expect(column).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1)
  return own.map(({ line, column }) => `${line}:${column}`)
}

const withText = (file: string, injected: string): string[] => faultsAfter(file, (text) => `${text}\n${injected}\n`)
/** The line on which text that is added to an entry begins. */
const lineAfter = (file: string): number => (files[file] ?? '').split('\n').length + 1

/** Fields of the site that hold an address, by the words that the address replaces. */
const addressFields = ['https://network.example/northwind', '/about }', 'https://www.northwind.example']

describe('an article', () => {
  it.each([...code, ...html])('cannot contain %s', (injected) => {
    const faults = withText(article, injected)
    expect(faults.map((place) => place.replace(/:.*/, ''))).toContain(String(lineAfter(article)))
    expect(() => renderBody(injected, 'mdx')).toThrow()
  })

  it.each(fields)('cannot have the fields %j', (field) => {
    expect(faultsAfter(article, (text) => text.replace('title: Smart Shelves', field))).not.toEqual([])
    expect({}).not.toHaveProperty('polluted')
  })

  it.each(['---js', '--- js', '---\t#', '--- ', ';;;'])(
    'cannot begin with %j, so that no other language is read above the text',
    (fence) => expect(faultsAfter(article, (text) => text.replace('---', fence))).not.toEqual([]),
  )
})

/** Which of these paragraphs have an error on their line after they were added to a file. */
function faultyParagraphs(file: string, paragraphs: readonly string[]): string[] {
  const faults = withText(file, paragraphs.join('\n\n'))
  return paragraphs.filter((_, index) => faults.includes(`${lineAfter(file) + 2 * index}:1`))
}

describe('an answer', () => {
  it('cannot contain HTML', () => expect(faultyParagraphs(answer, html)).toEqual(html))

  it.each(html)('does not show %s', (injected) => {
    expect(renderBody(injected, 'md')).not.toMatch(/<(?!\/?(?:p|a|br)\b)/)
  })
})

it.each([article, answer])('a link or a picture in %s cannot lead to addresses that do harm', (file) => {
  const links = addresses.flatMap((address) => [`[text](<${address}>)`, `![text](<${address}>)`])
  expect(faultyParagraphs(file, links)).toEqual(links)
  const definitions = addresses.map((address, index) => `[${index}]: <${address}>`)
  expect(faultyParagraphs(file, definitions)).toEqual(definitions)
})

it.each(addresses)('a field with an address cannot be %s', (address) => {
  const lines = (files['site.yaml'] ?? '').split('\n')
  const places = addressFields.map((field) => {
    const index = lines.findIndex((line) => line.includes(field))
    const [before = ''] = lines[index]?.split(field) ?? []
    return `${index + 1}:${before.search(/\w+: *$/) + 1}`
  })
  const edit = (text: string) =>
    addressFields.reduce((all, field) => {
      const end = field.endsWith(' }') ? ' }' : ''
      return all.replace(field, () => JSON.stringify(address) + end)
    }, text)
  expect(faultsAfter('site.yaml', edit)).toEqual(expect.arrayContaining(places))
})

it('symbolic links are not followed, in the content and in public/', () => {
  const root = temporaryFolder({ 'content/site.yaml': 'brand: A', 'public/images/a.webp': 'RIFF' })
  symlinkSync('/etc/hosts', join(root, 'content/secret.yaml'))
  symlinkSync('/etc', join(root, 'content/articles'))
  symlinkSync('/etc/hosts', join(root, 'public/images/secret.webp'))
  symlinkSync('..', join(root, 'public/images/.up'))
  symlinkSync('/etc/hosts', join(root, 'content/.#lock.yaml'))
  const tree = readTree(join(root, 'content'), join(root, 'public'))
  const links = ['content/articles', 'content/secret.yaml', 'public/images/.up', 'public/images/secret.webp']
  expect(tree.symbolicLinks?.toSorted()).toEqual(links)
  const message = 'a link to another file (symbolic link) cannot be published; put the file itself here'
  expect(checkTree(tree).errors).toEqual(
    expect.arrayContaining(links.map((file) => expect.objectContaining({ file, line: 1, column: 1, message }))),
  )
  expect([...tree.files.keys(), ...tree.publicFiles]).toEqual(['site.yaml', '/images/a.webp'])
})

it.each(['articles/../../x.mdx', 'articles/A B.mdx', 'articles/a%2fb.mdx', 'code.js'])(
  'a file cannot be named %s',
  (name) => {
    const { errors } = checkTree(toTree({ ...files, [name]: files[article] ?? '' }), read)
    expect(errors).not.toEqual([])
  },
)
