import { editorConfig, type FormValues, findMistakes, fromFile, toFile } from '@site/editor-page'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type CollectionName, collectionNames, collections } from '@/lib/content/collections'
import { siteEditor } from '@/tools/editor/site-editor'
import { validFiles } from '../../content/fixture'

const files = validFiles()

const read = (name: CollectionName, text: string) => fromFile(collections[name], text)
const write = (name: CollectionName, values: FormValues) => toFile(collections[name], values)

it('every collection of the site has a form of its files', () => {
  const { collections: all = [] } = editorConfig(siteEditor, { brand: 'Acme', origin: 'https://acme.example' })
  const paths = all.flatMap((each) => {
    if ('files' in each) return each.files.map(({ file }) => file)
    return 'folder' in each ? [`${each.folder}/*.${each.extension}`] : []
  })
  expect(paths.sort()).toEqual(collectionNames.map((name) => `content/${collections[name].pattern}`).sort())
})

describe('the preview of a body', () => {
  const preview = (body: string) =>
    renderToStaticMarkup(
      createElement('div', null, siteEditor.preview({ heading: 'A & B', body, format: 'mdx', addressOf })),
    )
  const addressOf = (picture: string) => (picture === '/images/new.webp' ? 'blob:new' : undefined)

  it('shows components as the site does, and pictures that are not on the site yet', () => {
    const html = preview('One.\n\n<Steps>\n\n1. Two\n\n</Steps>\n\n![A](/images/new.webp)\n\n![B](/images/old.webp)\n')
    expect(html).toContain('<h1 class="mb-6">A &amp; B</h1>')
    expect(html).toMatch(/<div class="steps"><ol>\s*<li>Two<\/li>/)
    expect(html).toMatch(/src="blob:new".*src="\/images\/old.webp"/s)
  })

  it('says why there is none', () => {
    expect(preview('<Steps>')).toContain('until its mistakes are corrected')
  })
})

const job: [CollectionName, string] = ['jobs', 'jobs/engineer.yaml']
const tool: [CollectionName, string] = ['planTools', 'plan-tools/order-desk.yaml']
const question: [CollectionName, string] = ['faq', 'faq/how-soon.md']
const article: [CollectionName, string] = ['articles', 'articles/smart-shelves-retail-ai.mdx']

/** The mistakes in a form after an edit. */
const mistakesAfter = ([name, path]: [CollectionName, string], edit: object) =>
  findMistakes(siteEditor, `content/${path}`, { ...read(name, files[path] ?? ''), ...edit })

describe('the mistakes in a form', () => {
  it.each<[[CollectionName, string], object, string]>([
    [job, { title: 'Engineer ' }, 'Job title: "Engineer " has spaces at the start or end; remove them.'],
    [
      job,
      { id: 'builder' },
      'Name in the address: the id "builder" differs from the file name; write "engineer", or rename the file.',
    ],
    [tool, { price: '1.320' }, 'Price: found the text "1.320" where a number is expected; write 1320 or 1.32.'],
    [question, { body: 'See <b>this</b>.' }, 'Text: HTML such as <b> cannot be used; for bold text write **text**.'],
  ])('are told by label and in the words of the content check: %j, %j', (file, edit, message) => {
    expect(mistakesAfter(file, edit)).toContain(message)
  })

  it('are told of a name that no address can have', () => {
    const values = read('articles', files['articles/smart-shelves-retail-ai.mdx'] ?? '')
    expect(findMistakes(siteEditor, 'content/articles/index.mdx', values)).toEqual([
      expect.stringMatching(/^Name of the file: hosts take "index"/),
    ])
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
