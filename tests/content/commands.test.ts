import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { reportContent } from '@/tools/check/report-content'
import { temporaryFolder } from '../support/temporary-folder'
import { runTool, writeContent } from './temporary-content'

const emptyTagline = (files: Record<string, string>): void => {
  files['site.yaml'] = files['site.yaml']?.replace(/^tagline: .*$/m, 'tagline: ""') ?? ''
}

/** The number of the line of a file that begins with a text. */
const lineOf = (content: string, file: string, start: string): number =>
  readFileSync(join(content, file), 'utf8')
    .split('\n')
    .findIndex((line) => line.startsWith(start)) + 1

test('the content check prints every finding, annotates under GitHub Actions, and has no entries to give', async () => {
  const content = writeContent((files) => {
    emptyTagline(files)
    delete files['stats/one.yaml']
  })
  const summary = join(dirname(content), 'summary.md')
  const print = vi.spyOn(console, 'log').mockReturnValue()
  vi.stubEnv('GITHUB_ACTIONS', 'true')
  vi.stubEnv('GITHUB_STEP_SUMMARY', summary)
  expect((await reportContent({ folder: content })).entries).toBeUndefined()
  const stdout = print.mock.calls.join('\n')
  const line = lineOf(content, 'site.yaml', 'tagline:')
  const place = `site.yaml:${line}:1  tagline  the text is empty`
  expect(stdout).toContain(`/${place}`)
  expect(stdout).toMatch(/\/stats:1:1 .*\n\n2 errors in 2 files\n/s)
  const annotation = `/site.yaml,line=${line},col=1,title=tagline field/empty::the text is empty`
  expect(stdout.match(/^::error file=(.*)$/m)?.[1]).toContain(annotation)
  expect(readFileSync(summary, 'utf8')).toContain(place)
})

test('the content of the second firm has no mistake and no warning', async () => {
  const { stdout } = await runTool('content-check', 'examples/fern-and-ledger/content')
  expect(stdout).toMatch(/^\d+ entries in \d+ collections are valid/)
})

test('with --format json, the content check prints one object for programs, with a repair where one is certain', async () => {
  const content = writeContent((files) => {
    emptyTagline(files)
    files['jobs/one.yaml'] = files['jobs/one.yaml']?.replace('type: ', 'type ') ?? ''
    files['articles/one.mdx'] += '\n<Callout title="A">\n\nText.\n\n</Figure>\n'
  })
  const { code, stdout } = await runTool('content-check', content, '--format', 'json')
  const { findings } = JSON.parse(stdout)
  const [line, tagline] = [lineOf(content, 'jobs/one.yaml', 'type '), lineOf(content, 'site.yaml', 'tagline:')]
  const repair = { from: line, to: line, lines: ['type: Some text'], safe: true }
  expect(findings.slice(-2)).toMatchObject([
    { file: expect.stringMatching(/content\/jobs\/one\.yaml$/), line, message: expect.any(String), repair },
    { file: expect.stringMatching(/content\/site\.yaml$/), line: tagline, path: 'tagline', id: 'field/empty' },
  ])
  expect(findings.at(-1)).not.toHaveProperty('repair')
  expect(code).toBe(1)
})

test('the fix corrects what it can, says what it did and what it left, and exits with 1 while anything is left', async () => {
  const content = writeContent((files) => {
    emptyTagline(files)
    files['jobs/one.yaml'] = files['jobs/one.yaml']?.replaceAll('\n', '\r\n') ?? ''
    files['quotes/rotating.yaml'] = files['quotes/rotating.yaml']?.replace(/^placement: /m, 'placement ') ?? ''
  })
  const { code, stdout } = await runTool('content-fix', content)
  expect(stdout).toContain('/jobs/one.yaml  corrected: line ends and invisible characters\n')
  expect(stdout).toContain('/site.yaml  1 mistake left\n')
  expect(stdout).toContain('\n2 files corrected, 1 with mistakes left\n')
  const place = `quotes/rotating.yaml:${lineOf(content, 'quotes/rotating.yaml', 'placement:')}`
  expect(stdout).toContain(`${place}  repaired: a colon and a space`)
  expect(stdout).toMatch(/ {2}repaired: .*\n {4}\w+: /)
  expect(readFileSync(join(content, 'jobs/one.yaml'), 'utf8')).not.toContain('\r')
  expect(code).toBe(1)
})

test('the launch check stops at invalid content', async () => {
  const content = writeContent(emptyTagline)
  const { code, stdout } = await runTool('launch-check', content)
  expect(stdout).toContain('The content is not valid yet')
  expect(code).toBe(1)
})

const words = 'We counted every shelf of the store for three weeks before we changed anything at all.'
const articles = {
  '_posts/2019-05-01-old-shelves.md': `---\nTitle: "Old shelves: a story"\nsummary: What weeks have shown.\ncategories: [Retail, A topic with far too many letters]\nredirect_from: /2019/old-name/\n---\n# Old shelves: a story\n\n${words} See [tips](../docs/tips.mdx), [places](#deep), and [nothing](/nowhere).\n\n#### Deep\n\nList<T> and {braces}.\n\n\n:::tip Don't be late\n\nMind the *gap*.\n\n:::\n\n~~~js\nputs  "{{ a }}"\n\n\n~~~\n`,
  'new/index.md': `+++\ntitle = "New shelves for the store"\ndraft = true\n+++\n${words}\n\n<figure><img src="a.png" alt="A shelf with boxes"><figcaption>The <b>shelf</b></figcaption></figure>\n\n![](a.png)\n`,
  'docs/tips.mdx': `---\ntitle: Tips for the counting\ndate: 2021-03-04\n---\nimport Tabs from '@theme/Tabs'\n\n{/* for colleagues */}\n\nexport const meta = { kept: \`inside\` }\n\n${words} <Badge kind={new}>Fresh</Badge> ${'word'.repeat(600)}\n\n<video src="/x.mp4" />\n\nBelow it.\n`,
  '2022-05-06-page.html': `<article><h1>A page of its own</h1><p>${words} <b>It is bold.</b></p><!-- hidden words --><iframe src="https://www.youtube.com/embed/xyz" title="A film"></iframe><table><caption>Rows</caption><tr><td>One</td></tr></table>\n---\ntwo: rules\n---\n</article>`,
  'new/marks.md': `---\ntitle: Marks of other systems\ndate: May 4, 2019\ndraft: "false"\n---\n${words}\n\n> [!WARNING]\n> Mind \`the\` gap.\n\n!!! tip "Be early"\n    Come soon.\n\n{{% notice info %}}\nInside.\n{{% /notice %}}\n\n{{< figure src="a.png" alt="Shelves" caption="Four shelves" >}}\n\n{% highlight js linenos %}\nlet b = 1\n{% endhighlight %}\n\n{{< youtube abc >}} {% include other.html %}\n\n<table><tr><th>Head</th></tr><tr><td><ul><li>first</li><li>second</li></ul></td></tr></table>\n`,
  'export.xml': `<rss><channel><item><title>Hello from the &amp; shop</title><category>Retail</category><content:encoded><![CDATA[At last, ${words}\n\n[caption id="a"]<img src="https://old.example/a.jpg" alt="A shop"/> The front[/caption]\n\n[gallery ids="1"] Its end.]]></content:encoded><wp:post_date>2018-01-02 10:00:00</wp:post_date><wp:post_name>hello</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item></channel></rss>`,
}

const imported = [
  /^---\ntitle: 'Old shelves: a story'\npreview: What .*\n {2}- Retail\npublished: 2019-05-01\n.*- old-name\n.*\[tips\]\(\/blog\/tips\), \[places\]\(#deep\), and nothing\.\n\n## Deep\n\nList`<T>` and \\\{braces\}\.\n\n<Callout title="Don't be late">\n {2}Mind the \*gap\*\.\n<\/Callout>\n\n```js\nputs {2}"\{\{ a \}\}"\n\n\n```\n$/s,
  /\n# From the first paragraph; read it\.\npreview: We counted.*\ndraft: true\n.*<Figure src="\/images\/new-new-a-png\.webp" alt="A shelf with boxes" caption="The shelf" \/>/s,
  /\ndraft: true\n.*\n\nBelow it\.\n$/s,
  /title: A page of its own\n.*published: 2022-05-06\n.*\*\*It is bold\.\*\*\n\n\[A film\]\(https:\/\/www\.youtube/s,
  /published: 2019-05-04\n(?!.*draft: ).*<Callout title="Warning">\n {2}Mind `the` gap\.\n<\/Callout>\n\n<Callout title="Be early">\n {2}Come soon\..*<Callout title="Info">\n {2}Inside.*<Figure src="\/images\/marks-new-a-png\.webp" alt="Shelves" caption="Four shelves" \/>\n\n```js\nlet b = 1\n```\n\n\[Video\]\(.*=abc\).*\| first; second \|/s,
  /title: Hello from the & shop\n.*- Retail\npublished: 2018-01-02\n.*\[A shop\]\(https:\/\/old\.example\/a\.jpg\)\n\nThe front\n\nIts end\.\n$/s,
]

test('the import loses no word, makes drafts of articles with mistakes, and changes nothing when it runs again', async () => {
  const shelf = sharp({ create: { width: 2000, height: 40, channels: 3, background: 'teal' } }).png()
  const folder = temporaryFolder({ ...articles, 'README.md': '', 'new/a.png': await shelf.toBuffer() })
  const content = writeContent()
  vi.stubEnv('CONTENT_DIR', content)
  const run = async (...options: string[]) => (await runTool('content-import', folder, ...options)).stdout
  expect(await run('--dry-run')).toContain('6 articles would be imported')
  const report = await run()
  const textOf = (name: string) => readFileSync(join(content, `articles/${name}.mdx`), 'utf8')
  const texts = ['old-shelves', 'new', 'tips', 'page', 'marks', 'hello'].map(textOf)
  for (const [index, text] of texts.entries()) expect(text).toMatch(imported[index] ?? '')
  expect(report).toMatch(/draft until line \d+ of articles\/tips\.mdx .*old-name\/ → \/blog\/old-s.*\n6 articles im/s)
  expect(report).toMatch(/\n {2}line 24: left out: \{% include other\.html %\}.*\nREADME\.md {2}is passed over/s)
  expect(await run()).toContain('0 articles imported, of which 0 as drafts; 7 left as they are')
  expect(await sharp(join(content, '../public/images/new-new-a-png.webp')).metadata()).toMatchObject({ width: 1600 })
  const prose = Object.values(articles).map((text) =>
    text.replace(/<(?:!\[CDATA|\/?[a-z][^<>]*>)|\{[{%][<%]? *\/?\w+|\]\(.*?\)|^(?:date|draft):.*|^\w+:/gm, ' '),
  )
  const known = [report, ...texts].join('\n').toLowerCase()
  for (const [word] of prose.join('\n').matchAll(/\p{L}{3,}/gu)) expect(known).toContain(word.toLowerCase())
})

const laughs = Array.from('bcdefghij', (name, at) => `${name}: &${name} [${Array(9).fill(`*${'abcdefghi'[at]}`)}]`)
test.each([
  ['a file of 50 MB', { 'a.md': 'x'.repeat(50_000_000) }, /a\.md is larger than any article/],
  ['fields that repeat each other', { 'a.md': `---\na: &a [x]\n${laughs.join('\n')}\n---\n` }, /a\.md cannot be read/],
  ['a path out of the folder', { 'a.md': '![A](../../etc/passwd.png)' }, /outside of the folder/],
])('the import stops with a sentence at %s', async (_, given, sentence) => {
  vi.stubEnv('CONTENT_DIR', writeContent())
  const print = vi.spyOn(console, 'error').mockReturnValue()
  expect((await runTool('content-import', temporaryFolder(given))).code).toBe(1)
  expect(print.mock.calls.join()).toMatch(sentence)
})
