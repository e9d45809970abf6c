import { editorConfig, type FormValues, findProblems, fromFile, toFile } from '@site/editor-page'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { previews } from '@/components/editor/previews'
import { type CollectionName, collectionNames, collections } from '@/lib/content/collections'
import { formatDollars } from '@/lib/text/money'
import { placeFiles } from '@/tools/check/site-check'
import { siteEditor } from '@/tools/editor/site-editor'
import { toTree, validFiles } from '../../content/fixture'

const files = validFiles()

const read = (name: CollectionName, text: string) => fromFile(collections[name], text)
const write = (name: CollectionName, values: FormValues) => toFile(collections[name], values)

it('every collection of the site has a form of its files', () => {
  const site = { ...siteEditor, previews }
  const { collections: all = [] } = editorConfig(site, { brand: 'Acme', origin: 'https://acme.example' })
  const paths = all.flatMap((each) => {
    if ('files' in each) return each.files.map(({ file }) => file)
    return 'folder' in each ? [`${each.folder}/*.${each.extension}`] : []
  })
  expect(paths.sort()).toEqual(collectionNames.map((name) => `content/${collections[name].pattern}`).sort())
})

it('lists show days, prices, figures, and what the site does not show', () => {
  const { articles, jobs, planTools, stats } = siteEditor.entries ?? {}
  expect(articles?.line?.({ published: '9999-01-02' })).toEqual(['January 2, 9999', '_scheduled_'])
  expect(articles?.line?.({ published: '2000-01-02', draft: true })).toEqual(['January 2, 2000', '_draft_'])
  expect(jobs?.line?.({ validThrough: '2000-02-02' })).toEqual(['until February 2, 2000', '_closed_'])
  expect(planTools?.line?.({ price: 1320 })).toEqual([formatDollars(1320)])
  expect(stats?.line?.({ value: '3.5', unit: 'x' })).toEqual(['3.5x'])
})

describe('what is shown beside a form', () => {
  const entriesOf = (name: CollectionName) =>
    Object.entries(files)
      .map(([file, text]) => ({ file, text, slug: file.replace(/^.*\/|\.\w+$/g, '') }))
      .filter(({ file, slug }) => collections[name].pattern.replace('*', slug) === file)
      .map(({ text, slug }) => ({ ...read(name, text), slug }))
  const addressOf = (picture: string) => (picture === '/images/new.webp' ? 'blob:new' : undefined)
  const show = (name: CollectionName, values: FormValues) => {
    const { slug, body = '', ...fields } = values
    const format = name === 'articles' ? ('mdx' as const) : ('md' as const)
    const entry = { slug: String(slug), fields, body: String(body), ...('body' in values && { format }) }
    return renderToStaticMarkup(previews[name]?.({ ...entry, addressOf, entriesOf }))
  }

  it.each([
    ['testimonials', 'quote'],
    ['faq', 'question'],
    ['jobs', 'title'],
    ['useCases', 'title'],
    ['services', 'summary'],
    ['stats', 'description'],
    ['team', 'name'],
    ['articles', 'title'],
    ['legal', 'body'],
  ] as const)('the components of %s have what is in the form as %s', (name, field) => {
    expect.hasAssertions()
    for (const entry of entriesOf(name)) expect(show(name, { ...entry, [field]: 'Rewritten' })).toContain('Rewritten')
  })

  it('components in a text as the site has them, and pictures that are not on the site yet', () => {
    const [entry = {}] = entriesOf('articles')
    const body = 'One.\n\n<Steps>\n\n1. Two\n\n</Steps>\n\n![A](/images/new.webp)\n\n![B](/images/old.webp)\n'
    const html = show('articles', { ...entry, body })
    expect(html).toMatch(/<div class="steps"><ol>\s*<li>Two<\/li>/)
    expect(html).toMatch(/src="blob:new".*src="\/images\/old.webp"/s)
    for (const refused of ['<Steps>', '<iframe srcdoc="<script>hit()</script>" />', '[a](javascript:hit())'])
      expect(show('articles', { ...entry, body: refused })).toContain('until its mistakes are corrected')
  })

  it('what an entry lacks', () => {
    const view = previews.stats?.({ slug: 'new', body: '', addressOf, entriesOf })
    expect(renderToStaticMarkup(view)).toContain('once all fields that need it are filled in')
  })
})

const job: [CollectionName, string] = ['jobs', 'jobs/one.yaml']
const question: [CollectionName, string] = ['faq', 'faq/one.md']
const article: [CollectionName, string] = ['articles', 'articles/one.mdx']

/** All entries, as the editor page knows them. */
const known = placeFiles(toTree(files)).placed.map(({ path, collection }) => ({
  path,
  fields: read(collection, files[path] ?? ''),
}))

const findMistakes = (path: string, values: FormValues) =>
  findProblems(siteEditor, `content/${path}`, values, known)
    .filter(({ isWarning }) => !isWarning)
    .map(({ sentence }) => sentence)

/** The mistakes in a form after an edit. */
const mistakesAfter = ([name, path]: [CollectionName, string], edit: object) =>
  findMistakes(path, { ...read(name, files[path] ?? ''), ...edit })

const unfilled = (box: string, name: string) =>
  `Text: the box “${box}” is not filled in; click it, and write its “${name}”.`

describe('the mistakes in a form', () => {
  it.each<[[CollectionName, string], object, unknown]>([
    [job, { id: 'builder' }, expect.stringMatching(/^Name in the address: the id "builder" differs .* write one/)],
    [job, { validThrough: '2000-01-01' }, expect.stringContaining('Close this job: "2000-01-01" is before')],
    [article, { preview: 'a'.repeat(183) }, expect.stringContaining('remove at least 3')],
    [question, { body: 'See <b>this</b>.' }, expect.stringContaining('Text, at “this”: <b> cannot be used here;')],
    [question, { body: 'See [us](www.google.com).' }, expect.stringContaining('write "https://www.google.com"')],
    [question, { body: 'See [us](https://example.com/faq).' }, expect.stringContaining('write "/faq"')],
    [question, { body: '# One' }, 'Text: “One” would be a second page title; make “One” a Heading 2.'],
    [question, { body: '### One' }, 'Text: the heading skips a level; make “One” a Heading 2.'],
    [
      question,
      { body: '![A shelf](https://a.example)' },
      expect.stringMatching(/^Text, at “A shelf”: pictures of other/),
    ],
    [question, { category: 'Zinc' }, expect.stringContaining('or add it to the categories of the page.')],
    [question, { body: 'See [us](/nowhere).' }, expect.stringContaining('"/nowhere" is not a page of this site')],
    [question, { body: '' }, 'Text: nothing is written here, but the site needs it.'],
    [article, { body: '<Figure src="/a.webp" caption="A" />' }, unfilled('Figure', 'Description of the picture')],
    [article, { body: '<Callout>\n\nOne.\n\n</Callout>' }, unfilled('Callout', 'Title')],
    [
      article,
      { body: '<Steps>\n\n- One\n\n</Steps>' },
      expect.stringContaining('Text, at “One”: the box “Steps” holds'),
    ],
  ])('are told by label and in the words of the form: %j, %j', (file, edit, message) => {
    expect(mistakesAfter(file, edit)).toEqual(expect.arrayContaining([message]))
  })

  it.each([job, question, article, ['site', 'site.yaml'] satisfies [CollectionName, string]])(
    'are none in a valid entry of %s, which a form writes back as it is',
    (name, path) => {
      expect(mistakesAfter([name, path], {})).toEqual([])
      const text = write(name, read(name, files[path] ?? ''))
      expect(write(name, read(name, text))).toBe(text)
      expect(read(name, text)).toEqual(read(name, files[path] ?? ''))
    },
  )
})
